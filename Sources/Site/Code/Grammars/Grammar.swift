/// The table of a language: its words, its comments and strings, and what each byte can begin.
struct Grammar: Sendable {
  /// What a byte can begin, so that the loop asks nothing about those that begin nothing.
  enum Action: UInt8, Sendable {
    case word, digit
    case skip, period, quote, slash, hash, dash, at, dollar, open, close, colon
    case newline, less

    /// Whether a byte is part of a word.
    @inline(__always)
    var isInWord: Bool { rawValue < 2 }
  }

  /// What `#` means.
  enum Hash: Sendable {
    case nothing, comment
    /// `#include`
    case directive
    /// `#if`, `#available`, `#"raw"#`, `#/regex/#`
    case swift
    /// `#[derive(Debug)]`
    case rust
    /// `#name`, a private member
    case name
  }

  /// What a single quotation mark means.
  enum Apostrophe: Sendable {
    case nothing, string, character
    /// A character or the name of a lifetime.
    case rust
  }

  /// What stands before a quotation mark and changes the string.
  enum Prefixes: Sendable {
    case none, python, rust, c
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt32
    /// `//` and `/* */`
    static let slashComments = Traits(rawValue: 1 << 0)
    /// A comment inside a comment counts.
    static let nestedComments = Traits(rawValue: 1 << 1)
    /// `--`
    static let dashComments = Traits(rawValue: 1 << 2)
    /// `/…/` where no operand stands before it
    static let regularExpressions = Traits(rawValue: 1 << 3)
    /// Words with a capital letter and a small one are types.
    static let capitalTypes = Traits(rawValue: 1 << 4)
    /// Words of capital letters are types too.
    static let allCapitalTypes = Traits(rawValue: 1 << 5)
    /// Words before `(` are functions.
    static let calls = Traits(rawValue: 1 << 6)
    /// A keyword before `:` is a label or a key.
    static let labels = Traits(rawValue: 1 << 7)
    /// Words before `!` and a bracket are macros.
    static let macros = Traits(rawValue: 1 << 8)
    /// `_t` at the end makes a type.
    static let underscoreTypes = Traits(rawValue: 1 << 9)
    /// A string before `:` is a key.
    static let stringKeys = Traits(rawValue: 1 << 10)
    /// `'` between digits (C++)
    static let digitApostrophes = Traits(rawValue: 1 << 11)
    /// `@` begins a decorator only at the start of a line.
    static let lineDecorators = Traits(rawValue: 1 << 12)
    /// A word may hold `-`.
    static let hyphens = Traits(rawValue: 1 << 13)
    /// `@name` is a variable.
    static let atVariables = Traits(rawValue: 1 << 14)
    /// `"""` opens a string of several lines.
    static let tripledQuotes = Traits(rawValue: 1 << 15)
    /// Elements of markup are expressions (JSX).
    static let elements = Traits(rawValue: 1 << 16)
  }

  let words: WordTable
  let traits: Traits
  let hash: Hash
  let apostrophe: Apostrophe
  let prefixes: Prefixes
  /// The form of a string in double quotation marks.
  let string: StringForm
  /// The form of what stands in grave accents; `nil` if they mean nothing.
  let backtick: StringForm?
  /// For each byte, what it can begin.
  let actions: [Action]

  init(
    words: [(meaning: WordMeaning, words: String)], foldsCase: Bool = false, traits: Traits,
    hash: Hash = .nothing, apostrophe: Apostrophe = .string, prefixes: Prefixes = .none,
    string: StringForm = StringForm(quote: UInt8(ascii: "\"")), backtick: StringForm? = nil
  ) {
    self.words = WordTable(words, foldsCase: foldsCase)
    self.traits = traits
    self.hash = hash
    self.apostrophe = apostrophe
    self.prefixes = prefixes
    self.string = string
    self.backtick = backtick
    let interpolation =
      prefixes == .python ? .python : backtick?.interpolation ?? string.interpolation
    actions = (0...UInt8.max).map { byte in
      switch byte {
      case UInt8(ascii: "/") where traits.isDisjoint(with: [.slashComments, .regularExpressions]),
        UInt8(ascii: "#") where hash == .nothing,
        UInt8(ascii: "`") where backtick == nil && hash != .swift,
        UInt8(ascii: "'") where apostrophe == .nothing,
        UInt8(ascii: "-") where !traits.contains(.dashComments):
        .skip
      case UInt8(ascii: "<") where traits.contains(.elements): .less
      default:
        Self.bracket(byte, interpolation, hasConditions: traits.contains(.regularExpressions))
          ?? Self.action(of: byte)
      }
    }
  }

  private static func action(of byte: UInt8) -> Action {
    if ByteClass.isDigit(byte) { return .digit }
    if ByteClass.isWord(byte) { return .word }
    switch byte {
    case UInt8(ascii: "."): return .period
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return .quote
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: "#"): return .hash
    case UInt8(ascii: "-"): return .dash
    case UInt8(ascii: "@"): return .at
    case UInt8(ascii: "$"): return .dollar
    default: return .skip
    }
  }

  /// What counts brackets, and what else ends an interpolation.
  private static func bracket(
    _ byte: UInt8, _ interpolation: StringForm.Interpolation, hasConditions: Bool
  ) -> Action? {
    switch byte {
    case UInt8(ascii: "(") where hasConditions || interpolation != .none: .open
    case UInt8(ascii: ")") where hasConditions || interpolation != .none: .close
    case UInt8(ascii: "["), UInt8(ascii: "{"): interpolation == .none ? nil : .open
    case UInt8(ascii: "]"), UInt8(ascii: "}"): interpolation == .none ? nil : .close
    case UInt8(ascii: ":"), UInt8(ascii: "!"): interpolation == .python ? .colon : nil
    case UInt8(ascii: "\n"):
      interpolation == .swift || interpolation == .python ? .newline : nil
    default: nil
    }
  }
}
