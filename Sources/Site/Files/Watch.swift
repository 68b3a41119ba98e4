import Glibc

/// Watches folders, and all that is below them, for files that an author saves.
///
/// A notification only says that it is worth looking; what has changed is told by comparing the files with what they were. So
/// an overflow of the system's queue, or a folder that is renamed while others are written, needs no case of its own, and a
/// change of permissions is no change.
public struct Watch: ~Copyable {
  /// What was saved comes in one batch once nothing has happened for this long, in milliseconds.
  private static let quietTime = 40
  /// A batch waits no longer than this, in milliseconds.
  private static let longestWait = 500
  /// How often the files are looked at when the system does not notify, in milliseconds.
  private static let pollingInterval = 1000

  private let parent: String
  private let names: Set<String>
  private let roots: [String]
  private let isScratch: @Sendable (String) -> Bool
  private var queue: WatchQueue?
  private var snapshot = WatchSnapshot(of: [], isScratch: { _ in false })
  /// Why the files are looked at once a second instead of being notified of.
  public private(set) var fault: FileFault?

  /// Begins to watch: whatever happens from now on is told.
  ///
  /// - Parameters:
  ///   - names: the folders to watch, in `parent`; they need not be there yet.
  ///   - method: how to learn of changes. Where the system has no notifications left, the files are looked at instead, and
  ///     `fault` says why.
  ///   - isScratch: says of a file's or folder's name whether it is none of the author's: what editors leave behind.
  public init(
    _ names: [String], in parent: String, by method: WatchMethod = .notification,
    isScratch: @escaping @Sendable (String) -> Bool
  ) {
    self.parent = parent
    self.names = Set(names)
    roots = names.map { parent == "." ? $0 : "\(parent)/\($0)" }
    self.isScratch = isScratch
    if method == .notification {
      do throws(FileFault) {
        queue = try WatchQueue()
      } catch {
        fault = error
      }
    }
    snapshot = look()
  }

  /// How changes are learnt of.
  public var method: WatchMethod { queue == nil ? .polling : .notification }

  /// How many folders the system watches.
  public var watchedFolders: Int { queue?.count ?? 0 }

  /// Waits for a change.
  ///
  /// - Parameters:
  ///   - other: a descriptor that ends the wait when there is something to read from it; -1 for none.
  ///   - timeout: how long to wait, in milliseconds.
  public mutating func next(interruptedBy other: Int32 = -1, timeout: Int) -> WatchNews {
    let deadline = Self.now + timeout
    while true {
      let rest = deadline - Self.now
      if rest <= 0 { return .quiet }
      switch Self.wait(
        queue?.descriptor ?? -1, other, queue == nil ? min(rest, Self.pollingInterval) : rest)
      {
      case .other: return .interrupted
      case .nothing where queue != nil: continue
      case .nothing, .notices: break
      }
      let changes = queue == nil ? polledChanges() : notifiedChanges()
      if !changes.isEmpty { return .changed(changes) }
    }
  }

  private mutating func polledChanges() -> [String] {
    var changes: [String] = []
    while true {
      let new = look()
      let latest = new.changes(since: snapshot)
      snapshot = new
      if latest.isEmpty { return changes }
      changes = Set(changes + latest).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      usleep(useconds_t(Self.quietTime * 1000))
    }
  }

  private mutating func notifiedChanges() -> [String] {
    var isWorthLooking = false
    var written: Set<String> = []
    let latest = Self.now + Self.longestWait
    repeat {
      for notice in queue?.notices() ?? [] where concerns(notice) {
        isWorthLooking = true
        if notice.has(IN_CLOSE_WRITE) { written.insert("\(notice.folder)/\(notice.name)") }
      }
      if !isWorthLooking { return [] }
    } while Self.now < latest
      && Self.wait(queue?.descriptor ?? -1, -1, Self.quietTime) == .notices
    let new = look()
    // A file that was written counts though its stamp be the same: clocks of file systems are coarse.
    let changes = written.filter { new.files[$0] != nil }.union(new.changes(since: snapshot))
    snapshot = new
    return changes.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// True if a notice may mean a change of what is watched.
  private func concerns(_ notice: WatchQueue.Notice) -> Bool {
    if notice.has(IN_Q_OVERFLOW) { return true }
    if notice.has(IN_IGNORED) { return false }
    if notice.folder == parent { return names.contains(notice.name) }
    if isScratch(notice.name) { return false }
    // A new file is whole once it is closed, unless it came in one piece: a link.
    guard notice.has(IN_CREATE), !notice.has(IN_ISDIR) else { return true }
    var status = stat()
    guard lstat("\(notice.folder)/\(notice.name)", &status) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
  }

  /// Takes a new snapshot and sets up the watches for what is there now.
  private mutating func look() -> WatchSnapshot {
    guard let queue else { return WatchSnapshot(of: roots, isScratch: isScratch) }
    queue.begin()
    queue.add(parent)
    let snapshot = WatchSnapshot(of: roots, isScratch: isScratch) { queue.add($0) }
    queue.end()
    if let fault = queue.fault {
      self.fault = fault
      self.queue = nil
    }
    return snapshot
  }

  private enum Waking { case notices, other, nothing }

  /// Waits until one of two descriptors has something to read; a descriptor of -1 is left out.
  private static func wait(_ queue: Int32, _ other: Int32, _ milliseconds: Int) -> Waking {
    var descriptors = [
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
      pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&descriptors, 2, Int32(clamping: max(0, milliseconds)))
    guard count > 0 else { return .nothing }
    return descriptors[0].revents != 0 ? .other : .notices
  }

  /// A clock that is never set, in milliseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
