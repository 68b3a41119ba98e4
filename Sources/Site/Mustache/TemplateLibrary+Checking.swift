import Diagnostics

extension TemplateLibrary {
  /// Checks a template, and all that it includes where it includes it, against the names that are declared.
  ///
  /// Reported are: a name that is not declared (`template/unknown-name`) or is used as what it is not
  /// (`template/not-a-text`, `template/escaped-markup`, `template/unescaped-text`), a partial or parent that does not exist
  /// (`template/unknown-partial`), a block that its parent does not have (`template/unknown-block`), and what stands
  /// between the blocks of a parent and is never rendered (`template/ignored-text`). What a dynamic name leads to is
  /// known only while rendering and is not checked.
  public func check(_ name: String, against schema: TemplateSchema) -> [Diagnostic] {
    guard let index = indices[name] else {
      return [
        Diagnostic(
          .error, "template/unknown-partial", at: nil, "the template `\(name)` does not exist")
      ]
    }
    var checker = TemplateChecker(self, schema)
    checker.check(index)
    return checker.diagnostics
  }

  /// The blocks that a template and all that it includes offer, each once, in the order met.
  func blockNames(of index: Int) -> [String] {
    var names: [String] = []
    var seen: Set<Int> = [index]
    var waiting = [index]
    while let next = waiting.popLast() {
      for block in templates[next].blocks where !names.contains(block.name) {
        names.append(block.name)
      }
      for case .some(let target) in targets[next] where seen.insert(target).inserted {
        waiting.append(target)
      }
    }
    return names
  }

  /// True if a template includes one whose name is known only while rendering.
  func hasDynamicCalls(_ index: Int) -> Bool {
    templates[index].calls.contains {
      if case .dynamic = $0.target { true } else { false }
    }
  }
}
