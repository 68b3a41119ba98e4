import Diagnostics
import Site

/// `sitegen diff`
enum DiffCommand {
  static func run(_ arguments: Arguments) throws(Arguments.Fault) -> Int32 {
    guard arguments.positional.count == 2 else {
      throw Arguments.Fault(text: "`diff` needs two folders, the old one and the new one")
    }
    let isJSON = arguments["--format"] == "json"
    do throws(PublishedCourse.Refusal) {
      let old = try PublishedCourse(
        in: arguments.positional[0], standardTheme: EmbeddedTheme.files)
      let new = try PublishedCourse(
        in: arguments.positional[1], standardTheme: EmbeddedTheme.files)
      let difference = CourseDifference(from: old, to: new)
      Terminal.print(isJSON ? difference.json.text + "\n" : difference.text)
      Terminal.report(new.diagnostics, hints: !isJSON)
      return new.diagnostics.isEmpty ? 0 : 1
    } catch {
      throw Arguments.Fault(text: error.text)
    }
  }
}
