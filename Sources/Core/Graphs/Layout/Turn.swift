/// The sine of an angle in radians between 0 and 2π, by its power series.
func sine(of angle: Double) -> Double {
  if angle > Double.pi { return -sine(of: angle - Double.pi) }
  if angle > Double.pi / 2 { return sine(of: Double.pi - angle) }
  var term = angle
  var sum = angle
  for index in 1...12 {
    term *= -angle * angle / Double(2 * index * (2 * index + 1))
    sum += term
  }
  return sum
}

/// The cosine of an angle in radians between 0 and 2π.
func cosine(of angle: Double) -> Double {
  angle > 1.5 * Double.pi
    ? sine(of: angle - 1.5 * Double.pi) : sine(of: angle + Double.pi / 2)
}
