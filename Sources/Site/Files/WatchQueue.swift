import Glibc

/// The system's queue of notifications on folders (inotify). Files are never watched themselves: an editor that saves by
/// renaming would take its file out of sight.
final class WatchQueue {
  /// A notification: the folder, the name in it, what happened (a mask of `IN_…`).
  struct Notice {
    let folder: String
    let name: String
    let mask: UInt32

    func has(_ bit: Int32) -> Bool { mask & UInt32(bit) != 0 }
  }

  let descriptor: Int32
  /// The path under which each watch was last set up.
  private var paths: [Int32: String] = [:]
  /// The watches set up since `begin()`.
  private var renewed: Set<Int32> = []
  /// Why a folder could not be watched.
  private(set) var fault: FileFault?

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ATTRIB | IN_ONLYDIR | IN_EXCL_UNLINK)

  init() throws(FileFault) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw FileFault("watch", ".") }
  }

  deinit { close(descriptor) }

  /// How many folders are watched.
  var count: Int { paths.count }

  /// Begins to set up the watches anew; those that are not renewed until `end()` are given up.
  func begin() {
    renewed = []
  }

  /// Watches a folder. One that is watched already, under this path or an earlier one, keeps its watch.
  func add(_ folder: String) {
    let watch = inotify_add_watch(descriptor, folder, Self.mask)
    if watch >= 0 {
      paths[watch] = folder
      renewed.insert(watch)
    } else if errno != ENOENT, errno != ENOTDIR, errno != EACCES {
      fault = FileFault("watch", folder)
    }
  }

  /// Gives up the watches of folders that were not added again: they have been moved out of sight.
  func end() {
    for watch in Array(paths.keys) where !renewed.contains(watch) {
      inotify_rm_watch(descriptor, watch)
      paths[watch] = nil
    }
  }

  /// Takes all notices out of the queue.
  func notices() -> [Notice] {
    let header = MemoryLayout<inotify_event>.size
    var notices: [Notice] = []
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { buffer in
      guard let base = buffer.baseAddress else { return }
      while true {
        let count = read(descriptor, base, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        var offset = 0
        while offset + header <= count {
          let event = (base + offset).loadUnaligned(as: inotify_event.self)
          let text = (base + offset + header).assumingMemoryBound(to: CChar.self)
          notices.append(
            Notice(
              folder: paths[event.wd] ?? "", name: event.len > 0 ? String(cString: text) : "",
              mask: event.mask))
          offset += header + Int(event.len)
        }
      }
    }
    return notices
  }
}
