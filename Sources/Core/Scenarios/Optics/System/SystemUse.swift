/// How a system is used, beyond its object: what instruments are judged by, and where vergence is asked for.
public struct SystemUse: Sendable, Hashable {
  /// The distance of most distinct vision, metres, if the author gives it.
  public var nearPoint: Double?
  /// The refraction of the observer's eye in dioptres, for which an instrument is adjusted.
  public var observer: Double?
  /// How far behind the last element vergence is asked for, metres.
  public var downstream: [Double] = []

  public init() {}
}
