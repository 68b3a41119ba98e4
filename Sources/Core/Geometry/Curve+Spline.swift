extension Curve {
  /// How many cubics a spline has; 1 for every other curve.
  var pieceCount: Int {
    guard case .spline(let points) = self else { return 1 }
    return max(1, (points.count - 1) / 3)
  }

  /// The cubic of a spline with that number, counted from 0.
  private func piece(_ index: Int) -> Curve {
    guard case .spline(let points) = self, points.count >= 4 else { return .line(start, end) }
    let first = 3 * min(max(0, index), pieceCount - 1)
    return .cubic(points[first], points[first + 1], points[first + 2], points[first + 3])
  }

  /// The cubic of a spline in which a parameter lies, and the parameter within it.
  func piece(at parameter: Double) -> (piece: Curve, own: Double) {
    let scaled = min(max(0, parameter), 1) * Double(pieceCount)
    let index = min(pieceCount - 1, Int(scaled))
    return (piece(index), scaled - Double(index))
  }

  /// The part of a spline between two parameters. It keeps the cubics it has, so that its parameter is not that of the whole,
  /// stretched; what is left of one cubic is a cubic.
  func splinePart(from lower: Double, to upper: Double) -> Curve {
    let begin = min(max(0, lower), 1) * Double(pieceCount)
    let end = min(max(0, upper), 1) * Double(pieceCount)
    let first = min(pieceCount - 1, Int(begin))
    let last = max(first, Int(end.rounded(.up)) - 1)
    if first == last {
      return piece(first).part(from: begin - Double(first), to: end - Double(first))
    }
    return Self.joined(
      [piece(first).part(from: begin - Double(first), to: 1)]
        + ((first + 1)..<last).map { piece($0) }
        + [piece(last).part(from: 0, to: end - Double(last))])
  }

  /// Cubics that follow each other as one curve.
  private static func joined(_ pieces: [Curve]) -> Curve {
    if pieces.count == 1 { return pieces[0] }
    var points: [Point] = []
    for piece in pieces {
      guard case .cubic(let start, let first, let second, let end) = piece else { continue }
      if points.isEmpty { points.append(start) }
      points += [first, second, end]
    }
    return .spline(points)
  }

  /// A smooth curve through points that lie one after the other along an axis. Between two of them it never leaves the strip
  /// between their other coordinates (monotone cubic interpolation, Fritsch and Carlson 1980).
  ///
  /// - Parameters:
  ///   - isHorizontal: whether the axis is that of x, else it is that of y.
  ///   - steepest: by how much the curve moves aside per unit along the axis where it passes a point between the ends.
  public static func smooth(
    through points: [Point], isHorizontal: Bool, steepest: Double
  ) -> Curve {
    guard points.count > 2 else {
      return .line(points.first ?? Point(0, 0), points.last ?? Point(0, 0))
    }
    let along = points.map { isHorizontal ? $0.x : $0.y }
    let aside = points.map { isHorizontal ? $0.y : $0.x }
    var slopes: [Double] = []
    for index in 1..<points.count {
      let step = along[index] - along[index - 1]
      slopes.append(abs(step) > 1e-9 ? (aside[index] - aside[index - 1]) / step : 0)
    }
    let tangents = Self.tangents(slopes, steepest: steepest)
    var result = [points[0]]
    for index in 1..<points.count {
      let third = (along[index] - along[index - 1]) / 3
      let lead = Vector(third, third * tangents[index - 1])
      let follow = Vector(third, third * tangents[index])
      result.append(points[index - 1] + (isHorizontal ? lead : Vector(lead.dy, lead.dx)))
      result.append(points[index] - (isHorizontal ? follow : Vector(follow.dy, follow.dx)))
      result.append(points[index])
    }
    return .spline(result)
  }

  /// The slope at each point: the harmonic mean of those to either side, none at a turning point;
  /// at an end that of the chord.
  private static func tangents(_ slopes: [Double], steepest: Double) -> [Double] {
    var tangents = [0.0]
    for index in 1..<slopes.count {
      let before = slopes[index - 1]
      let after = slopes[index]
      let mean = before * after > 0 ? 2 * before * after / (before + after) : 0
      tangents.append(min(steepest, max(-steepest, mean)))
    }
    // At its ends the curve makes for the next point, so that it keeps apart from lines to what stands beside that.
    tangents[0] = slopes[0]
    tangents.append(slopes[slopes.count - 1])
    return tangents
  }
}
