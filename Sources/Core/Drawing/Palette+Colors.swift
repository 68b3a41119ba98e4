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
    case .blue: (0x0f45a5, 0x377afc)
    case .vermilion: (0xbd580a, 0xfc330a)
    case .green: (0x1b514e, 0x86d99a)
    case .amber: (0x353004, 0xf7e537)
    case .purple: (0x35075e, 0x9f7395)
    case .teal: (0x1a7ca8, 0x08c1fc)
    default: nil
    }
  }

  static func tritanopiaPair(_ swatch: Swatch) -> Pair? {
    switch swatch {
    case .blue: (0x023daa, 0x5880c9)
    case .vermilion: (0xe60415, 0xff1b28)
    case .green: (0x138561, 0x26d216)
    case .amber: (0x743701, 0x9f7b26)
    case .purple: (0xb32cd0, 0xf884f0)
    case .teal: (0x0a392f, 0x1ffefe)
    default: nil
    }
  }

  static func highContrastPair(_ swatch: Swatch) -> Pair? {
    switch swatch {
    case .page: (0xffffff, 0x000000)
    case .ink: (0x000000, 0xffffff)
    case .quiet: (0x3d3d3d, 0xd0d0d0)
    case .blue: (0x00498c, 0x8fd0ff)
    case .vermilion: (0x8f2a00, 0xffab7a)
    case .green: (0x005a30, 0x74eab4)
    case .amber: (0x5c3d00, 0xffd75c)
    case .purple: (0x7a1069, 0xffb3ee)
    case .teal: (0x00525c, 0x7feaf2)
    case .steel: (0x22384a, 0xc8dcee)
    default: nil
    }
  }
}
