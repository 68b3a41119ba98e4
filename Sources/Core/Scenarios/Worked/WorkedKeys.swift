import Nodes

/// The keys of a worked block, as data.
enum WorkedKeys {
  static let block = KeyTable(
    "of a worked block",
    [
      KeyDescription("formula", .list, phrase: "reference.worked.formula"),
      KeyDescription("given", .mapping, phrase: "reference.worked.given"),
      KeyDescription("find", .list, phrase: "reference.worked.find"),
      KeyDescription("steps", .choice(["full", "brief"]), phrase: "reference.worked.steps"),
    ])
}
