import Diagnostics

extension SourceText {
  /// The diagnostics, with notes on those about an included file that say where it is included.
  public func noting(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    origins?.noting(diagnostics) ?? diagnostics
  }
}

extension LineOrigins {
  /// How many notes say where a file is included; whoever includes it more often knows it.
  private static let mostNotes = 6

  func noting(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.isEmpty { return [] }
    let byFile = Dictionary(grouping: inclusions.indices) { inclusions[$0].file }
    return diagnostics.map { diagnostic in
      guard let range = diagnostic.range, range.file != inclusions.first?.file,
        let candidates = byFile[range.file]
      else { return diagnostic }
      var noted = diagnostic
      for index in candidates where inclusions[index].lines.contains(range.start.line) {
        if noted.notes.count >= Self.mostNotes { break }
        for request in requests(of: index) where noted.notes.count < Self.mostNotes {
          guard !noted.notes.contains(where: { $0.range == request }) else { continue }
          noted.notes.append(DiagnosticNote(at: request, "it is included here"))
        }
      }
      return noted
    }
  }

  /// Where a file is asked for, then where the file with that request is, up to the page.
  private func requests(of inclusion: Int) -> [SourceRange] {
    var requests: [SourceRange] = []
    var next: Int? = inclusion
    while let index = next {
      if let request = inclusions[index].request { requests.append(request) }
      next = inclusions[index].parent
    }
    // The nearest and the page.
    if requests.count > Self.mostNotes {
      requests.removeSubrange(Self.mostNotes - 1..<requests.count - 1)
    }
    return requests
  }
}
