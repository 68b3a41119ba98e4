import Markup
import Quantities

/// An equation worked out as on a blackboard: with symbols, then with the numbers put in, then the answer, aligned at `=`.
public struct WorkedEquation: Sendable, Hashable {
  /// One line; without a left side it continues the line above.
  public struct Line: Sendable, Hashable {
    public var left: Expression?
    public var right: Expression

    public init(_ left: Expression?, _ right: Expression) {
      self.left = left
      self.right = right
    }
  }

  public var lines: [Line]
  public var style: FormulaStyle

  public init(_ lines: [Line], _ style: FormulaStyle = FormulaStyle()) {
    self.lines = lines
    self.style = style
  }

  /// Works an equation out.
  ///
  /// - Parameters:
  ///   - equation: with what is sought alone on its left.
  ///   - form: another form of the equation, shown above it.
  ///   - values: what is put in for each symbol of the right side; symbols without a value stay.
  ///   - answer: the value of the left side, as the model worked it out; `nil` ends with the numbers put in.
  ///   - sought: what the answer is of, if it is not the left side: v after 1/v.
  ///   - letters: other letters for symbols, as another textbook writes them.
  ///   - style: how numbers are shown; digits keep their zeros as far as the given numbers do.
  public init(
    of equation: Equation, after form: Equation? = nil, with values: (ValueName) -> Substitute?,
    answer: Quantity?, of sought: ValueName? = nil,
    letters: (ValueName) -> ValueName? = { _ in nil }, _ style: FormulaStyle = FormulaStyle()
  ) {
    let substituted = equation.right.substituting(values)
    var lines: [Line] = []
    if let form { lines.append(Line(form.left, form.right)) }
    lines.append(Line(equation.left, equation.right))
    if substituted != equation.right { lines.append(Line(nil, substituted)) }
    if let answer, !WorkedEquation.isAnswer(substituted, answer) {
      lines.append(Line(sought.map { .name($0) }, Expression(.quantity(answer, .derived))))
    }
    let lettered = lines.map { Line($0.left?.renaming(letters), $0.right.renaming(letters)) }
    self.init(lettered, style.keepingDigits(of: substituted, for: answer))
  }

  /// `V = U` with the number put in is the answer already.
  private static func isAnswer(_ expression: Expression, _ answer: Quantity) -> Bool {
    if case .quantity(let quantity, _) = expression.form { quantity == answer } else { false }
  }

  /// The lines as a `math` element of class `worked`.
  public var markup: MarkupNode {
    let rows = lines.map { line in
      MarkupNode.element(
        "mtr", [],
        [
          WorkedEquation.cell(line.left.map { [$0.markup(style)] } ?? [], "right"),
          WorkedEquation.cell(
            [MathSetting.sign("=", form: "infix"), line.right.markup(style)], "left"),
        ])
    }
    return .element(
      "math", [Attribute("display", "block"), Attribute("class", "worked")],
      [.element("mtable", [Attribute("displaystyle", "true")], rows)])
  }

  private static func cell(_ content: [MarkupNode], _ side: String) -> MarkupNode {
    // Style attributes, because no engine has `columnalign` in MathML Core and a figure stands by itself.
    .element("mtd", [Attribute("style", "text-align: \(side); padding: 0.3em 0")], content)
  }

  /// The lines as plain text.
  public var text: [String] {
    lines.map { line in
      (line.left.map { $0.text(style) + " " } ?? "") + "= " + line.right.text(style)
    }
  }
}
