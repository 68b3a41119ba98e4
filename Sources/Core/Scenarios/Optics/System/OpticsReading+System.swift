import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads the elements of a block: the list `elements`, or the one that stands alone, with a `stop` beside it.
  mutating func system(of body: NodeMapping, block: SourceRange, _ media: OpticsMedia)
    -> SystemDescription?
  {
    var found = SystemDescription(before: media.before)
    if let entry = body["elements"] {
      guard let list = entry.value.list, !list.items.isEmpty else {
        report(
          "scenario/wrong-value", entry.value.range, "`elements` is a list of elements",
          [Solution("write `elements: [lens: 5 D, gap: 10 cm, lens: 10 D]`")])
        return nil
      }
      let last = list.items.lastIndex { SystemItem.Kind.changesLight($0) }
      let isSaid = body["medium"]?.value.mapping?["after"] != nil
      for (index, item) in list.items.enumerated() {
        // Where surfaces have changed the medium, it stays unless the author says otherwise.
        let isLast = index == last && (isSaid || found.medium == media.before)
        read(item, into: &found, behind: isLast ? media.after : nil)
      }
      endWithPlane(list, &found)
    } else if let entry = body.entries.first(where: { Self.alone.contains($0.key.text) }),
      let kind = SystemItem.Kind(rawValue: entry.key.text)
    {
      checkAlone(entry, in: body)
      read(kind, entry, nil, into: &found, behind: media.after)
    }
    checkMediumBehind(body, found)
    if let entry = body["stop"], body["elements"] == nil { readStop(entry, into: &found) }
    guard !hasErrors, !found.isEmpty else { return nil }
    return found
  }

  /// What is behind a surface is said by its index, what is behind a mirror is what was in front of it.
  private mutating func checkMediumBehind(_ body: NodeMapping, _ found: SystemDescription) {
    guard let entry = body["medium"]?.value.mapping?["after"],
      let last = found.items.last(where: { $0.isOptical }),
      last.kind == .surface || last.kind == .mirror
    else { return }
    report(
      "optics/medium-behind", entry.key.range,
      last.kind == .surface
        ? "what is behind a surface is said by its `index`"
        : "light goes back into the medium that a mirror stands in",
      [Solution("leave `after` out")])
  }

  /// Two elements are a list, in the order in which light meets them.
  private mutating func checkAlone(_ entry: NodeMapping.Entry, in body: NodeMapping) {
    let other = body.entries.last { Self.alone.contains($0.key.text) }
    guard let other, other.key.text != entry.key.text else { return }
    report(
      "optics/two-elements", other.key.range,
      "a block with several elements lists them under `elements`",
      explanation: "Their order and the gaps between them matter.",
      notes: [DiagnosticNote(at: entry.key.range, "the other element")],
      [Solution("write `elements: [\(entry.key.text): …, gap: 10 cm, \(other.key.text): …]`")])
  }

  /// The elements that may stand alone in a block.
  private static let alone = ["lens", "mirror", "surface", "slab"]

  // MARK: Items

  /// An item of `elements`: `lens: 5 D`, `{mirror: {…}}`, `gap: 5 cm`, `plane`.
  private mutating func read(_ item: Node, into found: inout SystemDescription, behind: Medium?) {
    if item.scalar?.text == "plane" { return addPlane(at: item.range, to: &found) }
    let kinds = SystemItem.Kind.allCases.map { $0.rawValue } + ["gap"]
    guard let mapping = item.mapping,
      let entry = mapping.entries.first(where: { kinds.contains($0.key.text) })
    else { return reportUnknown(item, kinds) }
    checkKeys(
      of: mapping,
      KeyTable("of an element", SystemKeys.place), besides: [entry.key.text])
    if entry.key.text == "gap" { return readGap(entry, into: &found) }
    guard let kind = SystemItem.Kind(rawValue: entry.key.text) else { return }
    if kind == .plane { return addPlane(at: item.range, to: &found) }
    read(kind, entry, mapping, into: &found, behind: behind)
  }

  private mutating func reportUnknown(_ item: Node, _ kinds: [String]) {
    let word = item.scalar?.text ?? item.mapping?.entries.first?.key.text ?? ""
    let near = NearMiss.of(word, among: kinds)
    let place = item.mapping?.entries.first?.key.range ?? item.range
    report(
      "optics/unknown-element", place,
      word.isEmpty ? "this is not an element" : "`\(word)` is not an element",
      explanation: "Elements are " + kinds.map { "`\($0)`" }.joined(separator: ", ") + ".",
      near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }

  /// One element with what says where it stands.
  ///
  /// - Parameters:
  ///   - around: the item's mapping, which may hold `name`, `after` and `at` beside a short form.
  ///   - behind: the medium behind the last element, where it decides.
  private mutating func read(
    _ kind: SystemItem.Kind, _ entry: NodeMapping.Entry, _ around: NodeMapping?,
    into found: inout SystemDescription, behind: Medium?
  ) {
    _ = takeWritten()
    let inner = entry.value.mapping
    let name = (inner?["name"] ?? around?["name"]).flatMap { elementName($0, found) }
    guard let place = place(inner, around, of: kind, entry, found) else { return }
    let media = OpticsMedia(before: found.medium, after: behind ?? found.medium)
    guard let made = planes(kind, entry, at: place, media) else { return }
    let after = inner?["after"] ?? around?["after"]
    found.add(
      kind, name: name, made.elements, written: takeWritten(), index: made.index,
      isPlaceWorkedOut: after?.value.scalar?.text == "afocal", at: entry.key.range)
  }

  private mutating func planes(
    _ kind: SystemItem.Kind, _ entry: NodeMapping.Entry, at place: Double, _ media: OpticsMedia
  ) -> (elements: [OpticalElement], index: Double?)? {
    switch kind {
    case .lens: return lensPlanes(entry, at: place, media)
    case .mirror: return mirror(entry, at: place, media).map { ([$0], nil) }
    case .surface: return surface(entry, at: place, media)
    case .slab: return slab(entry, at: place, media)
    case .stop: return stop(entry, at: place, media.before).map { ([$0], nil) }
    case .screen:
      if let mapping = entry.value.mapping { checkKeys(of: mapping, SystemKeys.screen) }
      return ([OpticalElement(.screen, at: place, after: media.before)], nil)
    case .plane: return nil
    }
  }

  // MARK: Places

  /// Where an element stands along the light: `after` the one before it, or `at` a distance from the first.
  private mutating func place(
    _ inner: NodeMapping?, _ around: NodeMapping?, of kind: SystemItem.Kind,
    _ entry: NodeMapping.Entry, _ found: SystemDescription
  ) -> Double? {
    let after = inner?["after"] ?? around?["after"]
    let at = inner?["at"] ?? around?["at"]
    if let after, let at {
      report(
        "optics/two-places", at.key.range, "`at` and `after` both say where the element stands",
        notes: [DiagnosticNote(at: after.key.range, "the other place")],
        [Solution("leave one of them out")])
      return nil
    }
    if let after, after.value.scalar?.text == "afocal" {
      return afocalPlace(after, entry, found)
    }
    if let after {
      guard let gap = length(after, example: "5 cm") else { return nil }
      return reached(found.reach + gap, found, after)
    }
    guard let at else { return found.reach }
    guard let place = length(at, example: "5 cm") else { return nil }
    return reached(place + (found.system.elements.first?.position ?? 0), found, at)
  }

  /// A finite length of either sign, in metres.
  mutating func length(_ entry: NodeMapping.Entry, example: String) -> Double? {
    guard let length = quantity(entry, as: .length, example: example) else { return nil }
    if length.value.isFinite { return length.value }
    report(
      "optics/infinite-distance", entry.value.range, "`\(entry.key.text)` is a finite distance")
    return nil
  }

  /// The place, unless it lies in front of what was read before.
  private mutating func reached(
    _ place: Double, _ found: SystemDescription, _ entry: NodeMapping.Entry
  ) -> Double? {
    if place >= found.reach || found.isEmpty { return place }
    report(
      "optics/overlapping-elements", entry.value.range,
      "an element does not stand in front of the one before it",
      explanation:
        "Elements are listed in the order in which light meets them, and distances along "
        + "the light are not negative, also after a mirror.",
      notes: found.places.last.map { [DiagnosticNote(at: $0, "the element before it")] } ?? [],
      [Solution("change the order, or the sign")])
    return nil
  }

  /// `after: afocal`: where light from infinity leaves the element parallel.
  private mutating func afocalPlace(
    _ after: NodeMapping.Entry, _ entry: NodeMapping.Entry, _ found: SystemDescription
  ) -> Double? {
    var trial = self
    let media = OpticsMedia(before: found.medium, after: found.medium)
    guard !found.isEmpty, let kind = SystemItem.Kind(rawValue: entry.key.text),
      let made = trial.planes(kind, entry, at: 0, media), !trial.hasErrors
    else { return found.reach }
    let own = OpticalSystem(before: found.medium, made.elements)
    let focus = found.system.conjugates(of: .atInfinity(tangent: 0)).image.position
    if let focus, let front = own.cardinalPoints?.firstFocal {
      let place = found.system.backVertex + focus - front
      if place >= found.reach { return place }
    }
    report(
      "optics/never-afocal", after.value.range,
      "no gap makes light from infinity leave this element parallel",
      explanation: "The light must come to a focus that can lie in the first focal point of this "
        + "element.", [Solution("write the gap, `after: 20 cm`")])
    return nil
  }

  private mutating func readGap(_ entry: NodeMapping.Entry, into found: inout SystemDescription) {
    guard let gap = length(entry, example: "5 cm") else { return }
    if gap < 0 {
      report(
        "optics/overlapping-elements", entry.value.range, "a gap is not negative",
        [Solution("change the order of the elements")])
      return
    }
    // A gap before the first element, or behind the last, is measured from a plane of its own.
    if found.isEmpty { addPlane(at: entry.key.range, to: &found) }
    found.advance(by: gap)
  }

  private mutating func endWithPlane(_ list: NodeList, _ found: inout SystemDescription) {
    guard let last = list.items.last?.mapping, last["gap"] != nil else { return }
    addPlane(at: last.range, to: &found)
  }

  private mutating func addPlane(at place: SourceRange, to found: inout SystemDescription) {
    let plane = OpticalElement(.reference, at: found.reach, after: found.medium)
    found.add(.plane, name: nil, [plane], written: WrittenQuantities(), at: place)
  }

  /// `name` of an element, by which its values are called.
  private mutating func elementName(_ entry: NodeMapping.Entry, _ found: SystemDescription)
    -> String?
  {
    let text = entry.value.scalar?.text ?? ""
    let isName =
      text.unicodeScalars.first?.properties.isAlphabetic == true
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0 == "-" || ("0"..."9").contains($0)
      }
    let taken = ["object", "image", "system", "ray", "medium", "magnification", "element"]
    if isName, !taken.contains(text), !found.items.contains(where: { $0.name == text }) {
      return text
    }
    report(
      "optics/wrong-name", entry.value.range,
      isName
        ? "`\(text)` is the name of something else"
        : "a name is a letter followed by letters, digits and hyphens",
      [Solution("write `objective`, for example")])
    return nil
  }
}

extension SystemItem.Kind {
  /// True for an item of `elements` that refracts or reflects.
  static func changesLight(_ item: Node) -> Bool {
    item.mapping?.entries.contains { ["lens", "mirror", "surface", "slab"].contains($0.key.text) }
      ?? false
  }
}
