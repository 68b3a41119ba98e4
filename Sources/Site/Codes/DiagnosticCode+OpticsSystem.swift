import Diagnostics

extension DiagnosticCode {
  /// Mirrors, surfaces and elements in a row.
  static let opticsSystem: [DiagnosticCode] = [
    DiagnosticCode(
      "optics/contradictory-shape", .error,
      "A mirror's shape and its curvature agree",
      """
      With `shape`, the radius is a length without a sign: `concave` and `convex` say it. A focal \
      length or a power has the sign already, and a plane mirror has no shape.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        mirror: {radius: -40 cm, shape: convex}
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        mirror: {radius: 40 cm, shape: concave}
        ```
        """),
    DiagnosticCode(
      "optics/infinite-distance", .error,
      "A distance between elements is finite",
      """
      Elements stand at finite distances from each other; an object may be at infinity, an element \
      not.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        elements:
          - lens: 5 D
          - lens: {power: 5 D, after: infinity}
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        elements:
          - lens: 5 D
          - lens: {power: 5 D, after: 20 cm}
        ```
        """),
    DiagnosticCode(
      "optics/medium-behind", .error,
      "What is behind a surface or a mirror is said once",
      """
      Behind a surface is what its `index` says, and a mirror sends light back into the medium \
      that it stands in. `after` under `medium` would say it again, and perhaps otherwise.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        surface: {radius: 8 cm, index: 1.5}
        medium: {before: air, after: water}
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        surface: {radius: 8 cm, index: 1.5}
        medium: {before: air}
        ```
        """),
    DiagnosticCode(
      "optics/missing-diameter", .error,
      "A stop needs a diameter",
      """
      A stop is nothing but its opening.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        lens: 5 D
        stop: {at: -2 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        lens: 5 D
        stop: {at: -2 cm, diameter: 1 cm}
        ```
        """),
    DiagnosticCode(
      "optics/missing-radius", .error,
      "A mirror, a surface or a cornea needs a radius",
      """
      Its curvature decides what it does. A plane one has `radius: plane`; a mirror may also have a \
      `focal-length`, all may have a `power`, and a cornea `flat` and `steep` radii instead.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        mirror: {aperture: 20 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        mirror: {aperture: 20 cm, focal-length: 30 cm}
        ```
        """),
    DiagnosticCode(
      "optics/never-afocal", .error,
      "`after: afocal` needs a gap that exists",
      """
      Light from infinity leaves an element parallel if it comes to a focus in the first focal \
      point of that element. Two converging lenses have such a gap, a converging and a stronger \
      diverging one too; two diverging lenses have none.
      """,
      wrong: """
        ```optics
        object: {distance: infinity, angle: 1 deg}
        elements:
          - lens: -2 D
          - lens: {power: -20 D, after: afocal}
        ```
        """,
      right: """
        ```optics
        object: {distance: infinity, angle: 1 deg}
        elements:
          - lens: 2 D
          - lens: {power: -20 D, after: afocal}
        ```
        """),
    DiagnosticCode(
      "optics/overlapping-elements", .error,
      "An element does not stand in front of the one before it",
      """
      Elements are listed in the order in which light meets them. After a mirror the path is \
      counted on, so that distances along the light are never negative.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        elements:
          - lens: 5 D
          - mirror: {radius: 40 cm, shape: concave, after: -10 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        elements:
          - lens: 5 D
          - mirror: {radius: 40 cm, shape: concave, after: 10 cm}
        ```
        """),
    DiagnosticCode(
      "optics/thick-without-surfaces", .error,
      "A lens with a thickness is described by its surfaces",
      """
      How the power of a thick lens is shared between its faces decides where its principal points \
      are; the power alone does not say it.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        lens: {power: 5 D, thickness: 1 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        lens: {front: convex 20 cm, back: convex 20 cm, index: 1.5, thickness: 1 cm}
        ```
        """),
    DiagnosticCode(
      "optics/two-elements", .error,
      "A block with several elements lists them under `elements`",
      """
      One `lens`, `mirror`, `surface` or `slab` may stand alone in a block. Of several it must be said in which order \
      light meets them, and how far apart they are.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        lens: 5 D
        mirror: plane
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        elements: [lens: 5 D, gap: 10 cm, mirror: plane]
        ```
        """),
    DiagnosticCode(
      "optics/two-places", .error,
      "An element stands `after` the one before it, or `at` a distance from the first",
      """
      Each of the two keys says where the element stands. If both are there, they may disagree.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        elements:
          - lens: 5 D
          - lens: {power: 5 D, after: 20 cm, at: 25 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        elements:
          - lens: 5 D
          - lens: {power: 5 D, after: 20 cm}
        ```
        """),
    DiagnosticCode(
      "optics/unknown-element", .error,
      "An item of `elements` is an element",
      """
      Elements are `lens`, `mirror`, `surface`, `slab`, `stop`, `screen` and `plane`, with `gap` \
      between them.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        elements:
          - lense: 5 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        elements:
          - lens: 5 D
        ```
        """),
    DiagnosticCode(
      "optics/wrong-name", .error,
      "An element's name is a word of its own",
      """
      The values of an element are called by its name, `objective.power`, so that it is a letter \
      followed by letters, digits and hyphens, and not the name of something else.
      """,
      wrong: """
        ```optics
        object: {distance: 60 cm}
        elements:
          - lens: {power: 5 D, name: image}
          - lens: {power: 5 D, after: 1 cm}
        ```
        """,
      right: """
        ```optics
        object: {distance: 60 cm}
        elements:
          - lens: {power: 5 D, name: objective}
          - lens: {power: 5 D, after: 1 cm}
        ```
        """),
    DiagnosticCode(
      "optics/wavefront-count", .error,
      "`wavefronts` takes a number from 1 to 30",
      """
      So many wavefronts are drawn in front of an element and behind it. More would run into each \
      other.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        diagram: {wavefronts: many}
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        diagram: {wavefronts: 8}
        ```
        """),
  ]
}
