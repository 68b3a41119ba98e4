import Content

/// In which order the files of a site are best written: a page of the gallery soon after the pages whose figures it shows, so that they
/// are drawn once and not kept for long.
struct WritingOrder {
  /// So many figures are kept at least before gallery pages are written.
  private static let figuresOfBatch = 1000

  /// The files, as their places in the plan; those of one batch need nothing of each other and are written side by side.
  private(set) var batches: [[Int]] = []
  private var batch: [Int] = []
  private var figures = 0
  /// Gallery pages whose figures are all drawn by the batches so far and by this one.
  private var ready: [Int] = []

  /// - Parameters:
  ///   - pages: the files that draw figures, in order, each with the page of the gallery that shows them and how many they are.
  ///   - rooms: the pages of the gallery, in order.
  ///   - others: the files that neither draw nor show any.
  init(pages: [(file: Int, room: Int, figures: Int)], rooms: [Int], others: [Int]) {
    var missing = [Int](repeating: 0, count: rooms.count)
    for page in pages { missing[page.room] += page.figures }
    for page in pages {
      batch.append(page.file)
      figures += page.figures
      missing[page.room] -= page.figures
      if missing[page.room] == 0 { ready.append(rooms[page.room]) }
      if figures >= Self.figuresOfBatch { close() }
    }
    batch += others
    close()
    close()
  }

  /// Ends the batch; the next begins with the gallery pages that can be written now.
  private mutating func close() {
    if !batch.isEmpty { batches.append(batch) }
    (batch, ready, figures) = (ready, [], 0)
  }
}
