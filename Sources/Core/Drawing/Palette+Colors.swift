/// The tables of colours. A test measures the contrast of every role in them, and the distance between hues as each kind of
/// sight sees them.
extension Palette {
  static func standardPair(_ swatch: Swatch) -> Pair {
    switch swatch {
    case .page: (0xffffff, 0x14161a)
    case .ink: (0x1a1a1a, 0xe8e8e8)
    case .quiet: (0x6b6b6b, 0xa3a7ad)
    case .blue: (0x0072b2, 0x5eb3ea)
    case .vermilion: (0xb34700, 0xf28e52)
    case .green: (0x007a4d, 0x43c493)
    case .amber: (0x8a5a00, 0xe0b040)
    case .purple: (0x9b2d86, 0xe08fd0)
    case .teal: (0x00727a, 0x4fc3cc)
    case .steel: (0x3d5a73, 0x9db8d0)
    case .paleQuiet: (0xe6e6e6, 0x33363b)
    case .paleBlue: (0xcfe3f3, 0x1c3a52)
    case .paleVermilion: (0xfbdccb, 0x542c17)
    case .paleGreen: (0xcdebdc, 0x143f2f)
    case .paleAmber: (0xfff1cc, 0x453508)
    case .palePurple: (0xf0d5ea, 0x47223f)
    case .paleTeal: (0xcbeaec, 0x123f43)
    case .paleSteel: (0xe3ecf4, 0x26323d)
    }
  }

  static func redGreenSafePair(_ swatch: Swatch) -> Pair? {
    switch swatch {
    case .blue: (0x0072b2, 0x5eb3ea)
    default: nil
    }
  }

  static func tritanopiaPair(_ swatch: Swatch) -> Pair? {
    switch swatch {
    case .blue: (0x0072b2, 0x5eb3ea)
    default: nil
    }
  }

  static func highContrastPair(_ swatch: Swatch) -> Pair? {
    switch swatch {
    case .page: (0xffffff, 0x000000)
    case .ink: (0x000000, 0xffffff)
    case .quiet: (0x3d3d3d, 0xd0d0d0)
    default: nil
    }
  }
}
