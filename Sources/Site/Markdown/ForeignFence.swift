/// An info string of another program: `{note} Title` of MyST, `{python echo=FALSE}` of Quarto.
enum ForeignFence {
  /// A directive, by its name and what follows it.
  case directive(name: String, arguments: String)
  /// Code that the other program runs, by its language.
  case cell(language: String)

  /// Languages whose cells Quarto, R Markdown and Jupyter run.
  private static let cells = ["python", "r", "julia", "ojs", "bash", "sh", "sql", "stan"]

  /// Reads an info string; `nil` if it is one of ours, or of nobody whom we know.
  init?(_ info: String) {
    guard let name = Self.name(in: info) else { return nil }
    let behind = info.utf8.dropFirst(name.utf8.count + 1)
    let isClosed = behind.first == UInt8(ascii: "}")
    if Self.cells.contains(name.lowercased()) {
      self = .cell(language: name)
      return
    }
    let arguments = info.dropFirst(name.count + 2).split(separator: " ").joined(separator: " ")
    guard isClosed, ForeignDirective(named: name, arguments: arguments) != nil else { return nil }
    self = .directive(name: name, arguments: arguments)
  }

  /// The word that stands right behind the brace with which an info string begins.
  static func name(in info: String) -> String? {
    guard info.utf8.first == UInt8(ascii: "{") else { return nil }
    let name = info.utf8.dropFirst().prefix {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || "-:_+".utf8.contains($0)
    }
    guard let first = name.first, (0x61...0x7A).contains(first | 0x20) else { return nil }
    let next = info.utf8.dropFirst(name.count + 1).first
    return next.map { "}, ".utf8.contains($0) } == true ? String(Substring(name)) : nil
  }
}

extension FencedBlock {
  /// Whether another program's directive or cell is written here, of which the document itself says what is to be said.
  public var isForeign: Bool { ForeignFence(info) != nil }
}
