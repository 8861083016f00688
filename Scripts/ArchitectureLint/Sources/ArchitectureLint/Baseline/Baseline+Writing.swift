extension Baseline {
    /// What is known once these violations are.
    ///
    /// - Parameters:
    ///   - violations: all that there are.
    ///   - file: the file's name, for messages.
    ///   - earlier: the baseline before, whose reasons are kept.
    init(_ violations: [Violation], file: String, keepingReasonsOf earlier: Baseline?) {
        let reasons = Dictionary(
            (earlier?.entries ?? []).map { ($0.key, $0.reason) },
            uniquingKeysWith: { first, _ in first }
        )
        let counts = Dictionary(grouping: violations, by: \.key).mapValues(\.count)
        self.init(
            file: file,
            entries: counts.keys.sorted().map {
                Entry(key: $0, count: counts[$0] ?? 1, reason: reasons[$0] ?? "")
            }
        )
    }

    /// How many violations it knows.
    var count: Int { entries.reduce(0) { $0 + $1.count } }

    /// The file's text: JSON, always in the same order.
    ///
    /// - Throws: what the encoder throws.
    func text() throws -> String {
        try Document(
            version: Self.version,
            known: entries.map { entry in
                Document.Entry(
                    rule: entry.key.rule,
                    importer: entry.key.importer,
                    imported: entry.key.imported,
                    file: entry.key.file,
                    count: entry.count == 1 ? nil : entry.count,
                    reason: entry.reason
                )
            }
        ).jsonText()
    }

    private struct Document: Encodable {
        let version: Int
        let known: [Entry]

        struct Entry: Encodable {
            let rule: String
            let importer: String
            let imported: String
            let file: String
            let count: Int?
            let reason: String
        }
    }
}
