extension Toolchain {
    /// Whether the toolchain is new enough for a manifest's tools version; not when it does not say
    /// plainly which one it is.
    func takes(_ tools: ToolsVersion) -> Bool {
        let words = version.split { $0 == " " || $0.isNewline }
        guard let place = words.firstIndex(of: "version"), words.indices.contains(place + 1),
            let own = ToolsVersion(plain: words[place + 1])
        else { return false }
        return (tools.major, tools.minor, tools.patch) <= (own.major, own.minor, own.patch)
    }
}
