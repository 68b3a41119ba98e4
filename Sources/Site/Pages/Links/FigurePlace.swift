import Content
import Markup

/// A figure's place.
struct FigurePlace: Sendable, Hashable {
  /// The page, among the course's files.
  let file: Int
  /// The figure's id in the page.
  let anchor: String

  /// Links to figures that show the titles of their pages.
  static func links(
    to places: [FigurePlace], from address: Address, in course: Course, separator: String
  ) -> [MarkupNode] {
    places.enumerated().flatMap { position, place -> [MarkupNode] in
      let file = course.files[place.file]
      let anchor = "#" + Address.encoded(fragment: place.anchor)
      let link = MarkupNode.element(
        "a", [Attribute("href", address.link(to: file.address) + anchor)], [.text(file.title)])
      return position == 0 ? [link] : [.text(separator), link]
    }
  }
}
