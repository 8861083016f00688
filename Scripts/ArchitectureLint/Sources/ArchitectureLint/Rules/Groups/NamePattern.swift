/// A pattern with wildcards: `*` matches any text without a slash, `**` any number of folders.
package struct NamePattern: Equatable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    /// Returns the pattern with `{package}` replaced by the name of a package.
    func filling(package: String) -> NamePattern {
        let name = "{package}"
        guard text.utf8.contains(UInt8(ascii: "{")),
            let start = text.indices.first(where: { text[$0...].hasPrefix(name) })
        else { return self }
        let end = text.index(start, offsetBy: name.count)
        return NamePattern(text[..<start] + package + text[end...])
    }

    package func matches(_ name: String) -> Bool {
        // Most patterns are as plain as that.
        if text == "**" || text == name { return true }
        guard text.utf8.contains(UInt8(ascii: "*")) else { return false }
        let folders = text.split(separator: "/", omittingEmptySubsequences: false)
        let names = name.split(separator: "/", omittingEmptySubsequences: false)
        return Self.match(folders, "**", names[...]) { Self.fits($0, $1) }
    }

    private static func fits(_ pattern: Substring, _ name: Substring) -> Bool {
        match(Array(pattern), "*", Array(name)[...]) { $0 == $1 }
    }

    /// Returns whether a list matches a pattern in which a wildcard matches any number of elements.
    ///
    /// Only the last wildcard is ever retried, so the time is at most the product of both lengths.
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
