/// A face that text in drawings is set in.
public enum Face: Sendable, Hashable, CaseIterable {
  case sans
  case sansBold
  case sansItalic
  case serif
  case serifBold
  case serifItalic
  case serifBoldItalic

  public var isSerif: Bool {
    switch self {
    case .sans, .sansBold, .sansItalic: false
    default: true
    }
  }

  public var isBold: Bool { self == .sansBold || self == .serifBold || self == .serifBoldItalic }

  public var isItalic: Bool {
    self == .sansItalic || self == .serifItalic || self == .serifBoldItalic
  }

  /// The families of the same widths, best first.
  public var family: String { isSerif ? Self.serifFamily : Self.sansFamily }

  static let sansFamily = "Liberation Sans, Arimo, Arial, Helvetica, sans-serif"
  static let serifFamily = "Liberation Serif, Tinos, Times New Roman, Times, serif"
}
