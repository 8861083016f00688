extension Int {
    /// That many of something, as people say it: `1 file`, `2 files`.
    ///
    /// - Parameters:
    ///   - noun: what it is, of one.
    ///   - plural: of several, where it is not the same with an s.
    func counted(_ noun: String, _ plural: String? = nil) -> String {
        self == 1 ? "1 \(noun)" : "\(self) \(plural ?? "\(noun)s")"
    }

    /// How often: `once`, `3 times`.
    var times: String { self == 1 ? "once" : "\(self) times" }
}
