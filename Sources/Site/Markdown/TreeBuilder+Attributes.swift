import Diagnostics

extension TreeBuilder {
  /// Gives a node attributes, without those that could run a script or change how the page looks.
  mutating func attach(_ found: FoundAttributes, to node: Int) {
    var pairs: [NodeAttributes.Pair] = []
    var ranges: [Range<UInt32>] = []
    for pair in found.pairs {
      guard Self.isSafe(pair.name) else {
        reportUnsafe(pair.name, pair.offsets)
        continue
      }
      guard pair.name != "width" && pair.name != "height" || Length.isSafe(pair.value) else {
        reportLength(pair.name, pair.offsets)
        continue
      }
      pairs.append(NodeAttributes.Pair(name: pair.name, value: pair.value))
      ranges.append(UInt32(pair.offsets.lowerBound)..<UInt32(pair.offsets.upperBound))
    }
    let place = found.identifier?.offsets ?? found.offsets
    let record = AttributeRecord(
      node: Int32(node),
      attributes: NodeAttributes(
        identifier: found.identifier?.name, classes: found.classes, pairs: pairs),
      identifierRange: UInt32(place.lowerBound)..<UInt32(place.upperBound), pairRanges: ranges,
      range: UInt32(found.offsets.lowerBound)..<UInt32(found.offsets.upperBound),
      caption: found.caption)
    // Nearly always the last: only what holds others is given its attributes late.
    let index = attributes.lastIndex { $0.node <= record.node }.map { $0 + 1 } ?? 0
    attributes.insert(record, at: index)
    noteIdentifier(found)
  }

  /// Reports an id that is in the page before.
  private mutating func noteIdentifier(_ found: FoundAttributes) {
    guard let (name, offsets) = found.identifier else { return }
    guard let earlier = identifiers[name] else {
      identifiers[name] = offsets
      return
    }
    foundFaults.append(
      FoundFault(
        severity: .error, identifier: "markdown/duplicate-id", offsets: offsets,
        summary: "`\(name)` is the id of something else on this page",
        solutions: [Solution("choose another id")], note: ("given here", earlier)))
  }

  private static func isSafe(_ name: String) -> Bool {
    let name = name.lowercased()
    return !name.hasPrefix("on")
      && ![
        "style", "href", "src", "srcdoc", "srcset", "action", "formaction", "id", "class", "xmlns",
      ].contains(name)
  }

  private mutating func reportUnsafe(_ name: String, _ offsets: Range<Int>) {
    foundFaults.append(
      FoundFault(
        severity: .warning, identifier: "markdown/unsafe-attribute", offsets: offsets,
        summary: "`\(name)` cannot be set here, so it is left out",
        explanation:
          "Attributes in braces run no scripts and set no styles; a class can be given a style by the course's style sheet.",
        solutions: [Solution("write a class: `.name`")]))
  }

  private mutating func reportLength(_ name: String, _ offsets: Range<Int>) {
    foundFaults.append(
      FoundFault(
        severity: .warning, identifier: "markdown/bad-length", offsets: offsets,
        summary: "`\(name)` needs a number with `%`, `px`, `em` or another unit of length",
        solutions: [Solution("write `\(name)=60%`", replacement: "\(name)=60%")]))
  }
}
