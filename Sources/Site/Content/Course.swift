import Citations
import Diagnostics
import Nodes

/// The author's files, read and put in order; nothing is worked out yet.
public struct Course: Sendable {
  public let configuration: SiteConfiguration
  /// What `glossary.yml` says, in the order written; empty if there is none.
  public let glossary: [GlossaryEntry]
  /// What `formulas.yml` says, nothing of it read yet; `nil` if there is none.
  public let formulas: Node?
  /// The graphs that have files of their own, in natural order of their names; their words are not read yet.
  public let graphs: [GraphFile]
  /// The path of `Content/` as it is opened and shown.
  public let content: String
  /// The pages, in the order of their source paths; drafts are among them only if they were asked for.
  public let files: [ContentFile]
  /// The sections; the first is the course itself.
  public let sections: [Section]
  /// The files that are copied.
  public let assets: [Asset]
  /// The sources (below `Content/`) of the drafts that were left out, so that a link to one can be explained.
  public let drafts: Set<String>
  /// All files below `Content/`, published or not, of which pages and listings can include others.
  public let sources: SourceFiles
  /// The works that can be cited.
  public let bibliography: Bibliography
}
