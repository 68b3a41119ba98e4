extension Request {
  /// What a site answers, once the request is known to be one that this machine makes.
  func answer(by site: PreviewSite, port: UInt16) -> Answer {
    guard LoopbackHost.accepts(host, port: port) else {
      return .refusal(403, "this preview answers to http://localhost:\(port)/ only")
    }
    guard method == "GET" || method == "HEAD" else {
      return .refusal(405, "this preview only answers GET and HEAD")
    }
    return site.answer(to: path)
  }
}
