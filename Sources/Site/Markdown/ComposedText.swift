import Diagnostics

/// A text put together line by line from several files, that knows where each line comes from.
///
/// ```swift
/// var text = ComposedText()
/// let page = text.add(Inclusion(file: "Content/a.md", lines: 1...9))
/// text.append("> A quote"[...], from: page, line: 4)
/// let document = Document(parsing: text)
/// ```
public struct ComposedText: Sendable {
  private var bytes: [UInt8] = []
  private var lastLine = 0
  private(set) var origins = LineOrigins()

  public init() {}

  /// How many bytes and how many lines it has so far.
  public var size: Int { bytes.count }
  public var lineCount: Int { origins.records.count }

  /// Adds a file from which lines will come, and returns its index.
  public mutating func add(_ inclusion: Inclusion) -> Int { origins.add(inclusion) }

  /// Appends a line of a file.
  ///
  /// - Parameters:
  ///   - content: the line without its end.
  ///   - prefix: what stands before it that the file has not: quote marks, indentation.
  ///   - inclusion: the file, among those that were added.
  ///   - line: the line of that file, from 1.
  ///   - omitted: how many code points of the file's line were left out before `content`.
  public mutating func append(
    _ content: ArraySlice<UInt8>, behind prefix: [UInt8] = [], from inclusion: Int, line: Int,
    omitting omitted: Int = 0
  ) {
    append(
      content, behind: prefix,
      LineOrigins.Record(
        inclusion: Int32(inclusion), line: Int32(clamping: line),
        shift: Int32(clamping: Self.width(of: prefix) - omitted)))
  }

  /// Appends a line of another text, as a line of the same file, without its first bytes if these are to be omitted.
  public mutating func append(
    line: Int, of text: SourceText, behind prefix: [UInt8], from inclusion: Int,
    omitting omitted: Int = 0
  ) {
    let origin = text.origins?[line] ?? (file: text.file, line: text.firstLine + line, shift: 0)
    append(
      text.content(ofLine: line).dropFirst(omitted), behind: prefix, from: inclusion,
      line: origin.line, omitting: omitted - origin.shift)
  }

  /// Appends an empty line, which stands for no line of a file.
  public mutating func appendBlank(behind prefix: [UInt8] = []) {
    let last = origins.records.last ?? LineOrigins.Record(inclusion: 0, line: 1, shift: 0)
    append(
      [], behind: prefix,
      LineOrigins.Record(inclusion: last.inclusion, line: last.line, shift: .max))
  }

  private mutating func append(
    _ content: ArraySlice<UInt8>, behind prefix: [UInt8], _ record: LineOrigins.Record
  ) {
    if lineCount > 0 { bytes.append(UInt8(ascii: "\n")) }
    lastLine = bytes.count
    bytes += prefix
    bytes += content
    origins.append(record)
  }

  /// How many levels the headings of a file that was added are lowered.
  public func headingShift(of inclusion: Int) -> Int { origins.inclusions[inclusion].headingShift }

  /// The diagnostics, with notes on those about an included file that say where it is included.
  public func noting(_ diagnostics: [Diagnostic]) -> [Diagnostic] { origins.noting(diagnostics) }

  /// Whether a paragraph that begins on the next line stands by itself: nothing but quote marks is on the last line.
  public var endsInBlankLine: Bool {
    bytes[lastLine...].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ">")
    }
  }

  private static func width(of bytes: [UInt8]) -> Int {
    bytes.count { $0 & 0b1100_0000 != 0b1000_0000 }
  }

  /// The text as a document is made of it.
  var source: SourceText {
    SourceText(
      bytes[...], file: origins.inclusions.first?.file ?? "", firstLine: 1, origins: origins)
  }
}

extension Document {
  /// Parses a text that was put together from several files; every place is one of the file that it comes from.
  public init(parsing text: ComposedText, isSmart: Bool = false, hasCitations: Bool = false) {
    self.init(text.source, isSmart: isSmart, hasCitations: hasCitations)
  }
}
