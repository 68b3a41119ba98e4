import Pages

/// What became of a block.
struct BlockChange: Sendable, Hashable {
  /// `nil` for one that appeared.
  let old: PublishedBlock?
  /// `nil` for one that vanished.
  let new: PublishedBlock?
  /// The values that changed, in the order of the newer block; then those that vanished.
  let values: [ValueChange]
  let equations: (old: [String], new: [String])?
  let alternative: (old: String, new: String)?
  let isDrawingChanged: Bool

  /// The block as it is called: by its id, else by its figure.
  var name: String {
    let block = new ?? old
    if let id = block?.id { return id }
    return block?.figure.map { "figure \($0)" } ?? "a block without an id"
  }

  /// The page on which it stands now, or stood, with its figure.
  var place: String {
    guard let block = new ?? old else { return "" }
    return block.page + (block.figure.map { "#figure-\($0)" } ?? "")
  }

  /// The page on which it stood, if it has moved.
  var movedFrom: String? {
    guard let old, let new, old.page != new.page else { return nil }
    return old.page
  }

  /// A block on both sides; `nil` if nothing about it changed.
  init?(
    _ old: PublishedBlock, _ new: PublishedBlock, _ before: PublishedFigure?,
    _ after: PublishedFigure?
  ) {
    self.old = old
    self.new = new
    values = Self.changes(old.values, new.values)
    let (first, second) = (before?.equations ?? [], after?.equations ?? [])
    equations = first == second ? nil : (first, second)
    let (said, says) = (before?.alternative ?? "", after?.alternative ?? "")
    alternative = said == says ? nil : (said, says)
    isDrawingChanged = before?.drawing ?? [] != after?.drawing ?? []
    if values.isEmpty, equations == nil, alternative == nil, !isDrawingChanged,
      old.page == new.page
    {
      return nil
    }
  }

  /// A block that appeared or vanished.
  init(old: PublishedBlock?, new: PublishedBlock?) {
    self.old = old
    self.new = new
    values = []
    equations = nil
    alternative = nil
    isDrawingChanged = false
  }

  private static func changes(_ old: [PublishedValue], _ new: [PublishedValue]) -> [ValueChange] {
    var before: [String: PublishedValue.Content] = [:]
    for value in old { before[value.name] = value.content }
    var changes: [ValueChange] = []
    for value in new {
      let earlier = before.removeValue(forKey: value.name)
      if let earlier, ValueChange.isSame(earlier, value.content) { continue }
      changes.append(ValueChange(name: value.name, old: earlier, new: value.content))
    }
    for value in old where before[value.name] != nil {
      changes.append(ValueChange(name: value.name, old: value.content, new: nil))
    }
    return changes
  }

  static func == (left: BlockChange, right: BlockChange) -> Bool {
    left.old == right.old && left.new == right.new && left.values == right.values
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(old)
    hasher.combine(new)
  }
}
