/// What the gallery shows of figures that pages have drawn, kept until its pages are written, so that no figure is drawn twice.
public struct DrawnFigures: Sendable {
  private var bytes: [Gallery.Exhibit: [UInt8]] = [:]

  public init() {}

  subscript(_ exhibit: Gallery.Exhibit) -> [UInt8]? {
    get { bytes[exhibit] }
    set { bytes[exhibit] = newValue }
  }

  /// Adds figures that were drawn elsewhere.
  public mutating func add(_ others: DrawnFigures) {
    bytes.merge(others.bytes) { $1 }
  }

  /// Forgets figures that were shown.
  mutating func remove(_ exhibits: [Gallery.Exhibit]) {
    for exhibit in exhibits { bytes[exhibit] = nil }
  }
}
