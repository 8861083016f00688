/// How a text looks on a terminal. Colours only repeat what the words say.
struct TextStyle: Equatable, Sendable {
    /// Whether there are colours.
    let isColored: Bool

    /// A text as it is.
    static let plain = Self(isColored: false)

    /// A rule's name, and what else stands above others.
    func heading(_ text: String) -> String { painted(text, "1") }
    /// The place of something.
    func place(_ text: String) -> String { painted(text, "36") }
    /// What fails the run.
    func failure(_ text: String) -> String { painted(text, "1;31") }
    /// What does not fail it.
    func warning(_ text: String) -> String { painted(text, "1;33") }
    /// That all is well.
    func success(_ text: String) -> String { painted(text, "1;32") }

    private func painted(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
