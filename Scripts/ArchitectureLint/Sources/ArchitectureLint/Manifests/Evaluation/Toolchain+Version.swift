extension Toolchain {
    /// Whether the toolchain is new enough for a manifest's tools version; not when it does not say
    /// plainly which one it is.
    func takes(_ tools: ToolsVersion) -> Bool {
        guard let own = toolsVersion else { return false }
        return tools <= own
    }

    /// Its own version; nothing when it does not say that plainly.
    var toolsVersion: ToolsVersion? {
        let words = version.split { $0 == " " || $0.isNewline }
        guard let place = words.firstIndex(of: "version"), words.indices.contains(place + 1) else {
            return nil
        }
        return ToolsVersion(plain: words[place + 1])
    }
}

extension ToolsVersion: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
