import Diagnostics
import Nodes

/// A YAML text as nodes, with everything that is wrong in it.
///
/// ```
/// let document = YAMLDocument(parsing: bytes, origin: TextOrigin(file: "Content/site.yml"))
/// document.root?.mapping?["title"]
/// ```
///
/// What differs from a general YAML reader:
/// - Scalars stay raw text with their style; nothing is resolved by how it looks.
/// - A scalar's range is what is written: quotes are in it; a block scalar begins at its `|` or `>` and ends behind the
///   last character that is not blank. Anchors are not in it.
/// - Duplicate keys, several documents, keys that are not scalars and tags are errors; `<<` is a key like any other.
/// - An alias stands for a copy of the anchored node, with that node's ranges. Depth is bounded by 64 and the number of
///   nodes, those behind aliases counted each time, by 100,000 unless said otherwise.
/// - Mistakes that YAML accepts in silence are reported: a decimal comma between braces, a comment that swallows text, …
public struct YAMLDocument: Sendable {
  /// What the text says; `nil` for a text without content, and for one that cannot be read.
  public let root: Node?
  /// Everything wrong, in the order found, with places in the author's file.
  public let diagnostics: [Diagnostic]

  /// Reads a text of UTF-8 bytes; a byte order mark before it is skipped and counts for no column.
  ///
  /// - Parameters:
  ///   - bytes: the text, with LF, CR LF or CR between lines.
  ///   - origin: where its lines stand in the file.
  ///   - mostNodes: how many nodes it may have.
  public init(
    parsing bytes: some Collection<UInt8>, origin: TextOrigin, mostNodes: Int = 100_000
  ) {
    let read = bytes.withContiguousStorageIfAvailable {
      Self(parsingBytes: $0, origin: origin, mostNodes)
    }
    self =
      read
      ?? Array(bytes).withUnsafeBufferPointer { Self(parsingBytes: $0, origin: origin, mostNodes) }
  }

  private init(
    parsingBytes bytes: UnsafeBufferPointer<UInt8>, origin: TextOrigin, _ mostNodes: Int
  ) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = UnsafeBufferPointer(rebasing: bytes.dropFirst(hasMark ? 3 : 0))
    var builder = NodeBuilder(SourceText(text, origin: origin), mostNodes: mostNodes)
    root = builder.document()
    diagnostics = builder.diagnostics
  }
}
