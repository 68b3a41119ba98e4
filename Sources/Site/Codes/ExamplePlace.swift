/// Where the text of an example stands in a course.
public enum ExamplePlace: Sendable, Hashable {
  /// A page in `Content/`, in Markdown.
  case page
  /// `Content/site.yml`.
  case configuration
  /// `Content/glossary.yml`.
  case glossary
  /// `Content/formulas.yml`.
  case formulas
  /// `Content/graphs/square.yml`.
  case graph
  /// `Content/references.bib`, all of whose works are cited.
  case bibliography
  /// A template in `Templates/`, or a part of one.
  case template
  /// The paths of the course's files, one on a line.
  case paths
  /// A line for the terminal.
  case command

  /// The language of the example, as an info word: for highlighting.
  public var language: String {
    switch self {
    case .page: "markdown"
    case .configuration, .glossary, .formulas, .graph: "yaml"
    case .bibliography: "text"
    case .template: "html"
    case .paths: "text"
    case .command: "sh"
    }
  }

  /// The file that the example is, if it is one of a fixed name.
  public var file: String? {
    switch self {
    case .configuration: "Content/site.yml"
    case .glossary: "Content/glossary.yml"
    case .formulas: "Content/formulas.yml"
    case .graph: "Content/graphs/square.yml"
    case .bibliography: "Content/references.bib"
    default: nil
    }
  }
}
