import Diagnostics

extension DiagnosticCode {
  /// Blocks of every kind: what they are called, and their values.
  static let scenario: [DiagnosticCode] = [
    DiagnosticCode(
      "scenario/circular-values", .error,
      "Values do not depend on themselves",
      """
      A block uses a value of another, which uses a value of the first, directly or by way of \
      more. The message prints the chain; one of the values must be written as a number.
      """,
      wrong: """
        ```optics
        id: first
        object: {distance: = second.image.distance}
        lens: 10 D
        ```

        ```optics
        id: second
        object: {distance: = first.image.distance}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        id: first
        object: {distance: 40 cm}
        lens: 10 D
        ```

        ```optics
        id: second
        object: {distance: = 3 * first.image.distance}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "scenario/duplicate-id", .error,
      "An id names one block of the whole course",
      """
      Values are used by id from any page, so two blocks with the same one could not be told \
      apart. Usually a block was copied.
      """,
      wrong: """
        ```optics
        id: near
        object: {distance: 40 cm}
        lens: 10 D
        ```

        ```optics
        id: near
        object: {distance: 15 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        id: far
        object: {distance: 40 cm}
        lens: 10 D
        ```

        ```optics
        id: near
        object: {distance: 15 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "scenario/expectation", .error,
      "What a block expects is what comes out",
      """
      `expect` says what a book or you think the result is, and the model says something else. One \
      of the two is wrong: a slip in the block, a rounded value (write `± 1%`), or the book.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        expect: {image.distance: 25 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        expect: {image.distance: 20 cm}
        ```
        """),
    DiagnosticCode(
      "scenario/malformed-id", .error,
      "An id is a letter, then letters, digits and hyphens",
      """
      An id becomes part of addresses and of names in formulas, so it has no spaces and no dots, \
      and does not begin with a digit.
      """,
      wrong: """
        ```optics
        id: 2nd lens
        object: {distance: 20 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        id: second-lens
        object: {distance: 20 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "scenario/reserved-id", .error,
      "Names with which values begin are no ids",
      """
      `image.distance` is a value of a block, so a block called `image` would make the name mean \
      two things. The same holds for the names of runs in a graph.
      """,
      wrong: """
        ```optics
        id: image
        object: {distance: 20 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        id: real-image
        object: {distance: 20 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "scenario/unavailable-kind", .error,
      "A block is of a kind that this version can work out",
      """
      The word is kept for a kind that is to come. To show such a block as it is, name another \
      language.
      """,
      wrong: """
        ```exercise
        question: Which?
        ```
        """,
      right: """
        ```text
        question: Which?
        ```
        """),
    DiagnosticCode(
      "scenario/undefined-value", .error,
      "A value that is used is defined in its block",
      """
      The block has this value in other cases and not in this one: an image at infinity has no \
      size. Say in words what holds here, or expect `undefined` if that is the point.
      """,
      wrong: """
        ```optics
        object: {distance: 10 cm}
        lens: 10 D
        expect: {image.size: enlarged}
        ```
        """,
      right: """
        ```optics
        object: {distance: 10 cm}
        lens: 10 D
        expect: {image.size: undefined}
        ```
        """),
    DiagnosticCode(
      "scenario/unknown-kind", .error,
      "The word behind a fence is a kind of scenario or a programming language",
      """
      It is nearly the name of a kind and the name of no language, so nothing would be computed \
      and the block shown as text.
      """,
      wrong: """
        ```optik
        object: {distance: 20 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "scenario/unknown-value", .error,
      "An expected value is a value of the block",
      """
      The name is misspelled, or this kind of block has no such value. What is expected stands \
      behind the name, not in it.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        expect: {magnificaton: -1}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        expect: {magnification: -1}
        ```
        """),
  ]
}
