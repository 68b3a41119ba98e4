import Nodes
import Optics

extension TracePresentation {
  /// Fills in what the author leaves open: paraxial rays, normals and distances belong to a single ray.
  mutating func adapt(to result: TraceResult, asked: NodeMapping?) {
    let isSingle = result.ray != nil && result.bundle.isEmpty
    if asked?["paraxial"] == nil { diagram.showsParaxial = isSingle }
    if asked?["normals"] == nil {
      diagram.showsNormals = isSingle && result.system.surfaces.count <= 2
    }
    if asked?["dimensions"] == nil { diagram.showsDimensions = isSingle }
    if hidesAnswers {
      diagram.showsDimensions = false
      diagram.stopsAtFirstSurface = true
    }
  }
}
