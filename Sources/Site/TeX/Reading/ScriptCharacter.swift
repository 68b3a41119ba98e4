/// Characters that are superscripts or subscripts by themselves.
enum ScriptCharacter {
  /// Each raised character's plain one.
  static let raised: [Unicode.Scalar: Unicode.Scalar] = pairs(
    "⁰0¹1²2³3⁴4⁵5⁶6⁷7⁸8⁹9⁺+⁻-⁼=⁽(⁾)ⁿnⁱiᵃaᵇbᶜcᵈdᵉeᶠfᵍgʰhʲjᵏkˡlᵐmᵒoᵖpʳrˢsᵗtᵘuᵛvʷwˣxʸyᶻzᵀTᵝβᵞγᵟδᵠϕᵡχ")

  /// Each lowered character's plain one.
  static let lowered: [Unicode.Scalar: Unicode.Scalar] = pairs(
    "₀0₁1₂2₃3₄4₅5₆6₇7₈8₉9₊+₋-₌=₍(₎)ₐaₑeₕhᵢiⱼjₖkₗlₘmₙnₒoₚpᵣrₛsₜtᵤuᵥvₓxᵦβᵧγᵨρᵩϕᵪχ")

  /// The raised character for each plain one.
  static let raisedByPlain = inverse(raised)
  /// The lowered character for each plain one.
  static let loweredByPlain = inverse(lowered)

  private static func pairs(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for index in stride(from: 0, to: scalars.count - 1, by: 2) {
      table[scalars[index]] = scalars[index + 1]
    }
    return table
  }

  private static func inverse(_ table: [Unicode.Scalar: Unicode.Scalar]) -> [Unicode.Scalar:
    Unicode.Scalar]
  {
    var inverse: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (script, plain) in table { inverse[plain] = script }
    inverse["−"] = inverse["-"]
    return inverse
  }
}
