import Drawing
import Geometry

@testable import Figures

extension DrawnThings {
  /// Names that cover each other.
  var overlaps: [String] {
    var found: [String] = []
    for first in labels.indices {
      for second in labels.indices where second > first {
        if labels[first].box.overlap(with: labels[second].box) >= 1 {
          found.append("`\(labels[first].text)` over `\(labels[second].text)`")
        }
      }
    }
    return found
  }

  /// Roles whose heads are not one for each solid stretch of 12 pixels, or that have heads on dashed lines.
  var rolesWithWrongHeads: [Role] {
    Role.allCases.filter { role in
      guard RayDiagramTests.isRay(role) || role == .construction else { return false }
      let solid = lines.filter { line, paint in
        paint.role == role && (paint.dash ?? role.style.dash).lengths.isEmpty
          && line.length >= 12.03
      }
      let heads = paths.filter { $0.paint.role == role && $0.paint.parts == .solid }
      let nearly = lines.filter { line, paint in
        paint.role == role && (11.97..<12.03).contains(line.length)
      }
      return (heads.count - solid.count).magnitude > nearly.count
    }
  }
}
