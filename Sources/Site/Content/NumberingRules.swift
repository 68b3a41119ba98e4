/// How figures, tables, equations, theorems and headings are numbered.
public struct NumberingRules: Sendable, Hashable {
  /// Through what the numbers run.
  public enum Scope: String, Sendable, CaseIterable {
    /// Nothing is numbered.
    case none
    /// They begin anew on each page: Figure 3.
    case page
    /// Each lesson is a chapter: Figure 7.3.
    case chapter
    /// Each folder of the course is a chapter, whose pages share the numbers: Figure 2.14.
    case folder
    /// They run through the course: Figure 57.
    case course
  }

  public var scope = Scope.page
  /// How many levels of headings below the page's title are numbered; 0 numbers none.
  public var headingLevels = 0

  public init() {}

  /// The deepest level of headings below a title.
  static let mostLevels = 5
}
