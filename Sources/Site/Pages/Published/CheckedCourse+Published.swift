import Scenarios

extension CheckedCourse {
  /// The blocks with their values, in reading order; tables of reference and what could not be worked out are not among them.
  public var publishedBlocks: [PublishedBlock] {
    let uses = pagesUsingValues
    return navigation.fileOrder.flatMap { file in
      pages[file].outline.figures.indices.compactMap { published(file, $0, uses) }
    }
  }

  /// The files whose text shows values of a block, by its id, in reading order.
  private var pagesUsingValues: [String: [Int]] {
    var uses: [String: [Int]] = [:]
    for file in navigation.fileOrder {
      var ids = Set(pages[file].text.values.values.map(\.block))
      for case .figure(let content) in pages[file].blocks {
        ids.formUnion((content.caption?.values ?? [:]).values.map(\.block))
      }
      for id in ids { uses[id, default: []].append(file) }
    }
    return uses
  }

  private func published(_ file: Int, _ block: Int, _ uses: [String: [Int]]) -> PublishedBlock? {
    guard let outcome = checker.evaluation.outcomes[file][block] else { return nil }
    let id = checker.evaluation.id(ofBlock: block, in: file)
    let others = (id.flatMap { uses[$0] } ?? []).filter { $0 != file }
    var style = outcome.style
    style.numbers = phrases.numberStyle
    return PublishedBlock(
      id: id, kind: outcome.kind.name,
      page: course.files[file].address.path, figure: pages[file].outline.figures[block],
      values: outcome.values.entries.map { PublishedValue($0, in: style) },
      usedOn: others.map { course.files[$0].address.path })
  }

  /// The figures of the pages, by the pages' addresses and what follows `figure-` in their anchors.
  public var publishedFigures: [String: [String: PublishedFigure]] {
    let writer = figures
    var published: [String: [String: PublishedFigure]] = [:]
    for page in pages {
      var figures: [String: PublishedFigure] = [:]
      for case .figure(let content) in page.blocks {
        var html: [UInt8] = []
        _ = writer.write(content, into: &html)
        figures[content.id] = PublishedFigure(markup: html)
      }
      if !figures.isEmpty { published[course.files[page.file].address.path] = figures }
    }
    return published
  }

  /// True if a block has anything to publish.
  var hasBlocks: Bool { checker.evaluation.outcomes.contains { $0.contains { $0 != nil } } }

  /// The file of values: what other programs, and `sitegen diff`, read of a site.
  var valuesFile: [UInt8] {
    var bytes = Array("{\"blocks\": [".utf8)
    for (index, block) in publishedBlocks.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      block.json.write(into: &bytes)
    }
    bytes += "\n]}\n".utf8
    return bytes
  }

  /// Where that file is, from the root of the site.
  public static let valuesPath = "assets/values.json"
}
