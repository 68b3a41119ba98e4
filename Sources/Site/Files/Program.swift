@preconcurrency import Glibc
import Synchronization

/// Another program of the system, run to its end.
public enum Program {
  /// What a program did.
  public struct Outcome: Sendable, Hashable {
    /// The exit status; 128 and the signal's number if a signal ended it, as shells say it.
    public let status: Int32
    /// What it printed to standard output.
    public let output: String

    public init(status: Int32, output: String) {
      self.status = status
      self.output = output
    }
  }

  /// Runs a program that is looked for on the path; what it prints to standard error is dropped.
  ///
  /// - Returns: `nil` if there is no such program, or it cannot be run.
  public static func run(_ name: String, _ arguments: [String]) -> Outcome? {
    guard let (process, pipe) = starting.withLock({ _ in start(name, arguments) }) else {
      return nil
    }
    defer { close(pipe) }
    let output = everything(from: pipe)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = status & 0x7F
    return Outcome(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output)
  }

  /// One program is started at a time: another would inherit this one's end of the pipe, and keep it open.
  private static let starting = Mutex(())

  /// Starts a program; gives its process and the pipe that it prints to.
  private static func start(_ name: String, _ arguments: [String]) -> (pid_t, Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var texts = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for text in texts { free(text) } }
    var process = pid_t()
    let fault = posix_spawnp(&process, name, &actions, nil, &texts, environ)
    close(ends[1])
    if fault == 0 { return (process, ends[0]) }
    close(ends[0])
    return nil
  }

  private static func everything(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let (count, fault) = piece.withUnsafeMutableBufferPointer {
        File.fill($0, from: 0, descriptor)
      }
      bytes += piece[..<count]
      if fault != 0 || count < piece.count { return String(decoding: bytes, as: UTF8.self) }
    }
  }
}
