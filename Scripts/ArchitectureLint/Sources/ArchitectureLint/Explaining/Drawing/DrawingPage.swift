extension Drawing {
    /// The drawing as one HTML page that loads nothing.
    func page() throws -> String {
        // A `<` in a name could end the block.
        let data = try jsonText(isPretty: false).replacing("<", with: "\\u003c")
        // The data last, because a name may look like a placeholder.
        return String(decoding: PackageResources.page_html, as: UTF8.self)
            .replacing("{{level}}", with: level.rawValue)
            .replacing("{{data}}", with: data)
    }
}
