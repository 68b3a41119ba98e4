import Diagnostics

extension TreeBuilder {
  /// Begins or ends a container where a line was hidden that says so.
  mutating func addBoundary(at offset: Int) {
    let index = firstMark(from: offset)
    guard index < marks.count, marks[index].offsets.lowerBound == offset else { return }
    switch marks[index].kind {
    case .container(let found):
      if foundContainers[found].colons > 0 { beginContainer(found) }
    case .containerEnd(let colons): endContainer(colons, marks[index].offsets)
    default: break
    }
  }

  /// Opens a container with its title.
  mutating func beginContainer(_ index: Int, range: Range<Int>? = nil) {
    let found = foundContainers[index]
    guard depthLeft > 1 else {
      tooDeep = tooDeep ?? found.offsets.lowerBound
      skippedContainers += 1
      return
    }
    let node = nodes.count
    open(
      .container, range ?? found.offsets, flags: found.colons > 0 ? .isFenced : [],
      number: Int32(containerRecords.count))
    containerRecords.append(
      ContainerRecord(
        kind: found.kind, node: Int32(node), colons: found.colons, folding: found.folding,
        range: UInt32(found.offsets.lowerBound)..<UInt32(found.offsets.upperBound)))
    if let attributes = found.attributes { attach(attributes, to: node) }
    guard let title = found.title else { return }
    open(.containerTitle, title)
    addInlinePart([title], hasParagraph: false)
    close()
  }

  private mutating func endContainer(_ colons: Int, _ offsets: Range<Int>) {
    guard skippedContainers == 0 else {
      skippedContainers -= 1
      return
    }
    guard isInFencedContainer else {
      foundFaults.append(
        FoundFault(
          severity: .warning, identifier: "markdown/unopened-container", offsets: offsets,
          summary: "no container is open here that these colons could close",
          solutions: [
            Solution("take the line away, or indent it like the line that begins the container")
          ]))
      open(.paragraph, offsets)
      addSourceText(offsets)
      close()
      return
    }
    // A longer line of colons belongs to a container further out, if there is one with as many.
    if colonsOfContainer != colons, hasOpenContainer(colons) {
      while colonsOfContainer != colons { closeUnclosedContainer() }
    }
    nodes[Int(current)].sourceEnd = max(nodes[Int(current)].sourceEnd, UInt32(offsets.upperBound))
    close()
  }

  /// Whether the innermost node is a container that a line of colons closes.
  var isInFencedContainer: Bool {
    current > 0 && nodes[Int(current)].kind == .container
      && nodes[Int(current)].flags.contains(.isFenced)
  }

  private var colonsOfContainer: Int {
    isInFencedContainer ? containerRecords[Int(nodes[Int(current)].number)].colons : 0
  }

  private func hasOpenContainer(_ colons: Int) -> Bool {
    var index = Int(current)
    while index > 0, nodes[index].kind == .container, nodes[index].flags.contains(.isFenced) {
      if containerRecords[Int(nodes[index].number)].colons == colons { return true }
      index = Int(nodes[index].parentIndex)
    }
    return false
  }

  /// Closes the innermost container where what it stands in ends.
  mutating func closeUnclosedContainer() {
    let record = containerRecords[Int(nodes[Int(current)].number)]
    let colons = String(repeating: ":", count: record.colons)
    foundFaults.append(
      FoundFault(
        severity: .error, identifier: "markdown/unclosed-container", offsets: record.range.offsets,
        summary: "the container that begins here has no closing `\(colons)`",
        solutions: [Solution("write `\(colons)` on a line of its own behind it")]))
    close()
  }
}
