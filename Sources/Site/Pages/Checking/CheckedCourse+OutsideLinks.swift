import Markdown

extension CheckedCourse {
  /// Every link to another site, in pages and in captions, in the order of the pages.
  public var outsideLinks: [OutsideLink] {
    pages.flatMap { page in
      page.text.document.links.compactMap { OutsideLink($0.destination, at: $0.range) }
        + page.blocks.flatMap(Self.outsideLinks)
    }
  }

  private static func outsideLinks(ofCaptionIn block: CheckedBlock) -> [OutsideLink] {
    guard case .figure(let content) = block, let source = content.captionSource,
      let caption = content.caption
    else { return [] }
    return caption.document.links.compactMap {
      OutsideLink($0.destination, at: source.place(of: $0.range))
    }
  }
}
