import Diagnostics

extension DiagnosticCode {
  /// Formulas with their symbols, and problems that are worked by them.
  static let formulaBlocks: [DiagnosticCode] = [
    DiagnosticCode(
      "formula/duplicate-id", .error,
      "An id names one formula",
      """
      A `formula` block has the id of a formula in `formulas.yml`, and a `worked` block could mean \
      either.
      """),
    DiagnosticCode(
      "formula/file-name", .error,
      "The formulas of a course are in `formulas.yml`",
      "A file whose name is nearly that would only be copied to the site.",
      in: .paths,
      wrong: """
        Content/formulas.yaml
        Content/index.md
        """,
      right: """
        Content/formulas.yml
        Content/index.md
        """),
    DiagnosticCode(
      "formula/given-twice", .error,
      "A symbol is given once, and what is given is not sought",
      "The Greek letter and its name (`θ`, `theta`) are one symbol.",
      wrong: """
        ```worked
        formula: V = U + P
        given: {U: -5 D, P: 10 D}
        find: P
        ```
        """,
      right: """
        ```worked
        formula: V = U + P
        given: {U: -5 D, P: 10 D}
        find: V
        ```
        """),
    DiagnosticCode(
      "formula/missing-given", .error,
      "What is to be found follows from what is given",
      """
      No formula of the block gives the symbol from what is known: a quantity is missing under \
      `given`, or a formula that gives it.
      """,
      wrong: """
        ```worked
        formula: V = U + P
        given: {U: -5 D}
        find: V
        ```
        """,
      right: """
        ```worked
        formula: V = U + P
        given: {U: -5 D, P: 10 D}
        find: V
        ```
        """),
    DiagnosticCode(
      "formula/no-closed-form", .error,
      "A formula is rearranged for a symbol, or its value is searched among finite numbers",
      """
      The symbol stands in the formula in such a way that nothing gives it in symbols, as in \
      `y = x + sin x`. Its value is then found by trying numbers, which needs all others to be finite.
      """,
      wrong: """
        ```worked
        formula: y = x + exp(x)
        given: {y: infinity}
        find: x
        ```
        """,
      right: """
        ```worked
        formula: y = x + exp(x)
        given: {y: 3}
        find: x
        ```
        """),
    DiagnosticCode(
      "formula/not-a-mapping", .error,
      "`formulas.yml` is a list of ids, each with its formula",
      "A line is an id, a colon, and an equation or the keys of a formula.",
      in: .formulas,
      wrong: "- V = U + P",
      right: "vergence: V = U + P"),
    DiagnosticCode(
      "formula/not-in-equation", .error,
      "An equation is solved for a symbol that occurs in it",
      "There is nothing to rearrange for a symbol that does not stand in the equation."),
    DiagnosticCode(
      "formula/other-law", .error,
      "A formula with the id of a law says what the law says",
      """
      The models evaluate their own laws, each of which has an id. A course may say one in another \
      form, with the same symbols; it is compared with the law at many points. The explanation shows \
      a point at which the two differ.
      """,
      in: .formulas,
      wrong: "image-vergence: V = U - P",
      right: "image-vergence: P = V - U"),
    DiagnosticCode(
      "formula/taken-address", .error,
      "`formulas.html` is the page that lists the formulas of a course",
      """
      A page or a file of the author's would stand in its place. There is such a page when \
      `formulas.yml` or a `formula` block with an id defines a formula.
      """),
    DiagnosticCode(
      "formula/too-large", .error,
      "A formula is short enough to be rearranged and differentiated",
      "The result would be longer than anyone reads. Give a part of it a symbol of its own."),
    DiagnosticCode(
      "formula/undescribed-symbol", .warning,
      "Every symbol of a formula is described, or none",
      "The table of symbols would have a gap, and the formula could not be checked.",
      in: .formulas,
      wrong: """
        vergence:
          formula: V = U + P
          symbols:
            V: {unit: D, meaning: vergence behind the lens}
            U: {unit: D, meaning: vergence in front of the lens}
        """,
      right: """
        vergence:
          formula: V = U + P
          symbols:
            V: {unit: D, meaning: vergence behind the lens}
            U: {unit: D, meaning: vergence in front of the lens}
            P: {unit: D, meaning: power of the lens}
        """),
    DiagnosticCode(
      "formula/unknown-dimension", .error,
      "What kind of quantity a symbol is follows from the formula or from its unit",
      """
      The formula leaves open whether the symbol is a length, an angle or a plain number. A `formula` \
      block, or an entry in `formulas.yml`, says the units of its symbols.
      """),
    DiagnosticCode(
      "formula/unknown-formula", .error,
      "A formula is an equation, or the id of one that is defined",
      """
      Formulas are defined in `formulas.yml` and in `formula` blocks; the laws of the models have ids \
      too. An equation that is written in its place has an `=`.
      """,
      wrong: """
        ```worked
        formula: gausian
        given: {n: 1, n': 1, u: -20 cm, f': 10 cm}
        find: v
        ```
        """,
      right: """
        ```worked
        formula: gaussian
        given: {n: 1, n': 1, u: -20 cm, f': 10 cm}
        find: v
        ```
        """),
    DiagnosticCode(
      "formula/unknown-symbol", .error,
      "What is described, given or sought is a symbol of the formula",
      "Upper and lower case, subscripts and primes count: `U`, `u` and `u'` are three symbols.",
      wrong: """
        ```worked
        formula: V = U + P
        given: {u: -5 D, P: 10 D}
        find: V
        ```
        """,
      right: """
        ```worked
        formula: V = U + P
        given: {U: -5 D, P: 10 D}
        find: V
        ```
        """),
  ]
}
