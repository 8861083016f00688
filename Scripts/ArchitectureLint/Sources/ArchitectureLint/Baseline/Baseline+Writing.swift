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
        let found = Dictionary(grouping: violations, by: \.key).sorted { $0.key < $1.key }
        self.init(
            file: file,
            entries: found.map { key, violations in
                Entry(
                    key: key,
                    count: violations.count,
                    lines: violations.compactMap(\.size).max(),
                    reason: reasons[key] ?? ""
                )
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
                    by: entry.key.by.isEmpty ? nil : entry.key.by,
                    file: entry.key.file,
                    count: entry.count == 1 ? nil : entry.count,
                    lines: entry.lines,
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
            let by: [String]?
            let file: String
            let count: Int?
            let lines: Int?
            let reason: String
        }
    }
}
