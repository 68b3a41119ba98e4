import Scenarios
import Testing

@Suite struct TraceOutcomeTests {
  private static let hemisphere =
    "elements:\n  - surface: {radius: plane, index: 1.5}\n  - surface: {radius: -10 mm, index: 1, after: 10 mm}\n"
  private static let lens =
    "lens: {radii: [50 mm, -50 mm], index: 1.5168, thickness: 12 mm, aperture: 36 mm}\n"
  private static let mirror = "mirror: {radius: 40 cm, shape: concave, aperture: 20 cm}\n"

  @Test func aRayThatEndsSaysWhereAndWhy() {
    let lost = OpticsBlock(Self.hemisphere + "ray: {height: 10.5 mm}\n")
    #expect(lost.word("ray.kind") == "missed" && lost.number("ray.surface") == 2)
    #expect(lost.value("ray.axis-crossing") == nil && lost.number("ray.point-1.height") == 0.0105)
    let reflected = OpticsBlock(Self.hemisphere + "ray: {height: 6.7 mm}\n")
    #expect(reflected.word("ray.kind") == "totally reflected")
    #expect(reflected.number("ray.point-2.height") == 0.0067)
    #expect(reflected.value("ray.point-2.angle") == nil)
    let stopped = OpticsBlock(Self.lens + "ray: {height: 19 mm}\n")
    #expect(stopped.word("ray.kind") == "stopped" && stopped.number("ray.surface") == 1)
  }

  @Test func whatIsNotSaidOfTheLightIsThatOfTheObject() throws {
    let far = OpticsBlock(
      Self.lens + "object: {distance: infinity, angle: 2 deg}\nray: {height: 5 mm}\n")
    // Light of a point above the axis falls.
    let slope = try #require(far.number("ray.angle"))
    #expect((slope + 2 * .pi / 180).magnitude < 1e-12)
    let near = OpticsBlock(
      Self.lens + "object: {distance: 10 cm, height: 4 mm}\nray: {height: 5 mm}\n")
    let angle = try #require(near.number("ray.angle"))
    #expect((angle - 0.01).magnitude < 1e-5)
    #expect(near.value("ray.longitudinal-aberration") == nil)
    #expect(near.value("ray.transverse-aberration") != nil)
  }

  @Test func everySurfaceCanBeAConic() throws {
    let sphere = OpticsBlock(Self.mirror + "ray: {height: 8 cm}\n")
    let parabola = OpticsBlock(
      "mirror: {radius: 40 cm, shape: concave, conic: -1}\nray: {height: 8 cm}\n")
    let spherical = try #require(sphere.number("ray.longitudinal-aberration"))
    let parabolic = try #require(parabola.number("ray.longitudinal-aberration"))
    #expect(spherical > 0.001 && parabolic.magnitude < 1e-15)
    #expect(parabola.number("mirror.conic") == -1)
    // Paraxial light does not see it.
    #expect(parabola.number("image.distance") == sphere.number("image.distance"))
  }

  @Test func aBundleFillsTheImageOfTheStop() throws {
    let block = OpticsBlock(
      Self.lens + "stop: {diameter: 10 mm, at: 30 mm}\ndiagram: {rays: exact 5}\n")
    guard case .trace(let outcome) = block.whole else {
      Issue.record("\(block.diagnostics.map(\.summary))")
      return
    }
    #expect(outcome.result.bundle.count == 5)
    // The outermost rays pass the edge of the stop, but for aberration.
    let height = try #require(outcome.result.bundle.last?.crossings.last?.point.y)
    #expect((height - 0.005).magnitude < 0.0005)
  }

  @Test func aberrationsAreThoseOfTheApertureThatIsAskedFor() throws {
    let block = OpticsBlock(Self.lens + "aberration: {aperture: 10 mm, field: 5 deg}\n")
    let sums = try #require(block.number("aberration.spherical"))
    let third = try #require(block.number("aberration.longitudinal-third-order"))
    let exact = try #require(block.number("aberration.longitudinal"))
    #expect(sums > 0 && third < 0 && exact < third)
    #expect(block.number("aberration.aperture") == 0.01)
    let best = try #require(block.number("aberration.best-spot-radius"))
    let plain = try #require(block.number("aberration.spot-radius"))
    #expect(best < plain)
    guard case .list(let rows) = block.value("aberration.by-surface") else {
      Issue.record("there are sums of each surface")
      return
    }
    #expect(rows.count == 2)
  }

  @Test func twoMirrorsAreTracedAsTheyStand() throws {
    let block = OpticsBlock(
      "elements:\n  - mirror: {radius: 1 m, shape: concave, conic: -1, aperture: 20 cm}\n"
        + "  - mirror: {radius: 40 cm, shape: convex, conic: -4, after: 36 cm}\n"
        + "ray: {height: 5 cm}\n")
    let crossing = try #require(block.number("ray.axis-crossing"))
    let image = try #require(block.number("image.position"))
    // Light leaves to the right, and the image is near where paraxial light has it.
    #expect(crossing > 0 && image > 0 && (crossing / image - 1).magnitude < 0.1)
  }
}
