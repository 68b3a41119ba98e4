import Content
import Diagnostics
import Nodes

/// The terms of the course, those of `glossary.yml` and those that pages define, and where each is found.
struct Glossary: Sendable {
  /// Where the list of all terms stands.
  enum ListPlace: Sendable, Hashable {
    /// On a page that sitegen makes.
    case made
    /// In the author's empty `::: glossary`: a page among the course's files, and the node of it.
    case page(Int, node: Int)
  }

  /// In alphabetical order.
  private(set) var terms: [GlossaryTerm] = []
  /// `nil` if there is no list.
  let list: ListPlace?
  /// The page with the list.
  let listAddress: Address?
  private var places: [TermForm: Int] = [:]
  /// Every form of every term; none of them twice.
  private(set) var forms: [(form: String, term: Int)] = []

  /// The page that the list is on if the author has no place for it.
  static let madeAddress = Address("glossary.html")

  /// - Parameters:
  ///   - course: the author's files, `glossary.yml` among them.
  ///   - marks: what each page marks.
  ///   - outlines: the ids of each page.
  ///   - order: the places of the pages in reading order.
  ///   - diagnostics: receives what is wrong.
  init(
    _ course: Course, _ marks: [PageMarks?], _ outlines: [PageOutline], order: [Int],
    _ diagnostics: inout [Diagnostic]
  ) {
    list = Self.listPlace(course, marks, order, &diagnostics)
    switch list {
    case .made: listAddress = Self.madeAddress
    case .page(let file, _): listAddress = course.files[file].address
    case nil: listAddress = nil
    }
    var found: [GlossaryTerm] = []
    var anchors = TermAnchors()
    if case .page(let file, _) = list { anchors = TermAnchors(besides: outlines[file].ids) }
    for entry in course.glossary {
      found.append(
        GlossaryTerm(
          name: entry.term.text.withSingleSpaces, abbreviation: entry.abbreviation?.text,
          source: .entry(entry), range: entry.term.range, anchor: anchors.anchor(entry.term.text),
          address: listAddress ?? Self.madeAddress))
    }
    for file in order {
      for term in marks[file]?.terms ?? [] {
        found.append(
          GlossaryTerm(
            name: term.name, abbreviation: nil, source: .page(file, term), range: term.range,
            anchor: term.anchor, address: course.files[file].address))
      }
    }
    let sorted = found.indices.sorted { Alphabet.precedes(found[$0].name, found[$1].name) }
    terms = sorted.map { found[$0] }
    var ranks = [Int](repeating: 0, count: found.count)
    for (rank, index) in sorted.enumerated() { ranks[index] = rank }
    addForms(inOrder: ranks, &diagnostics)
    diagnostics += course.glossary.flatMap { entry in entry.see.compactMap { unknown($0) } }
  }

  /// The term of which a text is a form.
  func term(_ text: String) -> Int? {
    terms.isEmpty ? nil : places[TermForm(text)]
  }

  /// The page to which the navigation leads: the one with the list, or the only one that defines terms.
  var home: Address? {
    if let listAddress { return listAddress }
    guard let first = terms.first?.address else { return nil }
    return terms.allSatisfy { $0.address == first } ? first : nil
  }

  /// What an author probably meant by a term that is not there.
  func nearest(to text: String) -> String? { NearMiss.of(text, among: forms.map(\.form)) }

  private func unknown(_ reference: Scalar) -> Diagnostic? {
    guard term(reference.text) == nil else { return nil }
    return unknown(reference.text, at: reference.range)
  }

  /// The error at the place of a term that is not there.
  ///
  /// - Parameter isCompared: whether the nearest term is looked for.
  func unknown(
    _ text: String, at range: SourceRange, isCompared: Bool = true
  ) -> Diagnostic {
    let near = isCompared ? nearest(to: text) : nil
    return Diagnostic(
      .error, "glossary/unknown-term", at: range,
      "`\(text)` is no term of the glossary",
      solutions: [
        near.map { Solution("did you mean `\($0)`?", replacement: $0) }
          ?? Solution("define it in `glossary.yml`: `\(text): …`")
      ])
  }

  // MARK: Forms

  /// Adds the forms of all terms, these in the order in which they were found, so that the second of two is the one at fault.
  private mutating func addForms(inOrder order: [Int], _ diagnostics: inout [Diagnostic]) {
    for index in order {
      add(terms[index].name, of: index, at: terms[index].range, &diagnostics)
    }
    for index in order {
      switch terms[index].source {
      case .entry(let entry):
        for form in entry.also + [entry.abbreviation].compactMap({ $0 }) {
          add(form.text, of: index, at: form.range, &diagnostics)
        }
      case .page(_, let term):
        for (form, range) in term.also { add(form, of: index, at: range, &diagnostics) }
      }
    }
  }

  private mutating func add(
    _ form: String, of term: Int, at range: SourceRange, _ diagnostics: inout [Diagnostic]
  ) {
    let key = TermForm(form)
    guard let other = places[key] else {
      places[key] = term
      forms.append((form, term))
      return
    }
    // A form that needs no saying: `also: [Vergence]` of `vergence`.
    guard other != term else { return }
    diagnostics.append(
      Diagnostic(
        .error, "glossary/duplicate-term", at: range,
        "`\(form)` is a term of the glossary already",
        explanation: "Terms and their forms are the same whatever the case of their first letter.",
        notes: [DiagnosticNote(at: terms[other].range, "`\(terms[other].name)` is defined here")],
        solutions: [Solution("take one of them away, or name it otherwise")]))
  }
}
