import Diagnostics

extension DiagnosticCode {
  /// The axes of plots, and what stands in them.
  static let plot: [DiagnosticCode] = [
    DiagnosticCode(
      "plot/dimension", .error,
      "An axis shows one kind of quantity",
      """
      All curves, points and lines of a plot share its axes, and a length has no place beside a power. \
      Convert one of them, or draw two plots.
      """,
      wrong: """
        ```plot
        x: {symbol: d, from: 10 cm, to: 50 cm}
        y: {unit: cm}
        curves: [1/d]
        ```
        """,
      right: """
        ```plot
        x: {symbol: d, from: 10 cm, to: 50 cm}
        y: {unit: D}
        curves: [1/d]
        ```
        """),
    DiagnosticCode(
      "plot/infinite", .error,
      "What a plot shows is finite",
      """
      Nothing can be drawn at infinity. End the axis where the curve is nearly level.
      """,
      wrong: """
        ```plot
        x: {symbol: d, from: 10 cm, to: infinity}
        curves: [1/d]
        ```
        """,
      right: """
        ```plot
        x: {symbol: d, from: 10 cm, to: 5 m}
        curves: [1/d]
        ```
        """),
    DiagnosticCode(
      "plot/line", .error,
      "A line is either vertical or horizontal",
      """
      A vertical line stands at a value of x, a horizontal one at a value of y. Two lines are two items of \
      the list.
      """,
      wrong: """
        ```plot
        x: {from: 0, to: 4}
        curves: [x^2]
        lines: [{vertical: 2, horizontal: 4}]
        ```
        """,
      right: """
        ```plot
        x: {from: 0, to: 4}
        curves: [x^2]
        lines: [{vertical: 2}, {horizontal: 4}]
        ```
        """),
    DiagnosticCode(
      "plot/logarithmic-zero", .error,
      "A logarithmic axis lies above zero",
      """
      On such an axis equal ratios are equally long, and nothing has a ratio to zero. Begin at a \
      small positive value.
      """,
      wrong: """
        ```plot
        x: {from: 0, to: 100, scale: logarithmic}
        curves: [sqrt(x)]
        ```
        """,
      right: """
        ```plot
        x: {from: 1, to: 100, scale: logarithmic}
        curves: [sqrt(x)]
        ```
        """),
    DiagnosticCode(
      "plot/nothing-drawn", .error,
      "A plot shows something",
      """
      It has a curve, a point or a line, at least a part of which lies between the ends of the axes.
      """,
      wrong: """
        ```plot
        x: {from: 0, to: 4}
        ```
        """,
      right: """
        ```plot
        x: {from: 0, to: 4}
        curves: [x^2]
        ```
        """),
    DiagnosticCode(
      "plot/outside", .warning,
      "What a plot is given can be seen in it",
      """
      A curve, a point or a line that lies outside the axes is left out of the drawing. Change `from` \
      and `to`, or leave it out.
      """,
      wrong: """
        ```plot
        x: {from: 0, to: 4}
        curves: [x^2]
        points: [{x: 5, y: 25}]
        ```
        """,
      right: """
        ```plot
        x: {from: 0, to: 6}
        curves: [x^2]
        points: [{x: 5, y: 25}]
        ```
        """),
    DiagnosticCode(
      "plot/range", .error,
      "An axis runs from a smaller value to a larger one",
      """
      The x axis needs both ends, and the first is below the second. So do a parameter, and a curve \
      that is drawn along a part of the axis.
      """,
      wrong: """
        ```plot
        x: {from: 4, to: 0}
        curves: [x^2]
        ```
        """,
      right: """
        ```plot
        x: {from: 0, to: 4}
        curves: [x^2]
        ```
        """),
    DiagnosticCode(
      "plot/symbol", .error,
      "A symbol is a letter, perhaps with a subscript",
      """
      By it formulas name what the axis shows. Words that say what it means are the `label`.
      """,
      wrong: """
        ```plot
        x: {symbol: object distance, from: 1, to: 4}
        curves: [1]
        ```
        """,
      right: """
        ```plot
        x: {symbol: d_o, label: object distance, from: 1, to: 4}
        curves: [1]
        ```
        """),
  ]
}
