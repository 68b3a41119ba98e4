import Diagnostics
import Files
import Glibc
import Pages

/// Asks all outside addresses of a course whether they are there, politely: each once, no host twice at the same time, and with a pause
/// between two questions to one host.
struct OutsideCheck {
  /// Seconds between two questions to one host.
  private static let pause = 1.0

  private let links: [OutsideLink]
  /// The addresses by their hosts, each host's in the order of the course.
  private let addressesOfHosts: [[String]]

  init(_ links: [OutsideLink]) {
    self.links = links
    var seen = Set<String>()
    var places: [String: Int] = [:]
    var hosts: [[String]] = []
    for link in links where seen.insert(link.address).inserted {
      let host = Self.host(of: link.address)
      if let place = places[host] {
        hosts[place].append(link.address)
      } else {
        places[host] = hosts.count
        hosts.append([link.address])
      }
    }
    addressesOfHosts = hosts
  }

  /// How many addresses there are to ask.
  var count: Int { addressesOfHosts.reduce(0) { $0 + $1.count } }

  /// What is wrong with them, at each place where they stand.
  ///
  /// - Parameters:
  ///   - ask: what an address answers.
  ///   - pause: waits before the next question to the same host.
  func diagnostics(
    asking ask: @escaping @Sendable (String) -> OutsideAnswer = OutsideProbe.answer,
    pausing pause: @escaping @Sendable () -> Void = { usleep(UInt32(Self.pause * 1e6)) }
  ) -> [Diagnostic] {
    let hosts = addressesOfHosts
    let answers = Parallel.map(hosts.count, threads: 8) { host in
      hosts[host].enumerated().map { index, address in
        if index > 0 { pause() }
        return (address, ask(address))
      }
    }
    let known = Dictionary(answers.flatMap { $0 }, uniquingKeysWith: { first, _ in first })
    return links.compactMap { link in known[link.address].flatMap { Self.fault($0, link) } }
  }

  private static func fault(_ answer: OutsideAnswer, _ link: OutsideLink) -> Diagnostic? {
    switch answer {
    case .found: nil
    case .refused(let status):
      Diagnostic(
        .error, "link/dead", at: link.range, "`\(link.address)` is not there any more",
        explanation: "The site answers with status \(status).",
        solutions: [Solution("find where it is now, or lead to an archived copy")])
    case .unclear(let status):
      Diagnostic(
        .note, "link/unclear", at: link.range, "`\(link.address)` does not answer programs",
        explanation: "The site answers with status \(status); look at it in a browser.")
    case .silence(let reason):
      Diagnostic(
        .warning, "link/no-answer", at: link.range, "`\(link.address)` does not answer",
        explanation: "What happened: \(reason).")
    }
  }

  private static func host(of address: String) -> String {
    let rest = address.drop { $0 != ":" }.dropFirst(3)
    return rest.prefix { $0 != "/" && $0 != "?" }.lowercased()
  }
}
