/// A part of a name, in which a star stands for any text.
struct NamePattern {
    private let parts: [Substring]

    init(_ text: String) {
        parts = text.lowercased().split(separator: "*", omittingEmptySubsequences: true)
    }

    /// Whether the name has the parts in it, in that order.
    func matches(_ name: String) -> Bool {
        var rest = name.lowercased()[...]
        for part in parts {
            guard let found = rest.indices.first(where: { rest[$0...].hasPrefix(part) }) else {
                return false
            }
            rest = rest[found...].dropFirst(part.count)
        }
        return true
    }
}
