import Formula

/// Every law that the models of optics evaluate and their figures show.
public enum OpticsLaws {
  /// Each id once.
  public static let all: [Law] =
    ThinLensLaws.all + SystemLaws.all + RefractionLaws.all + PrismLaws.all + DispersionLaws.all
    + PrescriptionLaws.all + TraceLaws.all + EyeLaws.all
}
