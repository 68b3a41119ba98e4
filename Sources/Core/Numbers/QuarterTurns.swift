/// An angle as a number of quarter turns and what is left, at most an eighth of a turn either way.
///
/// The angle is multiplied by 2/π in integers, with as many bits of 2/π as it takes (Payne and Hanek's method), so that
/// the rest is as exact for 10³⁰⁰ as for 1.
struct QuarterTurns: Sendable {
  /// Quarter turns, counted from 0 to 3.
  var count: Int
  /// What is left, in radians, from −π/4 to π/4.
  var rest: DoubleDouble

  /// Divides a finite angle in radians, not negative.
  init(of angle: Double) {
    if angle <= 0.78 {
      count = 0
      rest = DoubleDouble(angle)
      return
    }
    let mantissa = angle.significandBitPattern | (1 << 52)
    // The bits of 2/π before this one contribute whole turns only.
    let firstBit = Int(angle.exponent) - 52 - 2 + 64
    let window = (0..<3).map { Self.bits(from: firstBit + 64 * $0) }
    let low = window[2].multipliedFullWidth(by: mantissa)
    let middle = window[1].multipliedFullWidth(by: mantissa)
    let (second, carry) = middle.low.addingReportingOverflow(low.high)
    let first = window[0] &* mantissa &+ middle.high &+ (carry ? 1 : 0)
    // Two bits of quarter turns, then 190 bits of the fraction.
    let quarters = Int(first >> 62)
    var fraction = (first << 2 | second >> 62, second << 2 | low.low >> 62, low.low << 2)
    let isPastHalf = fraction.0 >> 63 == 1
    if isPastHalf { fraction = Self.negated(fraction) }
    count = (quarters + (isPastHalf ? 1 : 0)) & 3
    let turned = Self.number(fraction) * DoubleDouble.halfPi
    rest = isPastHalf ? -turned : turned
  }

  private static func negated(_ value: (UInt64, UInt64, UInt64)) -> (UInt64, UInt64, UInt64) {
    let low = ~value.2 &+ 1
    let middle = ~value.1 &+ (low == 0 ? 1 : 0)
    let high = ~value.0 &+ (low == 0 && middle == 0 ? 1 : 0)
    return (high, middle, low)
  }

  /// A fixed-point fraction of 192 bits as a number.
  private static func number(_ bits: (UInt64, UInt64, UInt64)) -> DoubleDouble {
    var (first, second) = (bits.0, bits.1)
    let third = bits.2
    var shift = first.leadingZeroBitCount
    if shift == 64 {
      (first, second) = (second, third)
      let more = first.leadingZeroBitCount
      first = more == 64 ? 0 : first << more | (more == 0 ? 0 : second >> (64 - more))
      second = more == 64 ? 0 : second << more
      shift += more
    } else if shift > 0 {
      first = first << shift | second >> (64 - shift)
      second = second << shift | third >> (64 - shift)
    }
    let unit = Double(sign: .plus, exponent: -64 - shift, significand: 1)
    let high = Double(first & ~0x7FF) * unit
    let low = Double((first & 0x7FF) << 53 | second >> 11) * unit * 0x1p-53
    return DoubleDouble.sum(high, low)
  }

  /// 64 bits of 2/π from a position on; the table begins with 64 zeros before the point.
  private static func bits(from position: Int) -> UInt64 {
    let (word, shift) = (position / 64, position % 64)
    let first = twoOverPi[word]
    return shift == 0 ? first : first << shift | twoOverPi[word + 1] >> (64 - shift)
  }

  private static let twoOverPi: [UInt64] = [
    0, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C,
    0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41,
    0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08,
    0x5603_3046_FC7B_6BAB, 0xF0CF_BC20_9AF4_361D,
  ]
}
