/// A name with stars in it. A star stands for any text without a slash, two stars that are a
/// folder's whole name for any number of folders, also none.
package struct NamePattern: Equatable, Sendable {
    /// The pattern as it is written.
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// The pattern with `{package}` replaced by a package's name.
    func filling(package: String) -> NamePattern {
        let name = "{package}"
        guard text.utf8.contains(UInt8(ascii: "{")) else { return self }
        guard let start = text.indices.first(where: { text[$0...].hasPrefix(name) }) else {
            return self
        }
        let end = text.index(start, offsetBy: name.count)
        return NamePattern(text[..<start] + package + text[end...])
    }

    /// Whether a name fits.
    package func matches(_ name: String) -> Bool {
        if let answer = plainAnswer(name) { return answer }
        let folders = text.split(separator: "/", omittingEmptySubsequences: false)
        let names = name.split(separator: "/", omittingEmptySubsequences: false)
        return Self.match(folders, "**", names[...]) { Self.fits($0, $1) }
    }

    /// Whether a name fits, where that is plain: most patterns have no star, or one at an end.
    private func plainAnswer(_ name: String) -> Bool? {
        if text == "**" || text == name { return true }
        let star = UInt8(ascii: "*")
        guard text.utf8.allSatisfy({ $0 < 0x80 }), name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return nil
        }
        let stars = text.utf8.count { $0 == star }
        if stars == 0 { return false }
        guard stars == 1 else { return nil }
        let isLast = text.utf8.last == star
        guard isLast || text.utf8.first == star else { return nil }
        let rest = isLast ? String(text.dropLast()) : String(text.dropFirst())
        guard isLast ? name.hasPrefix(rest) : name.hasSuffix(rest) else { return false }
        let filled = isLast ? name.dropFirst(rest.count) : name.dropLast(rest.count)
        return !filled.utf8.contains(Byte.slash)
    }

    /// Whether the characters of a name fit those of a pattern.
    private static func fits(_ pattern: Substring, _ name: Substring) -> Bool {
        match(Array(pattern), "*", Array(name)[...]) { $0 == $1 }
    }

    /// Whether a list fits a pattern in which a wildcard stands for any elements. Only the last
    /// wildcard that was passed is ever tried anew, so this takes no longer than the product of
    /// both lengths.
    private static func match<Part: Equatable, List: RandomAccessCollection>(
        _ pattern: [Part],
        _ wildcard: Part,
        _ list: List,
        _ fits: (Part, List.Element) -> Bool
    ) -> Bool where List.Index == Int {
        var part = 0
        var index = list.startIndex
        var retry: (part: Int, index: Int)?
        while index < list.endIndex {
            if part < pattern.count, pattern[part] == wildcard {
                part += 1
                retry = (part, index)
            } else if part < pattern.count, fits(pattern[part], list[index]) {
                part += 1
                index += 1
            } else if let last = retry {
                part = last.part
                index = last.index + 1
                retry = (part, index)
            } else {
                return false
            }
        }
        return pattern[part...].allSatisfy { $0 == wildcard }
    }
}
