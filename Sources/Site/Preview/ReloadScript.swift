import Markup

/// The script that reloads a page when the site has changed. Only pages that are served have it.
enum ReloadScript {
  /// Where the script is, in a place that no course can have: names that begin with a dot are never copied.
  static let address = ".sitegen/reload.js"
  /// Where the script listens.
  static let events = ".sitegen/events"

  /// The script: it hears the version of the site when it begins to listen and whenever there is a new one, and reloads the page if
  /// it is of another. A page out of sight does not listen, since browsers open only six connections to a server; it catches up when
  /// it is looked at.
  static let text = """
    (() => {
      const version = document.currentScript.dataset.version
      let events
      const listen = () => {
        events?.close()
        events = undefined
        if (document.hidden) return
        events = new EventSource("/.sitegen/events")
        events.onmessage = message => {
          if (message.data === version) return
          events.close()
          location.reload()
        }
        events.onerror = () => {
          if (events?.readyState === EventSource.CLOSED) setTimeout(listen, 1000)
        }
      }
      document.addEventListener("visibilitychange", listen)
      listen()
    })()

    """

  /// The element that brings the script into a page of a version of the site.
  static func element(version: String) -> MarkupNode {
    .element("script", [Attribute("src", "/\(address)"), Attribute("data-version", version)])
  }
}
