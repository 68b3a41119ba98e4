/// What another site said to the question whether an address of its is there.
enum OutsideAnswer: Sendable, Hashable {
  case found
  /// It is not: the status, 404 for example.
  case refused(status: Int)
  /// The site wants to be asked less, or by a person: nothing follows about the address.
  case unclear(status: Int)
  /// There was no answer, and why: `there is no such host`.
  case silence(reason: String)

  /// The answer of a status of HTTP.
  init(status: Int) {
    switch status {
    case 200..<400: self = .found
    // Many sites refuse whoever is no browser; 999 is one site's own way to say it.
    case 401, 403, 405, 406, 407, 408, 409, 425, 429, 503, 999: self = .unclear(status: status)
    default: self = .refused(status: status)
    }
  }
}
