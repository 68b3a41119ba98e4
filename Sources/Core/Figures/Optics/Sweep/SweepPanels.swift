import Drawing
import Geometry
import Optics
import Phrases
import Scenarios

/// The small drawings of a sweep, to one scale.
enum SweepPanels {
  case lenses([LensOutcome], SweepScale)
  case systems([SystemOutcome], SystemSweepScale, Phrases)

  /// `nil` for subjects that are not drawn along an axis, and so have a table only.
  init?(_ sweep: SweepOutcome, _ phrases: Phrases) {
    var lenses: [LensOutcome] = []
    var systems: [SystemOutcome] = []
    for step in sweep.steps {
      switch step.outcome {
      case .lens(let lens): lenses.append(lens)
      case .system(let system): systems.append(system)
      case .refraction, .prism, .prescription, .trace, .eye, .cornea, .sweep: return nil
      }
    }
    if systems.isEmpty {
      self = .lenses(lenses, SweepScale(lenses))
    } else if lenses.isEmpty {
      self = .systems(systems, SystemSweepScale(systems), phrases)
    } else {
      return nil
    }
  }

  /// From back to front.
  func shapes(of step: Int, in frame: Rectangle) -> [Shape] {
    switch self {
    case .lenses(let lenses, let scale):
      var panel = SweepPanel(lenses[step], scale, in: frame)
      return panel.shapes()
    case .systems(let systems, let scale, let phrases):
      let outcome = systems[step]
      var diagram = SystemDiagram(
        SystemLayout(outcome, scale, in: frame), words: SystemWords(outcome, phrases: phrases),
        isPanel: true)
      return diagram.panel()
    }
  }

  /// What is seen in a drawing, in words.
  func description(of step: Int, _ phrases: Phrases) -> String {
    let sentences =
      switch self {
      case .lenses(let lenses, _): LensWords(lenses[step], phrases: phrases).imageSentences
      case .systems(let systems, _, _):
        SystemWords(systems[step], phrases: phrases).imageSentences
      }
    return sentences.joined(separator: " ")
  }
}
