/// Equal up to 10⁻¹² of the larger, so that 0.1 + 0.2 is 0.3.
func areEqual(_ left: Double, _ right: Double) -> Bool {
  if left == right { return true }
  guard left.isFinite, right.isFinite else { return false }
  return abs(left - right) <= 1e-12 * max(abs(left), abs(right))
}
