/// Replaces nothing: every part is written as CommonMark says.
public struct NoReplacements: HTMLReplacements {
  public init() {}
}
