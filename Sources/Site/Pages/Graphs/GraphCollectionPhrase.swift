import Phrases

/// The words of the page that shows the graphs of a course.
enum GraphCollectionPhrase: String, PhraseKey {
  case title = "page.graphs.title"
  case summary = "page.graphs.summary"
  /// What the links to the graphs are called by assistive technology.
  case contents = "page.graphs.contents"
  /// With the slots `kind`, `vertices` and `edges`.
  case size = "page.graphs.size"
  /// With the slot `count`.
  case vertices = "page.graphs.vertices"
  case edges = "page.graphs.edges"
  /// Before the pages that use a graph, and where none does.
  case usedIn = "page.graphs.used-in"
  case unused = "page.graphs.unused"
  /// Before what a block writes to refer to a graph.
  case reference = "page.graphs.reference"
}
