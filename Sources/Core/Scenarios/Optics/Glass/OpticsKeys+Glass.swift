import Nodes

extension OpticsKeys {
  static let glass = KeyTable(
    "of `glass`",
    [
      KeyDescription("sellmeier", .mapping, phrase: "reference.optics.glass.sellmeier"),
      KeyDescription("index", .number, phrase: "reference.optics.glass.index"),
      KeyDescription("abbe-number", .number, phrase: "reference.optics.glass.abbe-number"),
    ])

  static let sellmeier = KeyTable(
    "of `sellmeier`",
    [
      KeyDescription("B", .list, phrase: "reference.optics.sellmeier.B"),
      KeyDescription("C", .list, phrase: "reference.optics.sellmeier.C"),
    ])
}
