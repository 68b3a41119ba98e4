import Diagnostics
import Markup

/// A formula in LaTeX, read: it can be set as MathML and written as plain text.
///
/// ```
/// var diagnostics: [Diagnostic] = []
/// let formula = TeXFormula(
///   parsing: #"E = mc^2"#, isDisplay: false, origin: origin, reporting: &diagnostics)
/// formula.markup  // <math><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math>
/// formula.text    // E = mc²
/// ```
///
/// Wrong input is reported, and the formula then shows its source in place.
public struct TeXFormula: Sendable {
  /// The text between the dollar signs.
  public let source: String
  /// Whether it stands on lines of its own.
  public let isDisplay: Bool
  /// Whether nothing was wrong with it.
  public let isValid: Bool
  /// The lines that can carry a number: one, or the rows of an `align` or `gather`.
  public let lines: [TeXLine]
  let items: [MathItem]

  /// Reads a formula.
  ///
  /// - Parameters:
  ///   - text: what stands between the dollar signs.
  ///   - isDisplay: whether it stands on lines of its own, where fractions and sums are larger.
  ///   - macros: the course's own commands.
  ///   - origin: where the text's lines stand in the author's file.
  ///   - diagnostics: what is wrong is added here.
  public init(
    parsing text: String, isDisplay: Bool, macros: TeXMacros = TeXMacros(), origin: TextOrigin,
    reporting diagnostics: inout [Diagnostic]
  ) {
    source = text
    self.isDisplay = isDisplay
    var faults: [TeXFault] = []
    var read: (items: [MathItem], lines: [TeXLine]) = ([], [TeXLine()])
    var labels: [(line: Int, name: PlainText)] = []
    var hasReportedFault = false
    do throws(TeXFault) {
      if text.utf8.count > Self.greatestLength { throw TeXFault.tooLong }
      var reader = FormulaReader(try Tokenizer.tokens(of: text), macros: macros)
      do throws(TeXFault) {
        read.items = try reader.formula()
      } catch {
        reader.faults.append(error)
      }
      faults = reader.faults
      read.lines = reader.lines
      labels = reader.labels
      hasReportedFault = reader.hasReportedFault
    } catch {
      faults.append(error)
    }
    if !isDisplay, faults.isEmpty, read.lines.contains(where: { $0.tag != nil }) {
      faults.append(
        TeXFault(
          "math/tag-in-line", 0..<text.utf8.count, "\\tag belongs into a formula on its own lines",
          solutions: [("put `$$` around the formula", nil)]))
    }
    if !faults.isEmpty || !labels.isEmpty {
      let places = FormulaPlaces(text: text, origin: origin)
      for (line, name) in labels where read.lines.indices.contains(line) {
        read.lines[line].labels.append(
          TeXLabel(name: name.text, range: places.range(of: name.bytes)))
      }
      diagnostics += faults.map { $0.diagnostic(in: places) }
    }
    isValid = faults.isEmpty && !hasReportedFault
    items = read.items
    lines = read.lines
  }

  /// No formula that is read by people is as long, in bytes; the bound keeps any input cheap.
  static let greatestLength = 100_000

  /// The labels of all lines.
  public var labels: [TeXLabel] { lines.flatMap(\.labels) }

  /// The tag of the first line that has one.
  public var tag: String? { lines.lazy.compactMap(\.tag).first }

  /// The `math` element, with the author's tags; a `code` element of class `tex-fault` if something was wrong.
  public var markup: MarkupNode { markup(numbers: []) }

  /// The `math` element with a number at the end of each line that has one.
  ///
  /// - Parameter numbers: what stands at each of `lines`; a tag of the author's stands where there is none.
  public func markup(numbers: [TeXNumber?]) -> MarkupNode {
    guard isValid else { return sourceMarkup }
    var attributes = isDisplay ? [Attribute("display", "block")] : []
    let setting = TeXSetting(
      style: isDisplay ? .display : .text, numbers: numbers, lines: lines)
    var nodes = setting.row(items)
    if isDisplay, !hasLineRows, let number = setting.number(ofLine: 0) {
      nodes = [setting.numbered(nodes, number)]
    }
    if isDisplay, nodes.contains(where: \.fillsLine) {
      attributes.append(Attribute("class", "tex-wide"))
    }
    return .element("math", attributes, nodes)
  }

  /// The source, for a formula that is wrong: text that can be broken into lines, which an `merror` cannot.
  private var sourceMarkup: MarkupNode {
    let classes = isDisplay ? "tex-fault tex-display" : "tex-fault"
    return .element("code", [Attribute("class", classes)], [.text(source)])
  }

  /// Whether rows of a table carry the numbers.
  private var hasLineRows: Bool {
    items.contains { item in
      guard case .table(let table) = item else { return false }
      return table.rows.contains { $0.line != nil }
    }
  }

  /// The formula in plain text, for titles, the search and text alternatives: `E = mc²`, `√(a + b)`.
  public var text: String { isValid ? PlainTextReading.text(items) : source }
}

extension MarkupNode {
  /// Whether it is a table as wide as the page, because numbers stand at its edge.
  fileprivate var fillsLine: Bool {
    guard case .element(let element) = self, element.name == "mtable" else { return false }
    return element.attributes.contains {
      $0.name == "class"
        && ($0.value?.hasSuffix("tex-numbered") == true || $0.value == "tex-multline")
    }
  }
}
