import Markup

extension [UInt8] {
  /// Appends what stands before a caption: the name of the figure or table with its number.
  mutating func append(captionLabel label: String) {
    append("<span class=\"caption-label\">")
    append(escaping: label)
    append("</span> ")
  }

  /// Appends what stands before a heading: its number.
  mutating func append(headingNumber number: String) {
    append("<span class=\"heading-number\">")
    append(escaping: number)
    append("</span> ")
  }
}
