import Diagnostics
import Markdown

/// The text of a file behind its front matter.
public enum PageText {
  /// Parses the text of a file; a file that is not UTF-8 is empty, with an error.
  public static func document(
    _ bytes: [UInt8], shown: String
  ) -> (document: Document, diagnostics: [Diagnostic]) {
    if let fault = UTF8Check.fault(in: bytes, file: shown) {
      return (Document(parsing: [], file: shown), [fault])
    }
    let cut = FrontMatterCut(bytes)
    let document = Document(parsing: bytes[cut.body], file: shown, firstLine: cut.bodyLine)
    return (document, document.diagnostics)
  }
}
