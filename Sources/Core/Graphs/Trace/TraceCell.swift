/// A cell of a run's table.
public enum TraceCell: Sendable, Hashable {
  case nothing
  case vertex(Int)
  case vertices([Int])
  case sets([[Int]])
  case edge(Int)
  case edges([Int])
  case kind(EdgeClass)
  case number(Double)
  case numbers([Int])
  case truth(Bool)
}
