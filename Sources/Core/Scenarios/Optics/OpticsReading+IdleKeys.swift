import Diagnostics
import Formula
import Nodes
import Optics
import Quantities

/// Keys that are well written and change nothing in a block of this subject: each is reported, so that none is ignored.
extension OpticsReading {
  /// - Parameter subject: what the block is about, put into a message: `a prism with a power`.
  mutating func reportUseless(_ entry: NodeMapping.Entry, _ subject: String) {
    report(
      "optics/useless-key", entry.key.range,
      "`\(entry.key.text)` says nothing about \(subject)",
      [Solution("leave it out")])
  }

  /// The same where it hangs on the numbers whether the key has an effect.
  private mutating func warnOfIdle(_ entry: NodeMapping.Entry, _ subject: String) {
    warn(
      "optics/without-effect", entry.key.range,
      "`\(entry.key.text)` says nothing about \(subject)", [Solution("leave it out")])
  }

  /// The same for those of some keys that a mapping has.
  mutating func reportUseless(_ keys: [String], in mapping: NodeMapping?, _ subject: String) {
    for key in keys {
      if let entry = mapping?[key] { reportUseless(entry, subject) }
    }
  }

  /// Keys of a block about several elements, a mirror or a surface.
  mutating func checkIdleKeys(of outcome: SystemOutcome, _ body: NodeMapping) {
    let optical = outcome.items.filter { $0.isOptical }
    let isOne = optical.count == 1 && optical[0].elements.count == 1
    let diagram = body["diagram"]?.value.mapping
    reportUseless(
      ["wavelengths"], in: diagram, "elements other than one thin lens of `glass`")
    if let near = body["near-point"], !outcome.isChanged(byLeavingOut: { $0.nearPoint = nil }) {
      warnOfIdle(near, "what is no magnifier, telescope or microscope")
    }
    if let observer = body["observer"], !outcome.isChanged(byLeavingOut: { $0.observer = nil }) {
      warnOfIdle(observer, "what is no instrument of two elements that light leaves parallel")
    }
    let hasFocus = isOne && outcome.part(optical[0]).power != .plano
    if !hasFocus, let labels = diagram?["labels"] {
      for item in items(labels.value) where item.scalar?.text == "2F" {
        warn(
          "optics/without-effect", item.range,
          "`2F` is marked beside one thin lens, mirror or surface with power",
          [Solution("leave it out")])
      }
    }
  }

  /// Keys of a block about exact rays.
  mutating func checkIdleKeys(of outcome: TraceOutcome, _ body: NodeMapping) {
    reportUseless(["notation", "convention"], in: body, "exact rays")
    let diagram = body["diagram"]?.value.mapping
    if outcome.result.ray == nil, let normals = diagram?["normals"],
      normals.value.scalar?.text == "shown"
    {
      reportUseless(normals, "rays other than a single `ray`")
    }
  }
}

extension SystemOutcome {
  /// True if the values would differ for another use.
  fileprivate func isChanged(byLeavingOut change: (inout SystemUse) -> Void) -> Bool {
    var other = use
    change(&other)
    let plain = SystemOutcome(
      object: hasObject ? object : nil, system: system, items: items, use: other,
      presentation: presentation, units: style.units, choices: choices, written: written,
      line: line)
    return plain.values != values
  }
}
