import Diagnostics

/// A fenced code block.
public struct FencedBlock: Sendable, Hashable {
  /// The node, a code block.
  public let node: Int
  /// The info string, entities and escapes resolved, without white space at its ends: `swift title="a"`.
  public let info: String
  /// The text between the fences: quote marks and indentation left out, lines ended by LF.
  public let content: [UInt8]
  /// Where the opening fence stands, with its info string.
  public let fenceRange: SourceRange
  /// Whether a closing fence ends the block; without one it runs to the end of its container.
  public let isClosed: Bool
  /// Where the lines of the content stand in the file.
  public let origin: TextOrigin

  /// The first word of the info string: the language, or the kind of a scenario; empty if there is none. In `{.swift #id}` it is the
  /// first class.
  public var language: Substring {
    if info.hasPrefix("{.") {
      return info.dropFirst(2).prefix { $0 != " " && $0 != "\t" && $0 != "{" && $0 != "}" }
    }
    return info.prefix { $0 != " " && $0 != "\t" && $0 != "{" && $0 != "}" }
  }

  /// Where the first word of the info string stands; the whole fence if there is none.
  public var languageRange: SourceRange {
    let fence = fenceRange.end.column - fenceRange.start.column - info.unicodeScalars.count
    guard fence >= 0, !language.isEmpty else { return fenceRange }
    return fenceRange.part(offset: fence, count: language.unicodeScalars.count)
  }

  /// Where the info string stands; the whole fence if there is none, or if it has escapes or entities.
  public var infoRange: SourceRange {
    let count = info.unicodeScalars.count
    let fence = fenceRange.end.column - fenceRange.start.column - count
    return fence >= 0 && count > 0 ? fenceRange.part(offset: fence, count: count) : fenceRange
  }

  /// What to say about a block that nothing closes; `nil` for a closed one. Its severity is the caller's to decide: a scenario that
  /// swallows the rest of a page is worse than a listing at its end.
  public func unclosedFence(_ severity: Severity) -> Diagnostic? {
    guard !isClosed else { return nil }
    return Diagnostic(
      severity, "markdown/unclosed-fence", at: fenceRange,
      "the block that begins here has no closing fence",
      explanation:
        "Everything behind it is taken as part of it. The closing fence has the same character, at least as often.",
      solutions: [Solution("write the closing fence on a line of its own behind the block")])
  }
}
