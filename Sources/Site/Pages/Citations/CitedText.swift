import Citations
import Content
import Markup

/// A citation as it stands on a page: its text, with links to the entries of the works.
struct CitedText: Sendable, Hashable {
  struct Piece: Sendable, Hashable {
    let text: String
    /// The id of the place; `nil` for what names no work, and in captions.
    let id: String?
    /// Where it leads; `nil` where it is no link.
    let href: String?
    /// The whole entry, shown when the pointer rests on it.
    let hover: String?
  }

  let pieces: [Piece]

  var plain: String { pieces.reduce(into: "") { $0 += $1.text } }

  /// - Parameters:
  ///   - target: the way to the page with the list; empty on that page.
  ///   - anchors: the id of each work.
  init(
    _ text: CitationText, _ listed: ListedWorks, target: String, anchors: [String],
    isLinked: Bool
  ) {
    var work = 0
    pieces = text.pieces.map { piece in
      guard let key = piece.key else {
        return Piece(text: piece.text, id: nil, href: nil, hover: nil)
      }
      defer { work += 1 }
      let anchor = "#" + Address.encoded(fragment: ListedWorks.anchor(key))
      return Piece(
        text: piece.text, id: work < anchors.count ? anchors[work] : nil,
        href: isLinked ? target + anchor : nil, hover: listed.hovers[key])
    }
  }

  /// What an author wrote behind a key, without the comma.
  static func suffix(_ text: String) -> String {
    let text = text.drop { $0 == "," || $0.isWhitespace }
    return String(text.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The citation as HTML.
  var markup: MarkupNode {
    .element("span", [Attribute("class", "citation")], pieces.map(Self.markup))
  }

  private static func markup(_ piece: Piece) -> MarkupNode {
    guard let hover = piece.hover else { return .text(piece.text) }
    var attributes: [Attribute] = []
    if let id = piece.id { attributes.append(Attribute("id", id)) }
    if let href = piece.href { attributes.append(Attribute("href", href)) }
    attributes.append(Attribute("title", hover))
    guard piece.href != nil else { return .element("span", attributes, [.text(piece.text)]) }
    attributes.append(Attribute("role", "doc-biblioref"))
    return .element("a", attributes, [.text(piece.text)])
  }
}
