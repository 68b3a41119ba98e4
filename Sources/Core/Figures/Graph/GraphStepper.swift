import Markup

/// The buttons and the slider with which a reader goes through the frames of a run. They are hidden until a script shows them; without
/// one, and on paper, all frames are there.
struct GraphStepper {
  private let words: GraphWords

  init(_ words: GraphWords) {
    self.words = words
  }

  /// - Parameter frames: how many frames there are.
  func markup(frames: Int) -> MarkupNode {
    .element(
      "div",
      [
        Attribute("class", "stepper"), Attribute("role", "group"),
        Attribute("aria-label", words(.stepsTitle)), Attribute("hidden", ""),
      ],
      [
        button("◀", .stepsBack), slider(frames), button("▶", .stepsForth),
        .element("output"),
        .element("button", [Attribute("type", "button")], [.text(words(.stepsAll))]),
      ])
  }

  private func button(_ sign: String, _ name: GraphPhrase) -> MarkupNode {
    .element(
      "button", [Attribute("type", "button"), Attribute("aria-label", words(name))], [.text(sign)])
  }

  private func slider(_ frames: Int) -> MarkupNode {
    .element(
      "input",
      [
        Attribute("type", "range"), Attribute("min", "1"), Attribute("max", String(frames)),
        Attribute("value", "1"), Attribute("aria-label", words(.stepsSlider)),
      ])
  }
}
