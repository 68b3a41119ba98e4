import Glibc
import Site

/// Shows on a terminal how far a build is, once it takes more than a second.
struct ProgressMeter: Sendable {
  private let isShown: Bool
  private let start = ContinuousClock.now

  init(isShown: Bool) {
    self.isShown = isShown
  }

  func show(_ progress: Progress) {
    guard isShown, ContinuousClock.now - start > .seconds(1) else { return }
    let text =
      switch progress {
      case .reading: "reading the course"
      case .evaluating(let pages): "working out \(pages) pages"
      case .asking(let addresses): "asking \(addresses) addresses of other sites"
      case .writing(let files, let count): "writing file \(files) of \(count)"
      }
    Terminal.complain("\r\u{1B}[K\(text) …")
  }

  /// Takes the line away.
  func clear() {
    if isShown { Terminal.complain("\r\u{1B}[K") }
  }
}
