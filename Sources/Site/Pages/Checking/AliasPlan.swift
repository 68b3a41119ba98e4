import Content
import Diagnostics

/// The old addresses that lead to pages.
enum AliasPlan {
  /// Reads the aliases of all pages; one that is taken, or is no address, is an error.
  static func aliases(
    of course: Course, made: [Address]
  ) -> (aliases: [(address: Address, file: Int)], diagnostics: [Diagnostic]) {
    var taken: [String: String] = [:]
    for file in course.files { taken[file.address.path.lowercased()] = file.shown }
    for section in course.sections where section.index == nil {
      taken[section.address.path.lowercased()] = "the page of `\(section.title)`"
    }
    for asset in course.assets { taken[asset.address.path.lowercased()] = asset.source }
    for address in made { taken[address.path.lowercased()] = "a page that sitegen makes" }
    var aliases: [(address: Address, file: Int)] = []
    var diagnostics: [Diagnostic] = []
    for (index, file) in course.files.enumerated() {
      for alias in file.frontMatter.aliases {
        guard let address = address(alias.text) else {
          diagnostics.append(
            Diagnostic(
              .error, "front-matter/wrong-alias", at: alias.range,
              "an alias is an old address in the site, `optics/lens` for example"))
          continue
        }
        if let owner = taken[address.path.lowercased()] {
          diagnostics.append(
            Diagnostic(
              .error, "front-matter/taken-alias", at: alias.range,
              "`\(address.path)` is the address of \(owner) already"))
          continue
        }
        taken[address.path.lowercased()] = file.shown
        aliases.append((address, index))
      }
    }
    return (aliases, diagnostics)
  }

  /// `/optics/lens`, `optics/lens.html`, `optics/` are old addresses; what leaves the site is none.
  private static func address(_ written: String) -> Address? {
    // As it stands in the browser's address bar: `old%20lens`.
    let text = String(decoding: LinkDestination.resolved(Array(written.utf8)[...]), as: UTF8.self)
    var parts = text.split(separator: "/").map(String.init)
    guard !parts.isEmpty, !parts.contains(where: { $0 == "." || $0 == ".." }),
      !text.contains(":"), !text.contains("?"), !text.contains("#"),
      text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }),
      !["topics", "figures", "assets", "404", "404.html"].contains(parts[0].lowercased())
    else { return nil }
    if text.hasSuffix("/") {
      parts.append("index.html")
    } else if !parts[parts.count - 1].hasSuffix(".html") {
      parts[parts.count - 1] += ".html"
    }
    let address = Address(parts.joined(separator: "/"))
    return address.fitsOnDisk ? address : nil
  }
}
