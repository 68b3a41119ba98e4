import Diagnostics

/// Templates by name, compiled once; a value that all threads share.
///
/// ```
/// let library = TemplateLibrary(layers: [defaultLook, ownLook])
/// let faults = library.diagnostics + library.check("page", against: schema)
/// let fault = library.render("page", with: .record(page), into: &bytes)
/// ```
///
/// The language is Mustache as specified, with inheritance and dynamic names, without lambdas. A template includes another by
/// its path without extension: `{{> partials/nav}}`.
public struct TemplateLibrary: Sendable {
  let templates: [Template]
  let indices: [String: Int]
  /// What each template's calls lead to, by template and call; `nil` for a dynamic or an unknown name.
  let targets: [[Int?]]

  /// Compiles the files of several layers; a file of a later layer stands in for one of the same name in an earlier.
  public init(layers: [[TemplateFile]]) {
    var files: [String: TemplateFile] = [:]
    for file in layers.joined() { files[file.name] = file }
    let templates = files.keys.sorted().compactMap { files[$0] }.map(Template.init)
    let indices = Dictionary(
      templates.indices.map { (templates[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    self.templates = templates
    self.indices = indices
    targets = templates.map { template in
      template.calls.map { call in
        if case .fixed(let name) = call.target { indices[name] } else { nil }
      }
    }
  }

  /// The names of all templates, in alphabetical order.
  public var names: [String] { templates.map(\.name) }

  /// What is wrong with the syntax of any template.
  public var diagnostics: [Diagnostic] { templates.flatMap(\.faults) }

  /// Renders a template.
  ///
  /// A name or partial that does not exist renders as nothing: `check(_:against:)` is what reports it.
  ///
  /// - Parameters:
  ///   - name: the template's name; one that does not exist renders as nothing.
  ///   - value: what the names in the template stand for.
  ///   - bytes: where the result is appended; a buffer that is used again saves its allocation.
  /// - Returns: the fault that ended the rendering, a partial that includes itself without end; else `nil`.
  public func render(_ name: String, with value: TemplateValue, into bytes: inout [UInt8])
    -> Diagnostic?
  {
    guard let index = indices[name] else { return nil }
    var renderer = Renderer(self, value)
    swap(&renderer.output, &bytes)
    renderer.render(index)
    swap(&renderer.output, &bytes)
    return renderer.fault
  }
}
