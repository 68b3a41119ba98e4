import Geometry
import Optics
import Testing

@Suite struct RayPathTests {
  @Test func aVirtualImageIsReachedByAnExtension() throws {
    let path = try path(power: -5, distance: -0.4, .parallel)
    #expect(path.stretches.map(\.kind) == [.real, .real, .virtual])
    let image = path.stretches[2].segment.end
    #expect(close(image.x, -0.4 / 3) && close(image.y, 0.02 / 3))
  }

  @Test func theLineBehindTheLensIsContinuedToTheSecondFocalPoint() throws {
    var path = try path(power: -5, distance: -0.4, .parallel)
    path.continueToFocalPoint(of: ThinLens(power: Power(dioptres: -5)), as: .parallel)
    let last = try #require(path.stretches.last)
    #expect(last.kind == .construction)
    #expect(close(last.segment.end.x, -0.2) && close(last.segment.end.y, 0))
  }

  @Test func aRayThroughTheFocalPointNeedsNoContinuation() throws {
    var path = try path(power: 5, distance: -0.4, .focal)
    path.continueToFocalPoint(of: ThinLens(power: Power(dioptres: 5)), as: .focal)
    #expect(path.stretches.map(\.kind) == [.real, .real])
  }

  @Test func anObjectInsideTheFocusIsAimedAtFromIt() throws {
    var path = try path(power: 5, distance: -0.1, .focal)
    path.continueToFocalPoint(of: ThinLens(power: Power(dioptres: 5)), as: .focal)
    let last = try #require(path.stretches.last)
    #expect(last.kind == .construction)
    #expect(last.segment.start == Point(-0.1, 0.02) && close(last.segment.end.y, 0))
  }

  @Test func lightForAVirtualObjectStartsAtTheWindow() throws {
    let path = try path(power: -5, distance: 0.1, .central)
    #expect(path.stretches.map(\.kind) == [.real, .real, .virtual])
    #expect(path.stretches[0].segment.start.x == -1)
    #expect(close(path.stretches[2].segment.end.x, 0.1))
  }

  private func path(power: Double, distance: Double, _ kind: PrincipalRay) throws -> RayPath {
    let lens = ThinLens(power: Power(dioptres: power))
    let object = FieldPoint(position: distance, height: 0.02)
    let ray = try #require(lens.principalRay(kind, of: object))
    return RayPath(of: ray, through: lens.conjugates(of: object), within: -1...1)
  }
}
