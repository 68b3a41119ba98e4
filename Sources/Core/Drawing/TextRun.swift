/// A stretch of text in one face.
public struct TextRun: Sendable, Hashable {
  public enum Script: Sendable, Hashable {
    case baseline
    /// Smaller and lower.
    case lower
    /// Smaller and higher.
    case upper
  }

  public var text: String
  public var face: Face
  public var script: Script

  public init(_ text: String, face: Face = .sans, script: Script = .baseline) {
    self.text = text
    self.face = face
    self.script = script
  }
}
