import Diagnostics

extension DiagnosticCode {
  /// The curves of plots.
  static let plotCurves: [DiagnosticCode] = [
    DiagnosticCode(
      "plot/curve", .error,
      "A curve is a formula, or a value of a block",
      """
      A formula stands under `y`; over a parameter, under `x` and `y` with `parameter`. A value of a block \
      needs the block's id under `of`, the key to `vary` and the value to `show`.
      """,
      wrong: """
        ```plot
        x: {from: 0, to: 4}
        curves: [{label: a parabola}]
        ```
        """,
      right: """
        ```plot
        x: {from: 0, to: 4}
        curves: [{y: x^2, label: a parabola}]
        ```
        """),
    DiagnosticCode(
      "plot/not-a-number", .error,
      "A curve is made of numbers",
      """
      A value that is a word or a list cannot be drawn. Show one that is a number or a quantity.
      """,
      wrong: """
        ```optics
        id: the-lens
        object: {distance: 20 cm}
        lens: {power: 10 D}
        ```

        ```plot
        x: {from: 15 cm, to: 50 cm}
        curves: [{of: the-lens, vary: object.distance, show: image.kind}]
        ```
        """,
      right: """
        ```optics
        id: the-lens
        object: {distance: 20 cm}
        lens: {power: 10 D}
        ```

        ```plot
        x: {from: 15 cm, to: 50 cm}
        curves: [{of: the-lens, vary: object.distance, show: image.distance}]
        ```
        """),
    DiagnosticCode(
      "plot/unknown-block", .error,
      "A curve shows a value of a block that is there",
      """
      Under `of` stands the id of another block of the course that can be worked out, and that is no plot \
      itself.
      """,
      wrong: """
        ```optics
        id: the-lens
        object: {distance: 20 cm}
        lens: {power: 10 D}
        ```

        ```plot
        x: {from: 15 cm, to: 50 cm}
        curves: [{of: the-lense, vary: object.distance, show: image.distance}]
        ```
        """,
      right: """
        ```optics
        id: the-lens
        object: {distance: 20 cm}
        lens: {power: 10 D}
        ```

        ```plot
        x: {from: 15 cm, to: 50 cm}
        curves: [{of: the-lens, vary: object.distance, show: image.distance}]
        ```
        """),
    DiagnosticCode(
      "plot/unknown-key", .error,
      "What a curve varies is written in the block",
      """
      The block is worked out again with other values under that key, named by its way through the block: \
      `object.distance`, `elements.2.lens.after`. A short form as `lens: 10 D` is the key `lens`.
      """,
      wrong: """
        ```optics
        id: the-lens
        object: {distance: 20 cm}
        lens: {power: 10 D}
        ```

        ```plot
        x: {from: 15 cm, to: 50 cm}
        curves: [{of: the-lens, vary: object.distanc, show: image.distance}]
        ```
        """,
      right: """
        ```optics
        id: the-lens
        object: {distance: 20 cm}
        lens: {power: 10 D}
        ```

        ```plot
        x: {from: 15 cm, to: 50 cm}
        curves: [{of: the-lens, vary: object.distance, show: image.distance}]
        ```
        """),
    DiagnosticCode(
      "plot/undefined", .error,
      "A curve has a value somewhere",
      """
      Its formula cannot be worked out anywhere between the ends of the axis: a root of negative \
      numbers, a block with no such image.
      """,
      wrong: """
        ```plot
        x: {from: -4, to: -1}
        curves: [sqrt(x)]
        ```
        """,
      right: """
        ```plot
        x: {from: 0, to: 4}
        curves: [sqrt(x)]
        ```
        """),
  ]
}
