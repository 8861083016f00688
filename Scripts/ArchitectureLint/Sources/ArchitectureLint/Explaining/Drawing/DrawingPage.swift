extension Drawing {
    /// The drawing as one HTML page that loads nothing.
    func page() throws -> String {
        // A `<` in a name could end the block.
        let data = try jsonText(isPretty: false).replacing("<", with: "\\u003c")
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        // The data last, because a name may look like a placeholder.
        return text(PackageResources.page_html)
            .replacing("{{level}}", with: level.rawValue)
            .replacing("{{style}}", with: text(PackageResources.page_css))
            .replacing("{{layout}}", with: text(PackageResources.layout_js))
            .replacing("{{script}}", with: text(PackageResources.page_js))
            .replacing("{{data}}", with: data)
    }
}
