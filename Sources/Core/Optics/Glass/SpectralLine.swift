/// Light of one wavelength: a line of Fraunhofer's and its followers, or any wavelength.
public struct SpectralLine: Sendable, Hashable {
  /// The letter of the line, `F`; `nil` for a wavelength that has none.
  public var name: String?
  /// In metres, in air.
  public var wavelength: Double

  public init(name: String? = nil, wavelength: Double) {
    self.name = name
    self.wavelength = wavelength
  }

  private init(_ name: String, nanometres: Double) {
    self.init(name: name, wavelength: nanometres / 1e9)
  }

  /// Sources: wavelengths of ISO 7944 and of the SCHOTT catalogue of 2017-01-20; the helium-neon laser by its nominal wavelength.
  public static let i = SpectralLine("i", nanometres: 365.0146)
  public static let h = SpectralLine("h", nanometres: 404.6561)
  public static let g = SpectralLine("g", nanometres: 435.8343)
  /// F′, the blue line of cadmium.
  public static let fPrime = SpectralLine("F'", nanometres: 479.9914)
  /// F, the blue line of hydrogen.
  public static let f = SpectralLine("F", nanometres: 486.1327)
  public static let e = SpectralLine("e", nanometres: 546.074)
  /// d, the yellow line of helium, for which indices and powers hold unless another is named.
  public static let d = SpectralLine("d", nanometres: 587.5618)
  /// D, the middle of the yellow pair of sodium.
  public static let sodium = SpectralLine("D", nanometres: 589.2938)
  public static let heliumNeon = SpectralLine("HeNe", nanometres: 632.8)
  /// C′, the red line of cadmium.
  public static let cPrime = SpectralLine("C'", nanometres: 643.8469)
  /// C, the red line of hydrogen.
  public static let c = SpectralLine("C", nanometres: 656.2725)
  public static let r = SpectralLine("r", nanometres: 706.5188)
  public static let s = SpectralLine("s", nanometres: 852.11)
  public static let t = SpectralLine("t", nanometres: 1013.98)

  /// Every line that has a name, from the ultraviolet to the infrared.
  public static let named: [SpectralLine] = [
    .i, .h, .g, .fPrime, .f, .e, .d, .sodium, .heliumNeon, .cPrime, .c, .r, .s, .t,
  ]

  /// The line of that name; `F′` may be written `F'`.
  public init?(named name: String) {
    let plain = String(name.map { $0 == "′" || $0 == "’" ? "'" : $0 })
    guard let line = Self.named.first(where: { $0.name == plain }) else { return nil }
    self = line
  }
}
