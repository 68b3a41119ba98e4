import Geometry

/// The key under a drawing: samples with words, in rows that fit a width.
public struct Legend: Sendable, Hashable {
  /// One entry's room.
  public struct Place: Sendable, Hashable {
    /// Where the sample is drawn, in its middle.
    public var sample: Rectangle
    public var label: Label
  }

  /// In the order of the words.
  public var places: [Place]
  /// Of all rows, in pixels.
  public var height: Double

  /// Rows of entries from an upper left corner.
  ///
  /// - Parameters:
  ///   - texts: the words of each entry.
  ///   - width: that the rows may take, in pixels; an entry that is wider has a row of its own.
  ///   - sampleWidth: the room for each sample.
  public init(
    _ texts: [LabelText], at corner: Point, width: Double, sampleWidth: Double = 32,
    rowHeight: Double = 26
  ) {
    places = []
    var x = corner.x
    var y = corner.y
    for text in texts {
      let room = sampleWidth + 6 + text.width
      if x > corner.x, x + room > corner.x + width {
        x = corner.x
        y += rowHeight
      }
      let sample = Rectangle(minX: x, minY: y, maxX: x + sampleWidth, maxY: y + rowHeight)
      let anchor = Point(sample.maxX + 6, sample.center.y)
      places.append(
        Place(
          sample: sample,
          label: Label(text, centeredAt: anchor, alignment: .start, role: .legend)))
      x += room + 18
    }
    height = texts.isEmpty ? 0 : y + rowHeight - corner.y
  }
}
