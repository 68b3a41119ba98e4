import Nodes

extension Node {
  /// A short form in full: `10 D` under `lens` is `{power: 10 D}`; `nil` if the key has no short form.
  func inFull(under key: String) -> Node? {
    guard case .scalar(let scalar) = self, !scalar.isAbsent else { return nil }
    func mapping(_ entries: [(key: String, text: String)]) -> Node {
      .mapping(
        NodeMapping(
          entries.map { entry in
            NodeMapping.Entry(
              key: Scalar(entry.key, at: scalar.range),
              value: .scalar(Scalar(entry.text, at: scalar.range)))
          }, at: scalar.range))
    }
    let text = scalar.text
    switch key {
    case "lens": return mapping([("power", text)])
    case "medium": return mapping([("before", text), ("after", text)])
    case "eye": return mapping([("model", text)])
    case "mirror":
      for shape in ["concave", "convex"] where text.hasPrefix(shape + " ") {
        return mapping([
          ("shape", shape), ("radius", String(text.dropFirst(shape.count + 1))),
        ])
      }
      return mapping([("radius", text)])
    default: return nil
    }
  }
}
