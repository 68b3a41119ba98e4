import Content
import Markdown
import Markup
import Phrases

/// Writes the list of everything of a kind that has a number in the course.
struct NumberedListWriter: Sendable {
  let course: CheckedCourse

  /// The list as HTML: one for each page if each has numbers of its own.
  ///
  /// - Parameters:
  ///   - kind: what is listed.
  ///   - address: the page that shows it.
  func markup(of kind: LabelKind, at address: Address) -> MarkupNode {
    let files = course.navigation.fileOrder
    let lists = files.compactMap { file -> (file: Int, items: [MarkupNode])? in
      let items = items(of: kind, in: file, at: address)
      return items.isEmpty ? nil : (file, items)
    }
    if lists.allSatisfy({ numbers.pages[$0.file].areUnique }) {
      return list(lists.flatMap(\.items))
    }
    return .fragment(
      lists.flatMap { file, items -> [MarkupNode] in
        let page = course.course.files[file]
        return [
          .element(
            "p", [Attribute("class", "list-of-page")],
            [
              .element(
                "a", [Attribute("href", address.link(to: page.address))], [.text(page.title)])
            ]),
          list(items),
        ]
      })
  }

  private var numbers: CourseNumbers { course.checker.mentions.numbers }

  private func list(_ items: [MarkupNode]) -> MarkupNode {
    items.isEmpty ? .fragment([]) : .element("ul", [Attribute("class", "list-of")], items)
  }

  private func items(of kind: LabelKind, in file: Int, at address: Address) -> [MarkupNode] {
    let page = numbers.pages[file]
    let target = course.course.files[file].address
    let path = target == address ? "" : address.link(to: target)
    return zip(page.items, page.numbers).compactMap { item, number in
      guard item.kind == kind, let number else { return nil }
      let anchor = item.anchor.map { "#" + Address.encoded(fragment: $0) } ?? ""
      let name = course.checker.mentions.name(of: kind, number: number)
      var content: [MarkupNode] = [
        .element(
          "a", [Attribute("href", path.isEmpty && anchor.isEmpty ? "#" : path + anchor)],
          [.text(name)])
      ]
      let title = title(of: item, in: course.pages[file])
      if !title.isEmpty { content += [.text(" "), .element("span", [], [.text(title)])] }
      return .element("li", [], content)
    }
  }

  /// A caption, the title of a statement or a formula, as plain text.
  private func title(of item: NumberedItem, in page: CheckedPage) -> String {
    if let block = item.block {
      guard case .figure(let content) = page.blocks[block], let caption = content.caption else {
        return ""
      }
      return caption.plainText(of: caption.document.nodes.indices)
    }
    if item.kind == .equation {
      // Of several lines each would show all.
      let isAlone = page.outline.items.items.count { $0.node == item.node } == 1
      return isAlone ? page.text.plainText(of: item.node..<item.node + 1) : ""
    }
    return item.title.map { page.text.plainText(of: $0) } ?? ""
  }
}
