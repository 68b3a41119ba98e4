import Diagnostics

extension Document {
  /// Whether there are any mentions; costs nothing.
  public var hasMentions: Bool { !mentionRecords.isEmpty }

  /// Every `@name` and `[@name; …]` in text, in order.
  public var mentions: [Mention] {
    // Two, for a finder that goes back counts the line again.
    var (places, names) = (PositionFinder(self.source), PositionFinder(self.source))
    return mentionRecords.map { record in
      Mention(
        node: Int(record.node),
        items: record.items.map { item in
          Mention.Item(
            name: item.name, prefix: item.prefix, suffix: item.suffix,
            suppressesAuthor: item.suppressesAuthor, range: names.range(of: item.offsets))
        },
        isBracketed: record.isBracketed, range: places.range(of: record.range.offsets),
        isInLink: isInside(.link, record.node), isInHeading: isInside(.heading, record.node),
        isInImage: isInside(.image, record.node))
    }
  }
}
