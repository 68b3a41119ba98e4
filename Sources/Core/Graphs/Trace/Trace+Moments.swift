extension Trace {
  /// The run after so many steps (0 is the start): the vertex just taken is current, the edges just looked at are marked.
  public func moment(after count: Int, in graph: Graph) -> GraphMoment {
    let count = min(max(count, 0), stepCount)
    var moment = GraphMoment(of: graph)
    moment.apply(start.changes)
    for step in steps.prefix(count) { moment.apply(step.changes) }
    if count > 0 { moment.apply(steps[count - 1].looks) }
    return moment
  }

  /// Every moment from the start to the end of the last step, without what is only so for a step.
  public func moments(in graph: Graph) -> [GraphMoment] {
    var moment = GraphMoment(of: graph)
    moment.apply(start.changes)
    var moments = [moment]
    for step in steps {
      moment.apply(step.changes)
      moments.append(moment)
    }
    return moments
  }

  /// The result: what the run marks in the end.
  public func result(in graph: Graph) -> GraphMoment {
    var moment = GraphMoment(of: graph)
    if let end {
      moment.apply(end)
      return moment
    }
    moment.apply(start.changes)
    for step in steps { moment.apply(step.changes) }
    return moment
  }
}

extension GraphMoment {
  mutating func apply(_ changes: [TraceChange]) {
    for change in changes {
      switch change {
      case .vertex(let vertex, let state): vertices[vertex] = state
      case .edge(let edge, let state): edges[edge] = state
      case .value(let vertex, let value, let parent):
        values[vertex] = value
        parents[vertex] = parent
      case .group(let vertex, let number): groups[vertex] = number
      case .note(let edge, let note): notes[edge] = note
      }
    }
  }
}
