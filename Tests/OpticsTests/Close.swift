/// True if two numbers agree but for rounding; a missing one agrees with nothing.
func close(_ left: Double?, _ right: Double?, within tolerance: Double = 1e-9) -> Bool {
  guard let left, let right else { return false }
  return (left - right).magnitude <= tolerance * (1 + right.magnitude)
}
