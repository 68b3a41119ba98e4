import Drawing
import Numbers
import Optics
import Phrases
import Quantities
import Scenarios

/// The words and numbers of a figure of exact rays.
struct TraceWords {
  let phrases: Phrases
  /// How quantities are printed, in the number style of the language.
  let style: QuantityStyle

  init(_ style: QuantityStyle, phrases: Phrases) {
    self.phrases = phrases
    var style = style
    style.numbers = phrases.numberStyle
    self.style = style
  }

  func callAsFunction(_ key: TracePhrase, _ slots: [(name: String, text: String)] = []) -> String {
    phrases(key, slots)
  }

  func counted(
    _ key: TracePhrase, _ count: Int, _ slots: [(name: String, text: String)] = []
  ) -> String {
    phrases(key, slots + [("count", String(count))], count: Double(count))
  }

  func number(_ number: Double) -> String { style.text(of: .number(number)) }

  /// A refractive index, with the digits in which glasses differ.
  func index(_ index: Double) -> String { style.text(of: .index(index)) }

  /// A length without its sign.
  func length(_ metres: Double) -> String { style.text(of: Quantity(metres.magnitude, .length)) }

  func signed(_ metres: Double) -> String {
    style.text(of: Quantity(metres == 0 ? 0 : metres, .length))
  }

  /// An angle without its sign.
  func angle(_ radians: Double) -> String {
    style.text(of: Quantity(radians.magnitude, .angle))
  }

  /// Where light comes from, as words in the drawing.
  func origin(of source: TraceSource) -> String {
    guard case .parallel(let angle) = source, angle != 0 else { return self(.labelFromInfinity) }
    // Light that falls comes from above.
    return self(
      angle < 0 ? .labelFromInfinityAbove : .labelFromInfinityBelow, [("angle", self.angle(angle))])
  }

  /// How many rays end at which surface, and why: one sentence each.
  func losses(of rays: [TracedRay]) -> [String] {
    var fates: [(fate: RayFate, count: Int)] = []
    for ray in rays where ray.fate != .passed {
      if let known = fates.firstIndex(where: { $0.fate == ray.fate }) {
        fates[known].count += 1
      } else {
        fates.append((ray.fate, 1))
      }
    }
    return fates.map { fate, count in
      let slots = [(name: "surface", text: String(fate.surface ?? 0))]
      switch fate {
      case .missed: return counted(.lossMissed, count, slots)
      case .totallyReflected: return counted(.lossTotallyReflected, count, slots)
      case .shaded: return counted(.lossShaded, count, slots)
      case .stopped, .passed: return counted(.lossStopped, count, slots)
      }
    }
  }

  /// What must be said about a drawing.
  func notes(of result: TraceResult, _ options: TraceDiagramOptions) -> [String] {
    var notes: [String] = []
    if options.showsParaxial, !options.stopsAtFirstSurface { notes.append(self(.noteParaxial)) }
    if result.rays.contains(where: { $0.surfaceOutOfOrder != nil }) {
      notes.append(self(.noteOutOfOrder))
    }
    return notes
  }

  /// The name of the drawing.
  func title(of system: TracedSystem) -> String {
    let isMirror = system.surfaces.count == 1 && system.surfaces[0].action == .reflects
    return isMirror ? self(.titleMirror) : counted(.titleSurfaces, system.surfaces.count)
  }

  /// What became of a ray, in a few words.
  func kind(_ fate: RayFate) -> String {
    let slots = [(name: "surface", text: String(fate.surface ?? 0))]
    switch fate {
    case .passed: return self(.valuePassed)
    case .missed: return self(.valueMissed, slots)
    case .totallyReflected: return self(.valueTotallyReflected, slots)
    case .stopped, .shaded: return self(.valueStopped, slots)
    }
  }
}
