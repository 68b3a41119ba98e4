import Geometry

extension DimensionLine {
  /// Horizontal lengths in rows below a drawing: the shorter ones nearer to it, so that witness lines of a longer one do not run
  /// through the value of a shorter one; lengths whose spans overlap never share a row.
  ///
  /// - Parameters:
  ///   - lines: what is measured; their offsets are replaced.
  ///   - top: y of the first row.
  ///   - rowHeight: from row to row, in pixels.
  /// - Returns: the lines with their offsets, in the order given.
  public static func inRows(
    _ lines: [DimensionLine], from top: Double, rowHeight: Double = 26
  ) -> [DimensionLine] {
    let order = lines.indices.sorted {
      (abs(lines[$0].end.x - lines[$0].start.x), $0) < (
        abs(lines[$1].end.x - lines[$1].start.x), $1
      )
    }
    var placed = lines
    var rows: [[Rectangle]] = []
    for index in order {
      var row = 0
      while true {
        placed[index].move(toRowAt: top + Double(row) * rowHeight)
        if row == rows.count { rows.append([]) }
        let span = placed[index].span
        // The same length measured twice, or one that ends where another begins, only touch.
        if !rows[row].contains(where: { $0.minX < span.maxX - 1 && span.minX < $0.maxX - 1 }) {
          rows[row].append(span)
          break
        }
        row += 1
      }
    }
    return placed
  }

  private mutating func move(toRowAt y: Double) {
    // Both ends come to the same height, whatever the heights of the measured points.
    let foot = max(start.y, end.y)
    start.y = foot
    end.y = foot
    offset = Vector(0, y - foot)
  }

  /// The line with its heads and its value.
  private var span: Rectangle { line.bounds.union(label.bounds) }
}
