import Dispatch

/// Work on all cores whose results stand in the order of the input, whatever is done first.
public enum Parallel {
  /// The results for `0..<count`, in order.
  public static func map<Result>(_ count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else { return (0..<count).map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let start = buffer.baseAddress {
        // Each index is initialised by one chunk only.
        nonisolated(unsafe) let base = start
        forEachChunk(count) { chunk in
          for index in chunk { (base + index).initialize(to: transform(index)) }
        }
      }
      initialized = count
    }
  }

  /// Calls `work` with stretches of `0..<count` that together cover it; each call may keep buffers of its own for its stretch.
  public static func forEachChunk(_ count: Int, _ work: @Sendable (Range<Int>) -> Void) {
    guard count > 0 else { return }
    // Several stretches a core, so that one with large pages does not keep the others waiting.
    let size = max(1, min(64, count / 16))
    let chunks = (count + size - 1) / size
    DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
      work(chunk * size..<min(count, (chunk + 1) * size))
    }
  }
}
