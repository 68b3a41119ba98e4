extension Grammar {
  static let swift = Grammar(
    words: [
      (.functionKeyword, "func macro"),
      (.typeKeyword, "class struct enum protocol extension actor typealias associatedtype"),
      (
        .keyword,
        """
        let var init deinit subscript operator precedencegroup import if else guard switch case default while repeat do \
        return break continue fallthrough throw throws rethrows try catch defer where as is some any async await \
        public private internal fileprivate open package static final override mutating nonmutating lazy weak unowned \
        indirect convenience required dynamic optional inout isolated nonisolated consuming borrowing sending \
        prefix postfix infix distributed each
        """
      ),
      (.prepositionKeyword, "for in"),
      (.contextualKeyword, "get set willSet didSet yield copy consume discard of then"),
      (.literal, "true false nil"),
      (.variable, "self super newValue oldValue"),
      (.type, "Self Any"),
    ],
    traits: [
      .slashComments, .nestedComments, .regularExpressions, .capitalTypes, .allCapitalTypes,
      .calls, .labels, .tripledQuotes,
    ],
    hash: .swift, apostrophe: .nothing,
    string: StringForm(quote: UInt8(ascii: "\""), interpolation: .swift))
}
