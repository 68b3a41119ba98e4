import Dispatch
import Synchronization

extension Parallel {
  /// The results for `0..<count`, in order, of work that mostly waits, for a network say: on so many threads, however many cores there
  /// are.
  public static func map<Result: Sendable>(
    _ count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let next = Atomic(0)
    let results = Mutex<[Int: Result]>([:])
    let group = DispatchGroup()
    for thread in 0..<min(threads, count) {
      // A serial queue has a thread of its own, even if all cores' threads wait.
      DispatchQueue(label: "waiting \(thread)").async(group: group) {
        while true {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < count else { return }
          let result = work(index)
          results.withLock { $0[index] = result }
        }
      }
    }
    group.wait()
    return results.withLock { found in (0..<count).compactMap { found[$0] } }
  }
}
