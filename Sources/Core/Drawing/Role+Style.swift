extension Role {
  /// The table of looks: the one place where a role gets its colours, its line width and its pattern.
  ///
  /// Widths are those of print (0.6, 0.8, 1.2, 1.4 pt) in pixels.
  public var style: Style {
    switch self {
    case .page: Style(line: .page, fill: .page, ink: .ink)
    case .label, .rayLabel, .weight, .vertexValue, .legend:
      Style(line: .ink, ink: .ink, lineWidth: 0.8)
    case .note: Style(line: .quiet, ink: .quiet, lineWidth: 0.8)
    case .warning: Style(line: .vermilion, fill: .paleVermilion, ink: .ink, lineWidth: 1.6)
    case .highlight: Style(line: .amber, fill: .paleAmber, ink: .ink, lineWidth: 1.6)
    case .dimension: Style(line: .quiet, ink: .ink, lineWidth: 0.8)
    case .badge: Style(line: .ink, fill: .page, ink: .ink, lineWidth: 1)
    case .axis, .lens, .mirror, .mirrorBack, .surface, .medium, .normal, .angle, .aperture,
      .construction, .focalPoint, .principalPlane, .object, .image, .virtualImage, .wavefront:
      elementStyle
    case .ray1, .ray2, .ray3, .ray4, .extension1, .extension2, .extension3, .extension4, .bundle,
      .bundleExtension:
      rayStyle
    case .whiteLight, .violetLight, .blueLight, .greenLight, .yellowLight, .redLight: lightStyle
    case .tint1, .tint2, .tint3, .tint4, .tint5, .tint6, .tint7, .tint8, .hatch: tintStyle
    case .grid, .curve1, .curve2, .curve3, .curve4, .curve5, .curve6: plotStyle
    default: graphStyle
    }
  }

  /// Axis, elements, object and image.
  private var elementStyle: Style {
    switch self {
    case .lens: Style(line: .steel, fill: .paleSteel, lineWidth: 1.87)
    case .mirror: Style(line: .steel, lineWidth: 2.13)
    case .mirrorBack: Style(line: .steel, lineWidth: 0.8)
    case .surface: Style(line: .steel, fill: .paleSteel, lineWidth: 1.87)
    case .medium: Style(line: .steel, fill: .paleSteel, ink: .ink, lineWidth: 0.8)
    case .normal: Style(line: .quiet, lineWidth: 0.8, dash: .virtual)
    case .angle: Style(line: .ink, ink: .ink, lineWidth: 0.8)
    case .aperture: Style(line: .ink, lineWidth: 2.67)
    case .construction: Style(line: .quiet, lineWidth: 1.2, dash: .dotted)
    case .focalPoint: Style(line: .ink, lineWidth: 1.07)
    case .principalPlane: Style(line: .quiet, ink: .ink, lineWidth: 0.8, dash: .long)
    case .object: Style(line: .green, lineWidth: 2.4)
    case .image: Style(line: .purple, lineWidth: 2.4)
    case .virtualImage: Style(line: .purple, lineWidth: 1.6, dash: .virtual)
    case .wavefront: Style(line: .quiet, lineWidth: 0.8)
    default: Style(line: .quiet, ink: .ink, lineWidth: 0.8)
    }
  }

  /// Rays and their extensions.
  private var rayStyle: Style {
    switch self {
    case .ray1: Style(line: .vermilion, lineWidth: 1.6)
    case .ray2, .bundle: Style(line: .blue, lineWidth: 1.6)
    case .ray3: Style(line: .amber, lineWidth: 1.6)
    case .ray4: Style(line: .teal, lineWidth: 1.6)
    case .extension1: Style(line: .vermilion, lineWidth: 1.07, dash: .virtual)
    case .extension3: Style(line: .amber, lineWidth: 1.07, dash: .virtual)
    case .extension4: Style(line: .teal, lineWidth: 1.07, dash: .virtual)
    default: Style(line: .blue, lineWidth: 1.07, dash: .virtual)
    }
  }

  /// Light of one colour, and of all.
  private var lightStyle: Style {
    switch self {
    case .violetLight: Style(line: .purple, lineWidth: 1.6)
    case .blueLight: Style(line: .blue, lineWidth: 1.6)
    case .greenLight: Style(line: .green, lineWidth: 1.6)
    case .yellowLight: Style(line: .amber, lineWidth: 1.6)
    case .redLight: Style(line: .vermilion, lineWidth: 1.6)
    default: Style(line: .ink, lineWidth: 1.6)
    }
  }

  /// Vertices and edges in their states.
  private var graphStyle: Style {
    switch self {
    case .vertexOpen:
      Style(line: .amber, fill: .paleAmber, ink: .ink, lineWidth: 2.5, dash: .short)
    case .vertexCurrent: Style(line: .ink, fill: .blue, ink: .page, lineWidth: 2.5)
    case .vertexRing: Style(line: .blue, lineWidth: 1.75)
    case .vertexDone: Style(line: .ink, fill: .paleBlue, ink: .ink, lineWidth: 2.5)
    case .vertexWrong:
      Style(line: .vermilion, fill: .paleVermilion, ink: .ink, lineWidth: 2.5, dash: .dotted)
    case .edgeTree: Style(line: .blue, lineWidth: 4)
    case .edgeActive: Style(line: .vermilion, lineWidth: 3, dash: .long)
    case .edgeRejected: Style(line: .quiet, lineWidth: 1.5, dash: .dotted)
    case .edgeCut: Style(line: .vermilion, lineWidth: 4)
    case .vertex, .terminal: Style(line: .ink, fill: .page, ink: .ink, lineWidth: 1.75)
    default: Style(line: .ink, fill: .page, ink: .ink, lineWidth: 1.5)
    }
  }

  /// Colour classes, components and sides: pale insides under black text.
  private var tintStyle: Style {
    let fill: Swatch =
      switch self {
      case .tint1: .paleBlue
      case .tint2: .paleVermilion
      case .tint3: .paleGreen
      case .tint4: .paleAmber
      case .tint5: .palePurple
      case .tint6: .paleTeal
      case .tint7: .paleSteel
      case .tint8: .paleQuiet
      default: .page
      }
    return self == .hatch
      ? Style(line: .quiet, lineWidth: 0.8) : Style(line: .ink, fill: fill, lineWidth: 1.75)
  }

  /// Curves, told apart by their pattern as well as by their colour, and what lies behind them.
  private var plotStyle: Style {
    switch self {
    case .curve1: Style(line: .blue, lineWidth: 2)
    case .curve2: Style(line: .vermilion, lineWidth: 2, dash: .curve2)
    case .curve3: Style(line: .green, lineWidth: 2, dash: .curve3)
    case .curve4: Style(line: .purple, lineWidth: 2, dash: .curve4)
    case .curve5: Style(line: .amber, lineWidth: 2, dash: .curve5)
    case .curve6: Style(line: .teal, lineWidth: 2, dash: .curve6)
    default: Style(line: .quiet, ink: .quiet, lineWidth: 0.4, dash: .dotted)
    }
  }
}
