import Citations
import Markdown

extension Bibliography {
  /// Whether a mention cites works, and is not about what the course numbers. A key that looks like the name of a figure is a key.
  public func isCitation(_ mention: Mention) -> Bool {
    mention.items.contains { contains($0.name) || $0.label == nil }
  }

  /// What stands for a citation in a title where there is no list of references: nothing for one in brackets, the names for one that is
  /// part of the sentence. `nil` for a mention that cites nothing.
  public func readableText(of mention: Mention) -> String? {
    guard isCitation(mention), !mention.items.contains(where: { !contains($0.name) }) else {
      return nil
    }
    return mention.isBracketed ? "" : mention.items.first.flatMap { familyNames(of: $0.name) }
  }
}
