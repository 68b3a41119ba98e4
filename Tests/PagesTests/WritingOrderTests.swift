import TestSupport
import Testing

@testable import Pages

@Suite struct WritingOrderTests {
  @Test func withoutFiguresEverythingIsWrittenAtOnce() {
    let order = WritingOrder(pages: [], rooms: [], others: [0, 1, 2])
    #expect(order.batches == [[0, 1, 2]])
  }

  @Test func aGalleryPageComesInTheBatchBehindThePagesWhoseFiguresItShows() {
    let order = WritingOrder(
      pages: [(file: 0, room: 0, figures: 1500), (file: 1, room: 1, figures: 2)], rooms: [7, 8],
      others: [5])
    #expect(order.batches == [[0], [7, 1, 5], [8]])
  }

  @Test("every file is written once, and every gallery page behind all pages of its room")
  func lawOfOrder() {
    var chance = Chance(5)
    for _ in 0..<200 {
      let roomCount = 1 + chance.number(in: 0...5)
      var file = 0
      var pages: [(file: Int, room: Int, figures: Int)] = []
      for room in 0..<roomCount {
        for _ in 0..<1 + chance.number(in: 0...8) {
          pages.append((file: file, room: room, figures: 1 + chance.number(in: 0...899)))
          file += 1
        }
      }
      // The help has pages in many folders and one room.
      pages.append((file: file, room: 0, figures: 3))
      let rooms = (0..<roomCount).map { file + 1 + $0 }
      let order = WritingOrder(pages: pages, rooms: rooms, others: [file + 1 + roomCount])
      let all = order.batches.flatMap { $0 }
      #expect(all.sorted() == Array(0...file + 1 + roomCount))
      for page in pages {
        let batch = order.batches.firstIndex { $0.contains(page.file) }
        let room = order.batches.firstIndex { $0.contains(rooms[page.room]) }
        #expect((batch ?? 0) < (room ?? 0))
      }
    }
  }
}
