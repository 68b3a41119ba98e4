import Dispatch

/// Work on all cores whose results stand in the order of the input, whatever is done first.
public enum Parallel {
  /// The results for `0..<count`, in order.
  public static func map<Result>(
    _ count: Int, _ transform: @Sendable (Int) -> Result
  ) -> [Result] {
    chunks(count) { $0.map(transform) }.flatMap { $0 }
  }

  /// The results for stretches that together cover `0..<count`, in order; each call may keep buffers of its own for its stretch.
  public static func chunks<Result>(
    _ count: Int, _ work: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    // Several stretches a core, so that one with large pages does not keep the others waiting.
    let size = max(1, min(64, count / 16))
    let chunks = (count + size - 1) / size
    return [Result](unsafeUninitializedCapacity: chunks) { buffer, initialized in
      if let start = buffer.baseAddress {
        // Each place is initialised by one call only.
        nonisolated(unsafe) let base = start
        DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
          let range = chunk * size..<min(count, (chunk + 1) * size)
          (base + chunk).initialize(to: work(range))
        }
      }
      initialized = chunks
    }
  }
}
