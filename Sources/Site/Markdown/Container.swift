import Diagnostics

/// A container: `::: warning Title` … `:::` or `> [!WARNING]`.
public struct Container: Sendable, Hashable {
  public let kind: ContainerKind
  public let node: Int
  /// The node of its title, which holds inlines; `nil` if the author gave none.
  public let title: Int?
  /// The id that the author gave it.
  public let identifier: String?
  /// Where its first line stands.
  public let range: SourceRange
}
