/// A template as it was read.
public struct TemplateFile: Sendable {
  /// The path in the folder of templates: `partials/nav.mustache`. Without its extension it is the template's name.
  public let path: String
  /// The text in UTF-8.
  public let bytes: [UInt8]
  /// The file as it is shown to the author: `Templates/partials/nav.mustache`.
  public let file: String
  /// False for a template that the author did not write and has no file of.
  public let isOwn: Bool

  public init(path: String, bytes: [UInt8], file: String, isOwn: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.file = file
    self.isOwn = isOwn
  }

  /// The name under which other templates include it: `partials/nav`.
  public var name: String {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    guard let dot = path[start...].lastIndex(of: "."), dot > start else { return path }
    return String(path[..<dot])
  }
}
