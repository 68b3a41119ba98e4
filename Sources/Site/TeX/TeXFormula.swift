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
    let places = FormulaPlaces(text: text, origin: origin)
    var faults: [TeXFault] = []
    var read: (items: [MathItem], lines: [TeXLine]) = ([], [TeXLine()])
    do throws(TeXFault) {
      var reader = FormulaReader(try Tokenizer.tokens(of: text), macros: macros.table)
      do throws(TeXFault) {
        read.items = try reader.formula()
      } catch {
        reader.faults.append(error)
      }
      faults = reader.faults
      read.lines = reader.lines
      for (line, name) in reader.labels where read.lines.indices.contains(line) {
        read.lines[line].labels.append(
          TeXLabel(name: name.text, range: places.range(of: name.bytes)))
      }
    } catch {
      faults.append(error)
    }
    if !isDisplay, faults.isEmpty, read.lines.contains(where: { $0.tag != nil }) {
      faults.append(
        TeXFault(
          "math/tag-in-line", 0..<text.utf8.count, "\\tag belongs into a formula on its own lines",
          solutions: [("put `$$` around the formula", nil)]))
    }
    diagnostics += faults.map { $0.diagnostic(in: places) }
    isValid = !faults.contains { $0.severity == .error }
    items = read.items
    lines = read.lines
  }

  /// The labels of all lines.
  public var labels: [TeXLabel] { lines.flatMap(\.labels) }

  /// The tag of the first line that has one.
  public var tag: String? { lines.lazy.compactMap(\.tag).first }

  /// The `math` element, with the author's tags.
  public var markup: MarkupNode { markup(numbers: []) }

  /// The `math` element with a number at the end of each line that has one.
  ///
  /// - Parameter numbers: what stands at each of `lines`; a tag of the author's stands where there is none.
  public func markup(numbers: [TeXNumber?]) -> MarkupNode {
    let attributes = isDisplay ? [Attribute("display", "block")] : []
    guard isValid else {
      let text = MarkupNode.element("mtext", [], [.text(source)])
      return .element("math", attributes, [.element("merror", [], [text])])
    }
    let setting = TeXSetting(
      style: isDisplay ? .display : .text, numbers: numbers, lines: lines)
    if isDisplay, !hasLineRows, let number = setting.number(ofLine: 0) {
      return .element("math", attributes, [setting.numbered(items, number)])
    }
    return .element("math", attributes, setting.row(items))
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
