import Diagnostics

/// What the info string of a fenced block says: its language, its title, and what to show about its lines.
///
/// ```
/// swift {numbers start=10 mark="2,4-6" title="Lens.swift"}
/// python title="x.py" hl_lines="2 3" linenums="1"
/// {.rust #example .numberLines startFrom="3"}
/// js {1,3-5} showLineNumbers
/// rust,editable
/// ```
///
/// The names that other generators use for an option are taken for it: see `CodeOption`.
public struct CodeBlockOptions: Sendable, Hashable {
  /// The language as the author wrote it; empty if there is none.
  public var languageName = ""
  /// The language; `nil` if there is none or it is not known.
  public var language: CodeLanguage? { languageName.isEmpty ? nil : CodeLanguage(languageName) }
  /// What stands above the block, mostly the name of a file.
  public var title: String?
  /// The line numbers and the marked lines.
  public var lines = CodeLines()
  /// `#id`
  public var identifier: String?
  /// `.class`, in the order written.
  public var classes: [String] = []
  /// What is wrong, in the order of the places.
  public private(set) var diagnostics: [Diagnostic] = []

  /// A block without language and options.
  public init() {}

  /// Reads an info string.
  ///
  /// - Parameters:
  ///   - info: what stands behind the opening fence, without white space at its ends.
  ///   - range: where it stands; diagnostics point into it.
  ///   - lineCount: how many lines the block has, to which marks are held.
  public init(parsing info: String, at range: SourceRange?, lineCount: Int) {
    // Nearly all info strings are the name of a language and nothing else.
    if info.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }),
      CodeLanguage(info) != nil
    {
      languageName = info
      return
    }
    var reader = CodeOptionReader(info, at: range)
    languageName = reader.language()
    var marks: [LineList.Entry] = []
    var start: Int?
    var isNumbered = false
    while let setting = reader.next() {
      switch setting.meaning {
      case .identifier: identifier = setting.value
      case .className: classes.append(setting.value)
      case .option(.title): title = setting.value
      case .option(.numbers):
        let number = reader.switchValue(setting)
        isNumbered = number != nil
        // `linenums="5"` numbers from 5; `1` may only mean yes.
        if let number, number > 1 { start = start ?? number }
      case .option(.start):
        guard let number = reader.number(setting) else { continue }
        start = number
        isNumbered = true
      case .option(.mark): marks += reader.lines(setting)
      case .ignored: continue
      }
    }
    if isNumbered { lines.firstNumber = start ?? 1 }
    diagnostics = reader.diagnostics
    if let unknown = reader.unknownLanguage(languageName) { diagnostics.append(unknown) }
    lines.marked = LineList.joined(
      marks, lineCount: lineCount, firstNumber: lines.firstNumber, &diagnostics)
    diagnostics.sort(by: Diagnostic.inOrder)
  }

  public static func == (left: CodeBlockOptions, right: CodeBlockOptions) -> Bool {
    left.languageName == right.languageName && left.title == right.title
      && left.lines == right.lines
      && left.identifier == right.identifier && left.classes == right.classes
      && left.diagnostics == right.diagnostics
  }
}
