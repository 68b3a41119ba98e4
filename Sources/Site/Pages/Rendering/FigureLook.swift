import Diagnostics
import Figures
import Markup
import Phrases
import Scenarios

/// Turns outcomes into figures, in the words of one language.
public struct FigureLook: Sendable {
  let phrases: Phrases

  /// The figures in English, as the default look has them; what is wrong with a phrasebook is told beside.
  public static func standard(_ theme: Theme) -> (look: FigureLook, diagnostics: [Diagnostic]) {
    let (phrases, diagnostics) = Wording.phrases(of: "en", theme)
    return (FigureLook(phrases: phrases), diagnostics)
  }

  /// The figure of a block.
  ///
  /// - Parameters:
  ///   - outcome: the block, worked out.
  ///   - id: what follows `figure-` in its anchor, unique in the page.
  ///   - drawingID: what the ids inside its drawings begin with, if not its anchor.
  ///   - alternative: the author's text alternative, its values filled in.
  func figure(
    of outcome: Outcome, id: String, drawingID: String? = nil, alternative: String? = nil
  ) -> Figure {
    Figure(
      of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
  }

  /// What the drawing of a block shows, in words.
  public func description(of outcome: Outcome) -> String {
    figure(of: outcome, id: "1").description
  }

  /// The drawing alone, as an SVG file that stands by itself; `nil` if the block shows none.
  public func standaloneDrawing(_ outcome: Outcome, id: String) -> [UInt8]? {
    figure(of: outcome, id: id).drawing?.standalone(followsDarkMode: true).bytes(as: .xml)
  }
}
