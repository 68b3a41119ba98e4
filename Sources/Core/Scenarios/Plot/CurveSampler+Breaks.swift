import Geometry

/// What is seen of poles and holes only when the whole curve was followed.
extension CurveSampler {
  /// Breaks stretches where the curve leaves the picture, grows beyond all bounds and comes back on the same side, as 1/x² does.
  mutating func splitAtPeaks() {
    var result: [[CurveSample]] = []
    for branch in found {
      var start = 0
      for index in branch.indices.dropFirst().dropLast() where isPeak(index, of: branch) {
        guard let pole = pole(between: branch[index - 1], branch[index + 1]) else { continue }
        let cut = pole > branch[index].fraction ? index : index - 1
        if cut > start { result.append(Array(branch[start...cut])) }
        start = cut + 1
        addPole(at: pole)
      }
      if start < branch.count - 1 { result.append(Array(branch[start...])) }
    }
    found = result
  }

  private func isPeak(_ index: Int, of branch: [CurveSample]) -> Bool {
    let (before, peak, after) = (
      branch[index - 1].view.y, branch[index].view.y, branch[index + 1].view.y
    )
    if peak > Self.size.dy { return peak > before && peak >= after }
    return peak < 0 && peak < before && peak <= after
  }

  /// Where the curve is highest, or lowest, between two samples, if that is beyond all bounds.
  private func pole(between first: CurveSample, _ last: CurveSample) -> Double? {
    var (lower, upper) = (first.fraction, last.fraction)
    for _ in 0..<80 {
      let third = (upper - lower) / 3
      let (left, right) = (sample(lower + third), sample(upper - third))
      guard left.isDefined else { return lower + third }
      guard right.isDefined else { return upper - third }
      if left.view.y.magnitude < right.view.y.magnitude {
        lower = left.fraction
      } else {
        upper = right.fraction
      }
    }
    let top = sample((lower + upper) / 2)
    return !top.isDefined || isBeyondBounds(top) ? (lower + upper) / 2 : nil
  }

  /// Joins stretches between which only a point is missing, as in (x² − 1)/(x − 1).
  mutating func joinAtHoles() {
    var result: [[CurveSample]] = []
    for branch in found {
      if let last = result.last?.last, let first = branch.first,
        first.fraction - last.fraction < 1e-9, first.view.distance(to: last.view) < 0.01
      {
        result[result.count - 1] += branch.dropFirst()
      } else {
        result.append(branch)
      }
    }
    found = result
  }

  /// Poles in order, each once, and no stretches that are only a sample or two beside one.
  mutating func mergePoles() {
    var merged: [Double] = []
    for pole in poles.sorted() {
      if let last = merged.last, pole - last < 1e-6 { continue }
      merged.append(pole)
    }
    poles = merged
    found.removeAll { branch in
      guard let first = branch.first, let last = branch.last else { return true }
      return last.fraction - first.fraction < 1e-6
        && branch.allSatisfy { $0.view.y < 0 || $0.view.y > Self.size.dy }
    }
  }
}
