import Diagnostics

extension DiagnosticCode {
  /// Numbers with units.
  static let quantity: [DiagnosticCode] = [
    DiagnosticCode(
      "quantity/missing-unit", .error,
      "A length, a power or an angle has a unit",
      """
      20 may be centimetres or metres, and sitegen does not guess. Zero needs a unit as well, so \
      that a reader knows what it is zero of.
      """,
      wrong: """
        ```optics
        object: {distance: 20, height: 5 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "quantity/not-a-number", .error,
      "A quantity begins with a number",
      """
      Digits with a decimal point, a fraction such as `4/3`, or `infinity`. A decimal comma is the \
      usual reason, or a number in words; a calculation begins with an equals sign and a space.
      """,
      wrong: """
        ```optics
        object:
          distance: 7,5 cm
        lens: 20 D
        ```
        """,
      right: """
        ```optics
        object:
          distance: 7.5 cm
        lens: 20 D
        ```
        """),
    DiagnosticCode(
      "quantity/unknown-unit", .error,
      "A unit is one of those that sitegen knows",
      """
      Units tell capitals from small letters: `d` is no dioptre and `CM` no centimetre. All \
      spellings are listed in the author's guide.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cn, height: 5 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "quantity/wrong-dimension", .error,
      "A quantity is of the kind that its key wants",
      """
      A distance is a length and a power is in dioptres. The unit is a slip, or the value stands \
      under the wrong key.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: {power: 10 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: {focal-length: 10 cm}
        ```
        """),
  ]
}
