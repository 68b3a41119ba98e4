/// A text with the little markup that a title may have, and formulas.
public struct RichText: Sendable, Hashable {
  /// How a run of characters is set.
  public struct Style: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let emphasis = Style(rawValue: 1)
    public static let strong = Style(rawValue: 2)
    public static let smallCapitals = Style(rawValue: 4)
    public static let superscript = Style(rawValue: 8)
    public static let `subscript` = Style(rawValue: 16)
    public static let code = Style(rawValue: 32)
    /// The title of a work, which is set in italics.
    public static let work = Style(rawValue: 64)
    /// The text is a formula in TeX.
    public static let formula = Style(rawValue: 128)
  }

  /// Characters that are set alike.
  public struct Run: Sendable, Hashable {
    public var text: String
    public var style: Style
    /// Where it leads, if it is a link.
    public var link: String?

    public init(_ text: String, style: Style = [], link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  public private(set) var runs: [Run] = []

  public init() {}

  public init(_ text: String, style: Style = [], link: String? = nil) {
    append(text, style: style, link: link)
  }

  public var isEmpty: Bool { runs.isEmpty }

  /// The characters alone; a formula is its source.
  public var plain: String { runs.reduce(into: "") { $0 += $1.text } }

  /// Adds characters behind the last.
  public mutating func append(_ text: String, style: Style = [], link: String? = nil) {
    guard !text.isEmpty else { return }
    if continuesLast(style, link) {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text, style: style, link: link))
    }
  }

  private func continuesLast(_ style: Style, _ link: String?) -> Bool {
    guard let last = runs.last else { return false }
    return last.style == style && last.link == link && !style.contains(.formula)
  }

  /// Adds a text, all of it set in a style besides its own.
  public mutating func append(_ other: RichText, style: Style = []) {
    for run in other.runs {
      append(run.text, style: run.style.union(style), link: run.link)
    }
  }

  /// Takes the last characters away while a condition holds; formulas stay.
  mutating func dropLast(while isDropped: (Character) -> Bool) {
    while let run = runs.last, !run.style.contains(.formula) {
      let kept = run.text.count - run.text.reversed().prefix(while: isDropped).count
      guard kept == 0 else {
        runs[runs.count - 1].text = String(run.text.prefix(kept))
        return
      }
      runs.removeLast()
    }
  }
}
