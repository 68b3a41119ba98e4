import Content
import Diagnostics
import Markdown
import Nodes

extension TextChecker {
  /// What something is called that the course lists on a page of its own: a line of Markdown in a file of keys and values, or a
  /// caption.
  ///
  /// - Parameters:
  ///   - scalar: what the author wrote.
  ///   - file: the page that it stands in, among the course's files; `nil` for another file.
  ///   - address: the page that lists it.
  ///   - diagnostics: receives what is wrong, at its place.
  func caption(
    _ scalar: Scalar, in file: Int?, at address: Address, _ diagnostics: inout [Diagnostic]
  ) -> CheckedText {
    let document = Document(
      parsing: Array(scalar.text.utf8)[...], file: scalar.range.file,
      firstLine: scalar.range.start.line)
    var faults = document.diagnostics + IndexMarkReader.misplacedMarks(in: document)
    let text = checked(document, in: file, at: address, &faults)
    diagnostics += faults.map { fault in
      var fault = fault
      fault.range = scalar.place(of: fault.range)
      return fault
    }
    return text
  }
}
