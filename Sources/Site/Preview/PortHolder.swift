import Files
import Glibc

/// The process that listens at a port, as far as the system tells (`/proc`).
struct PortHolder {
  let process: Int
  let name: String
  /// True if it was suspended, with Ctrl-Z for example: it holds the port and answers nobody.
  let isSuspended: Bool

  /// Finds who listens at a port; `nil` if it is a process of somebody else, or none.
  init?(of port: UInt16) {
    let sockets = Self.sockets(listeningAt: port).map { "socket:[\($0)]" }
    guard !sockets.isEmpty, let names = try? Folder.names(in: "/proc") else { return nil }
    for name in names {
      guard let process = Int(name), Self.holds(process, one: sockets) else { continue }
      self.process = process
      self.name =
        Self.text("/proc/\(process)/comm").split(separator: "\n").first.map(String.init) ?? ""
      // The state is the first word behind the name in brackets, which may hold anything.
      let state = Self.text("/proc/\(process)/stat").split(separator: ")").last?.split(
        separator: " "
      ).first
      isSuspended = state == "T"
      return
    }
    return nil
  }

  /// What it is and what to do about it.
  var description: String {
    isSuspended
      ? "process \(process) (\(name)), which is suspended: `fg` continues it, `kill -CONT \(process)` and `kill \(process)` end it"
      : "process \(process) (\(name)): end it, or choose another port with `--port`"
  }

  /// The numbers of the sockets that listen at a port, for either protocol.
  private static func sockets(listeningAt port: UInt16) -> [Substring] {
    let listening = "0A"
    return ["/proc/net/tcp", "/proc/net/tcp6"].flatMap { table in
      text(table).split(separator: "\n").dropFirst().compactMap { line -> Substring? in
        let columns = line.split(separator: " ")
        guard columns.count > 9, columns[3] == listening,
          let local = columns[1].split(separator: ":").last, UInt16(local, radix: 16) == port
        else { return nil }
        return columns[9]
      }
    }
  }

  private static func holds(_ process: Int, one sockets: [String]) -> Bool {
    let folder = "/proc/\(process)/fd"
    guard let names = try? Folder.names(in: folder) else { return false }
    return names.contains { name in
      var buffer = [UInt8](repeating: 0, count: 64)
      let count = readlink("\(folder)/\(name)", &buffer, buffer.count)
      return count > 0 && sockets.contains(String(decoding: buffer[..<count], as: UTF8.self))
    }
  }

  private static func text(_ path: String) -> String {
    String(decoding: (try? File.read(path)) ?? [], as: UTF8.self)
  }
}
