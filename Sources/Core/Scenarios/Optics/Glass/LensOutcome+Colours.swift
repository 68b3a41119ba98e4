import Optics

extension LensOutcome {
  /// The colours whose images are shown: those that the author asks for; of an achromat also without being asked.
  public var colours: [SpectralLine] {
    if !presentation.diagram.colours.isEmpty { return presentation.diagram.colours }
    return lens.achromat == nil ? [] : [.c, .d, .f, .g]
  }
}
