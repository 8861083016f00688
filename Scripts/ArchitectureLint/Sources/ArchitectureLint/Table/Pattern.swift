/// A name with stars in it. A star stands for any text without a slash.
struct Pattern: Equatable, Sendable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The pattern with `{package}` replaced by a package's name.
    func filling(package: String) -> Pattern {
        let name = "{package}"
        guard let start = text.indices.first(where: { text[$0...].hasPrefix(name) }) else {
            return self
        }
        let end = text.index(start, offsetBy: name.count)
        return Pattern(text[..<start] + package + text[end...])
    }

    /// Whether a name fits.
    func matches(_ name: String) -> Bool {
        Self.matches(text[...], name[...])
    }

    private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            if matches(pattern.dropFirst(), name) { return true }
            guard let next = name.first, next != "/" else { return false }
            return matches(pattern, name.dropFirst())
        }
        return name.first == first && matches(pattern.dropFirst(), name.dropFirst())
    }
}
