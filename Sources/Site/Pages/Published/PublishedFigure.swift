/// What a figure shows, read from its markup: the same from a page that was written and from one that could be.
public struct PublishedFigure: Sendable, Hashable {
  /// The text alternative; empty if it shows no drawing.
  public let alternative: String
  /// Its equations as text, one a line.
  public let equations: [String]
  /// Its drawing without the words that stand for it; empty if it shows none.
  public let drawing: [UInt8]

  /// Reads the markup of one figure, as `Figure.markup` makes it.
  public init(markup: some Collection<UInt8>) {
    let bytes = Array(markup)
    let svg = Self.element("svg", in: bytes[...]) ?? []
    alternative = Self.element("desc", in: svg).map { Self.text(of: $0) } ?? ""
    drawing = Array(Self.removing(["title", "desc"], from: svg))
    let rows = Self.elements("math", in: bytes[...])
    equations = rows.map { Self.text(of: $0) }
  }

  /// The figures of a page by what follows `figure-` in their anchors.
  public static func figures(of page: [UInt8]) -> [String: PublishedFigure] {
    var figures: [String: PublishedFigure] = [:]
    for markup in elements("figure", in: page[...]) {
      guard let close = markup.firstIndex(of: UInt8(ascii: ">")) else { continue }
      let tag = String(decoding: markup[..<close], as: UTF8.self)
      guard let start = tag.range(ofText: " id=\"figure-") else { continue }
      let id = tag[start...].prefix { $0 != "\"" }
      figures[unescaped(String(id))] = PublishedFigure(markup: markup)
    }
    return figures
  }

  // MARK: Elements

  /// The first element of a name, tags included; elements of that name do not stand in each other.
  private static func element(
    _ name: StaticString, in bytes: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    guard let start = position(of: "<\(name)", in: bytes),
      let end = position(of: "</\(name)>", in: bytes[start...])
    else { return nil }
    return bytes[start..<end + name.utf8CodeUnitCount + 3]
  }

  private static func elements(
    _ name: StaticString, in bytes: ArraySlice<UInt8>
  ) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let element = element(name, in: rest) {
      found.append(element)
      rest = rest[element.endIndex...]
    }
    return found
  }

  private static func removing(
    _ names: [StaticString], from bytes: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    var left = bytes
    for name in names {
      guard let element = element(name, in: left) else { continue }
      left = (left[..<element.startIndex] + left[element.endIndex...])[...]
    }
    return left
  }

  private static func position(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    var index = bytes.startIndex
    while let next = bytes[index...].firstIndex(of: first) {
      guard next + wanted.count <= bytes.endIndex else { return nil }
      if bytes[next..<next + wanted.count].elementsEqual(wanted) { return next }
      index = next + 1
    }
    return nil
  }

  // MARK: Text

  /// What is between the tags, as `PlainMath` writes it.
  private static func text(of markup: ArraySlice<UInt8>) -> String {
    var writer = PlainMath()
    var index = markup.startIndex
    while index < markup.endIndex {
      guard markup[index] == UInt8(ascii: "<") else {
        writer.bytes.append(markup[index])
        index += 1
        continue
      }
      let end = markup[index...].firstIndex(of: UInt8(ascii: ">")) ?? markup.endIndex - 1
      writer.take(tag: markup[index...end])
      index = end + 1
    }
    return unescaped(writer.text)
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    while let index = rest.firstIndex(of: "&") {
      result += rest[..<index]
      rest = rest[index...]
      if let (entity, sign) = entities.first(where: { rest.hasPrefix($0.0) }) {
        result += sign
        rest = rest.dropFirst(entity.count)
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}

extension String {
  /// Where the text begins that follows another in it.
  fileprivate func range(ofText wanted: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(wanted) { return self.index(index, offsetBy: wanted.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
