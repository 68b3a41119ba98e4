import Files

/// Asks one address of another site, by the program `curl`, which every system has or installs: it knows proxies and certificates.
enum OutsideProbe {
  /// Whether the program is there.
  static var isAvailable: Bool { Program.run("curl", ["--version"])?.status == 0 }

  /// Asks for the head of the page; a site that does not answer that is asked for its first byte.
  static func answer(of address: String) -> OutsideAnswer {
    let answer = ask(address, ["--head"])
    switch answer {
    case .found, .silence: return answer
    case .refused, .unclear: return ask(address, ["--range", "0-0"])
    }
  }

  private static func ask(_ address: String, _ way: [String]) -> OutsideAnswer {
    let outcome = Program.run(
      "curl",
      way + [
        "--silent", "--globoff", "--location", "--max-redirs", "10", "--proto", "=http,https",
        "--proto-redir", "=http,https", "--connect-timeout", "10", "--max-time", "20",
        "--max-filesize", "10000000", "--user-agent", "sitegen (checks the links of a course)",
        "--output", "/dev/null", "--write-out", "%{http_code}", "--url", address,
      ])
    guard let outcome else { return .silence(reason: "`curl` cannot be run") }
    let status = Int(outcome.output.suffix(3)) ?? 0
    // A page may be too large to be fetched whole; its status is known by then.
    if outcome.status == 0 || (outcome.status == 63 && status > 0) {
      return OutsideAnswer(status: status)
    }
    return .silence(reason: reason(outcome.status))
  }

  /// What curl's exit statuses mean, as its manual says.
  private static func reason(_ status: Int32) -> String {
    switch status {
    case 3: "it is no address"
    case 5, 6: "there is no such host"
    case 7: "the host refuses the connection"
    case 28: "there was no answer within 20 seconds"
    case 35, 51, 58, 59, 60, 77, 83, 90, 91: "its certificate cannot be trusted"
    case 47: "it leads from address to address without end"
    case 52, 56: "the connection broke off"
    default: "curl ended with status \(status)"
    }
  }
}
