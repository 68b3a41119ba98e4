import Formula
import Optics
import Quantities
import Scenarios

extension RefractionWords {
  /// The name of the drawing.
  var title: String {
    if outcome.system.thickness != nil { return self(.titleSlab) }
    if outcome.rays.count > 1 { return self(.titleRays) }
    let isTotal = outcome.rays.first?.entry.kind == .totallyReflected
    return self(isTotal && !hidesAnswers ? .titleTotal : .titleRefraction)
  }

  /// What the drawing shows, in sentences: only what is drawn.
  var alternative: String {
    let system = outcome.system
    var sentences: [String] = []
    let before = name(of: system.before)
    let after = name(of: system.after)
    if let thickness = system.thickness {
      let slots = [
        (name: "before", text: before), (name: "after", text: after),
        (name: "thickness", text: numbers.length(thickness, of: ValueName("slab", "thickness"))),
      ]
      if let behind = system.behind, behind.index != system.before.index {
        sentences.append(self(.altSlabBetween, slots + [("behind", name(of: behind))]))
      } else {
        sentences.append(self(.altSlab, slots))
      }
    } else {
      sentences.append(self(.altSurface, [("before", before), ("after", after)]))
    }
    for (index, ray) in outcome.rays.enumerated() {
      sentences += self.sentences(about: ray, index)
    }
    if hidesAnswers { sentences.append(self(.altHidden)) }
    return sentences.joined(separator: " ")
  }

  /// A medium in a sentence: by its name, or by its index.
  private func name(of medium: Medium) -> String {
    let index = numbers.index(medium.index)
    guard let name = medium.name else { return self(.altMedium, [("index", index)]) }
    return self(.altMediumNamed, [("name", name), ("index", index)])
  }

  private func sentences(about ray: OpticsRay, _ index: Int) -> [String] {
    let prefix = prefix(of: index)
    let incidence = angle(ray.entry.incidence, of: prefix, "incidence")
    if let hidden = hiddenIncidence(of: ray) {
      let slots = [(name: "number", text: String(index + 1)), (name: "angle", text: self(hidden))]
      return [self(outcome.rays.count == 1 ? .altIncidenceAt : .altRayNumberAt, slots)]
    }
    var found = [
      outcome.rays.count == 1
        ? self(.altIncidence, [("angle", incidence)])
        : self(.altRayNumber, [("number", String(index + 1)), ("angle", incidence)])
    ]
    if hidesAnswers { return found }
    found.append(fate(of: ray, prefix))
    if outcome.presentation.hasReflection, ray.entry.refraction != nil,
      ray.entry.reflectance > 0, ray.entry.reflectance < 1, ray.entry.incidence > 0,
      outcome.rays.count == 1
    {
      found.append(self(.altReflected, [("share", share(ray.entry.reflectance))]))
    }
    if let slab = ray.slab, ray.entry.refraction != nil { found += exit(of: slab, prefix) }
    return found
  }

  private func fate(of ray: OpticsRay, _ prefix: String) -> String {
    let entry = ray.entry
    guard let refraction = entry.refraction else { return self(.altTotal) }
    let slots = [(name: "angle", text: angle(refraction, of: prefix, "refraction"))]
    switch entry.kind {
    case .undeviated: return self(entry.incidence == 0 ? .altNormal : .altUndeviated)
    case .grazing: return self(refraction == .pi / 2 ? .altGrazing : .altGrazingIncidence, slots)
    default:
      return self(
        refraction < entry.incidence ? .altRefractedTowards : .altRefractedAway, slots)
    }
  }

  private func exit(of slab: Slab, _ prefix: String) -> [String] {
    guard let exit = slab.exit else { return [] }
    guard let angle = exit.refraction else { return [self(.altExitTotal)] }
    if let displacement = slab.displacement {
      let name =
        outcome.rays.count == 1
        ? ValueName("slab", "displacement") : ValueName(prefix, "displacement")
      return [
        self(.altDisplaced, [("displacement", numbers.length(displacement, of: name))])
      ]
    }
    return [self(.altExit, [("angle", self.angle(angle, of: prefix, "exit-angle"))])]
  }
}
