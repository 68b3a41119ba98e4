import Foundation
import Glibc
import TestSupport

/// Builds pages that were changed by chance: no crash, no hang, no page that is not valid, no place outside of its file.
///
/// usage: fuzz [SECONDS] [SEED]
///        fuzz --files COUNT [SEED]
///
/// The first tries large pages, one at a time, for some seconds. The second tries so many small ones, many of them in one course. The
/// pages that are tried are in a folder whose path is printed first; whoever finds the program dead finds them there.
@main
struct Fuzz {
  /// So many pages at most, so that a faster machine tries no other pages with the same seed.
  static let mostPages = 5_000
  /// A page takes milliseconds; one that takes so long hangs.
  static let mostSeconds = 5.0
  /// So many small pages are in a course.
  static let pagesInCourse = 500

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { $0 }
    let course = try TrialCourse()
    say("the pages are in \(course.folder.path)")
    if arguments.first == "--files" {
      let numbers = arguments.dropFirst().map { UInt64($0) ?? 1 }
      try tryFiles(
        count: Int(numbers.first ?? 1_000_000), seed: numbers.dropFirst().first ?? 1, course)
    } else {
      let seconds = arguments.first.flatMap(Double.init) ?? 60
      try tryPages(
        for: seconds, seed: arguments.dropFirst().first.flatMap(UInt64.init) ?? 1, course)
    }
  }

  /// Says something at once, so that it is said should the program die.
  private static func say(_ text: String) {
    print("fuzz: " + text)
    fflush(nil)
  }

  private static func tryPages(for seconds: Double, seed: UInt64, _ course: TrialCourse) throws {
    say("seed \(seed), \(seconds) s")
    var mutation = try Mutation(seed: seed, mostBytes: 6_000, mostChanges: 12)
    let start = ContinuousClock.now
    var count = 0
    while ContinuousClock.now - start < .seconds(seconds), count < mostPages {
      try check([mutation.page()], atMost: mostSeconds, course)
      count += 1
    }
    say("\(count) pages, no fault")
  }

  private static func tryFiles(count: Int, seed: UInt64, _ course: TrialCourse) throws {
    say("seed \(seed), \(count) files")
    var mutation = try Mutation(seed: seed, mostBytes: 300, mostChanges: 4)
    var done = 0
    while done < count {
      try check((0..<pagesInCourse).map { _ in mutation.page() }, atMost: 10 * mostSeconds, course)
      done += pagesInCourse
      if done % 100_000 == 0 { say("\(done) files") }
    }
    say("\(done) files, no fault")
  }

  private static func check(
    _ pages: [[UInt8]], atMost seconds: Double, _ course: TrialCourse
  ) throws {
    let began = ContinuousClock.now
    if let fault = try course.fault(of: pages) {
      try keep(fault.page.map { [pages[$0]] } ?? pages, because: fault.reason)
    }
    if ContinuousClock.now - began > .seconds(seconds) {
      try keep(pages, because: "it takes more than \(seconds) s")
    }
  }

  /// Puts pages where their finder can look at them, and ends.
  private static func keep(_ pages: [[UInt8]], because fault: String) throws -> Never {
    let folder = FileManager.default.currentDirectoryPath + "/fuzz-fault/Content"
    try? FileManager.default.removeItem(atPath: folder)
    for (index, page) in pages.enumerated() {
      let section = folder + "/s\(index / TrialCourse.pagesInSection)"
      try FileManager.default.createDirectory(atPath: section, withIntermediateDirectories: true)
      try Data(page).write(to: URL(filePath: section + "/p\(index).md"))
    }
    try Data("raw-html: escape".utf8).write(to: URL(filePath: folder + "/site.yml"))
    say("\(fault)\nfuzz: what was tried is kept as a course, \(folder)")
    exit(1)
  }
}
