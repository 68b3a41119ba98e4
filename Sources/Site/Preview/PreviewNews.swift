import Diagnostics
import Site

/// What a preview tells its author.
public enum PreviewNews: Sendable {
  /// How far the work on the course is.
  case working(Progress)
  /// The course was read, the first time or because these files were saved.
  case read(CheckedSite, changed: [String], faults: FaultReport?, time: Duration)
  /// The site is there to be looked at.
  case serving(port: UInt16)
  /// Something that does not keep the preview from working.
  case noticed(Diagnostic)
}
