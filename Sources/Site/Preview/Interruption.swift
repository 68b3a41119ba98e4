import CMicroHTTPD
import Glibc

/// The author's wish to end: Ctrl-C, the end of the terminal, a request of the system. It is read like a file, so that it can be
/// waited for beside other things and never comes in the middle of something.
struct Interruption: ~Copyable {
  /// Has something to read once the author wants to end.
  let descriptor: Int32

  /// Takes the signals over, for this thread and those it starts from now on.
  init() throws(PreviewFault) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    // A browser that goes away while it is written to is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    descriptor = signalfd(-1, &signals, Int32(SFD_CLOEXEC))
    guard descriptor >= 0 else {
      throw PreviewFault("cannot wait for the end: \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }
}
