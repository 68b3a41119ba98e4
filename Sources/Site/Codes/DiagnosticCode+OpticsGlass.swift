import Diagnostics

extension DiagnosticCode {
  /// Glasses, wavelengths and achromats.
  static let opticsGlass: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/abbe-number-out-of-range", .error,
      "An Abbe number lies between 5 and 200",
      """
      Crown glasses have about 60, flint glasses about 30. A decimal point is missing, or \
      the value belongs to another key.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        surface: {glass: {index: 1.5, abbe-number: 600}}
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        surface: {glass: {index: 1.5, abbe-number: 60}}
        ```
        """),
    DiagnosticCode(
      "optics/achromat-and-index", .error,
      "An `achromat` says what both of its lenses are made of",
      """
      A key that describes one lens contradicts it.
      """,
      wrong: """
        ```optics
        object: {distance: infinity}
        lens: {power: 10 D, achromat: [N-BK7, SF5], index: 1.5}
        ```
        """,
      right: """
        ```optics
        object: {distance: infinity}
        lens: {power: 10 D, achromat: [N-BK7, SF5]}
        ```
        """),
    DiagnosticCode(
      "optics/achromat-in-medium", .error,
      "An achromat is worked out in air",
      """
      The powers of its two lenses follow from Abbe numbers, which hold for air.
      """,
      wrong: """
        ```optics
        object: {distance: infinity}
        lens: {power: 10 D, achromat: [N-BK7, SF5]}
        medium: water
        ```
        """,
      right: """
        ```optics
        object: {distance: infinity}
        lens: {power: 10 D, achromat: [N-BK7, SF5]}
        ```
        """),
    DiagnosticCode(
      "optics/incomplete-glass", .error,
      "A glass of one’s own needs `sellmeier`, or `index` and `abbe-number`",
      """
      Without one of them it is not known how the index depends on the wavelength. A glass \
      of one index is written as `index`.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        surface: {glass: {index: 1.5}}
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        surface: {glass: {index: 1.5, abbe-number: 60}}
        ```
        """),
    DiagnosticCode(
      "optics/incomplete-sellmeier", .error,
      "The coefficients of Sellmeier’s formula are two lists, `B` and `C`, of the same length",
      """
      Each term of the formula has one of either: a strength, and the square of a wavelength \
      in µm².
      """,
      wrong: """
        ```optics
        ray: 30 deg
        surface: {glass: {sellmeier: {B: [1.04, 0.23], C: [0.006]}}}
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        surface: {glass: {sellmeier: {B: [1.04, 0.23], C: [0.006, 0.02]}}}
        ```
        """),
    DiagnosticCode(
      "optics/no-dispersion", .error,
      "What is asked about colours needs a `glass`",
      """
      A plain index, and a medium whose dispersion is not known, treat all colours alike.
      """,
      wrong: """
        ```optics
        prism: {apex: 60 deg, index: 1.5}
        ray: 50 deg
        wavelengths: [C, F]
        ```
        """,
      right: """
        ```optics
        prism: {apex: 60 deg, glass: N-BK7}
        ray: 50 deg
        wavelengths: [C, F]
        ```
        """),
    DiagnosticCode(
      "optics/no-index-at-wavelength", .error,
      "A material needs a refractive index at the wavelength",
      """
      The formula of its dispersion gives none: the wavelength is at a resonance, or so far \
      from where the coefficients hold that the square of the index is negative.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        surface: {glass: {sellmeier: {B: [1], C: [0.36]}}}
        wavelength: 500 nm
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        surface: {glass: {sellmeier: {B: [1], C: [0.01]}}}
        wavelength: 500 nm
        ```
        """),
    DiagnosticCode(
      "optics/same-dispersion", .error,
      "An achromat needs two glasses with different Abbe numbers",
      """
      Where both lenses disperse light alike, the colours only come together at a power of \
      zero.
      """,
      wrong: """
        ```optics
        object: {distance: infinity}
        lens: {power: 10 D, achromat: [N-BK7, N-BK7]}
        ```
        """,
      right: """
        ```optics
        object: {distance: infinity}
        lens: {power: 10 D, achromat: [N-BK7, SF5]}
        ```
        """),
    DiagnosticCode(
      "optics/two-dispersions", .error,
      "A glass has coefficients or an Abbe number, not both",
      """
      Each of them says how the index depends on the wavelength. If both are there, they may \
      disagree.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        surface: {glass: {sellmeier: {B: [1], C: [0.01]}, abbe-number: 60}}
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        surface: {glass: {index: 1.5, abbe-number: 60}}
        ```
        """),
    DiagnosticCode(
      "optics/unknown-line", .error,
      "What is no wavelength must be a spectral line",
      """
      The lines of the spectrum are called by the letters of Fraunhofer and of the \
      catalogues of glass. Any other light is given by its wavelength.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        surface: N-BK7
        wavelength: Q
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        surface: N-BK7
        wavelength: F
        ```
        """),
    DiagnosticCode(
      "optics/wavelength-out-of-range", .error,
      "A wavelength lies between 200 nm and 2500 nm",
      """
      Glasses are transparent there, and the formulas of their dispersion hold. A unit is \
      probably wrong.
      """,
      wrong: """
        ```optics
        ray: 30 deg
        surface: N-BK7
        wavelength: 486 mm
        ```
        """,
      right: """
        ```optics
        ray: 30 deg
        surface: N-BK7
        wavelength: 486 nm
        ```
        """),
  ]
}
