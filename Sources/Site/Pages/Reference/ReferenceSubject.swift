/// What a `reference` block can be of.
enum ReferenceSubject: String, CaseIterable {
  case commonKeys = "common keys"
  case opticsKeys = "optics keys"
  case opticsValues = "optics values"
  case graphKeys = "graph keys"
  case graphValues = "graph values"
  case graphAlgorithms = "graph algorithms"
  case formulaKeys = "formula keys"
  case formulaValues = "formula values"
  case workedKeys = "worked keys"
  case workedValues = "worked values"
  case plotKeys = "plot keys"
  case plotValues = "plot values"
  case frontMatter = "front matter"
  case siteKeys = "site keys"
  case glossaryKeys = "glossary keys"
  case templateNames = "template names"
  case units
  case diagnostics
}
