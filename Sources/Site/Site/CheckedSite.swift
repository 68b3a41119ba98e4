import Content
import Diagnostics
import Pages

/// A course that was read, worked out and checked, and the site that it makes; nothing is written yet.
public struct CheckedSite: Sendable {
  /// The files of the site; `nil` if there are errors.
  public let pages: SitePages?
  /// Everything found, in the order of files and places, with the severities that the course gives.
  public let diagnostics: [Diagnostic]
  public private(set) var figureCount = 0
  /// The links to other sites, which are not asked whether they are there.
  private(set) var outsideLinks: [OutsideLink] = []
  /// The severities that the course gives.
  let severityRules: SeverityRules?

  /// Reads and checks a course.
  ///
  /// - Parameters:
  ///   - options: the folder and what else is asked for; where the output goes has no meaning here.
  ///   - standardTheme: the default look; the course's `Templates/` replace it file by file.
  ///   - progress: told how far the work is.
  public init(
    _ options: BuildOptions, standardTheme: [ThemeFile],
    progress: (Progress) -> Void = { _ in }
  ) {
    progress(.reading)
    let (course, contentFaults) = ContentReader.read(
      options.folder, includingDrafts: options.includesDrafts)
    guard let course else {
      pages = nil
      diagnostics = contentFaults
      severityRules = nil
      return
    }
    let (own, themeFaults) = ThemeReader.files(ofCourseIn: options.folder)
    let theme = Theme(standard: standardTheme, own: own)
    progress(.evaluating(pages: course.files.count))
    let checked = CheckedCourse(course, theme: theme)
    let pages = SitePages(checked, theme: theme)
    let rules = SeverityRules(course.configuration, isStrict: options.isStrict)
    severityRules = rules
    outsideLinks = checked.outsideLinks
    diagnostics = rules.applied(
      to: contentFaults + themeFaults + checked.diagnostics + pages.diagnostics)
    self.pages = diagnostics.contains { $0.severity == .error } ? nil : pages
    figureCount = checked.figureCount
  }
}
