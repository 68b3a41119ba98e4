import Phrases
import Scenarios

extension Figure {
  public init(
    of outcome: PrismOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    self.init(kind: "optics", id: id, parts: [], description: alternative ?? "")
  }
}
