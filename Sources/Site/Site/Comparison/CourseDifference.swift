import Pages

/// What changed between two states of a course: `sitegen diff`.
public struct CourseDifference: Sendable {
  /// In the reading order of the newer course; then what vanished, in the order of the older one.
  let blocks: [BlockChange]

  /// Compares block with block: by the author's id, and without one by page and number.
  public init(from old: PublishedCourse, to new: PublishedCourse) {
    let before = Self.keyed(old.blocks)
    let after = Self.keyed(new.blocks)
    var earlier: [String: PublishedBlock] = [:]
    for entry in before { earlier[entry.key] = entry.block }
    var changes: [BlockChange] = []
    for (key, block) in after {
      guard let other = earlier.removeValue(forKey: key) else {
        changes.append(BlockChange(old: nil, new: block))
        continue
      }
      let change = BlockChange(
        other, block, old.figure(of: other), new.figure(of: block))
      if let change { changes.append(change) }
    }
    for (key, block) in before where earlier[key] != nil {
      changes.append(BlockChange(old: block, new: nil))
    }
    blocks = changes
  }

  /// True if nothing changed.
  public var isEmpty: Bool { blocks.isEmpty }

  private static func keyed(_ blocks: [PublishedBlock]) -> [(key: String, block: PublishedBlock)] {
    var counts: [String: Int] = [:]
    return blocks.map { block in
      if let id = block.id { return ("#" + id, block) }
      counts[block.page, default: 0] += 1
      return ("\(block.page)/\(counts[block.page] ?? 0)", block)
    }
  }
}

extension PublishedCourse {
  /// What the figure of a block shows; `nil` if it has none.
  func figure(of block: PublishedBlock) -> PublishedFigure? {
    block.figure.flatMap { figures[block.page]?[$0] }
  }
}
