extension Baseline {
    /// Reads the baseline in a file that has to exist.
    ///
    /// - Throws: `Problem` when the file is missing, cannot be read or has mistakes.
    static func named(_ file: String) throws -> Baseline {
        guard FileStatus(file) != nil else {
            let command = "'archlint baseline --output \(file)'"
            throw Problem(.unreadable, at: file, "there is no such baseline; \(command) writes it")
        }
        return try read(FileReader.read(file), file: file)
    }

    /// Reads the baseline at `path`; returns nil if there is no such file.
    ///
    /// - Parameter file: The name of the file in messages.
    /// - Throws: `Problem` when the file cannot be read or has mistakes.
    static func present(at path: String, file: String = usualName) throws -> Baseline? {
        guard FileStatus(path)?.isFile == true else { return nil }
        return try read(FileReader.read(path, named: file), file: file)
    }

    static func read(_ bytes: [UInt8], file: String) throws(Problem) -> Baseline {
        let document = try DocumentValue.read(bytes, file: file, label: "a baseline")
        let baseline = Baseline(file: file, entries: entries(document))
        if let problem = document.mistakes.problems.first { throw problem }
        return baseline
    }

    private static func entries(_ document: DocumentValue) -> [Entry] {
        guard let object = document.object(keys: ["version", "known"]) else { return [] }
        if let value = object.required("version", "the version"), let version = value.count,
            version != Self.version
        {
            let message = "this archlint reads only version \(Self.version), not \(version)"
            document.mistakes.report(message, at: value.place)
        }
        var places: [Key: TextPlace] = [:]
        return (object.required("known")?.list ?? []).compactMap { element in
            guard let entry = entry(element.labeled("a known violation")) else { return nil }
            if let first = places.updateValue(element.place, forKey: entry.key) {
                document.mistakes.report(
                    "\(entry.key) appears twice, first in line \(first.line); "
                        + "write one entry with 'count'",
                    at: element.place
                )
            }
            return entry
        }
    }

    private static func entry(_ value: DocumentValue) -> Entry? {
        let keys = ["rule", "importer", "imported", "by", "file", "count", "reason"]
        guard let object = value.object(keys: keys) else { return nil }
        return Entry(
            key: Key(
                rule: object.required("rule")?.text ?? "",
                importer: object.required("importer")?.text ?? "",
                imported: object["imported"]?.possiblyEmptyText ?? "",
                by: (object["by"]?.list ?? []).compactMap(\.text),
                file: object.required("file")?.text ?? ""
            ),
            count: object["count"]?.count ?? 1,
            reason: object["reason"]?.possiblyEmptyText ?? "",
            place: value.place
        )
    }
}

extension DocumentValue {
    fileprivate var possiblyEmptyText: String? {
        if case .string("") = value.content { return "" }
        return text
    }
}

extension Baseline {
    /// Creates a baseline that lists `violations`.
    ///
    /// - Parameter earlier: The earlier baseline; a new entry keeps the reason of the earlier entry
    ///   with the same key.
    init(_ violations: [Violation], file: String, keepingReasonsOf earlier: Baseline?) {
        let earlierEntries = (earlier?.entries ?? []).map { ($0.key, $0.reason) }
        let reasons = Dictionary(firstOf: earlierEntries)
        let found = Dictionary(grouping: violations, by: \.key).sorted { $0.key < $1.key }
        self.init(
            file: file,
            entries: found.map { key, violations in
                Entry(
                    key: key,
                    count: violations.count,
                    reason: reasons[key] ?? ""
                )
            }
        )
    }

    /// Returns this baseline with the entries of `earlier` whose keys this baseline lacks.
    func including(_ earlier: Baseline) -> Baseline {
        let own = Set(entries.map(\.key))
        let others = earlier.entries.filter { !own.contains($0.key) }
        return Baseline(file: file, entries: (entries + others).sorted { $0.key < $1.key })
    }

    var count: Int { entries.reduce(0) { $0 + $1.count } }

    func text() throws -> String {
        let document: JSONObject = [
            "version": Self.version,
            "known": entries.map { entry -> JSONObject in
                [
                    "rule": entry.key.rule, "importer": entry.key.importer,
                    "imported": entry.key.imported, "by": entry.key.by.isEmpty ? nil : entry.key.by,
                    "file": entry.key.file, "count": entry.count == 1 ? nil : entry.count,
                    "reason": entry.reason,
                ]
            },
        ]
        return try document.jsonText()
    }
}

struct BaselineChange: Equatable {
    let file: String
    let known: Int
    let added: Int
    let removed: Int
    private let isFirst: Bool

    init(from earlier: Baseline?, to baseline: Baseline) {
        func counts(_ baseline: Baseline?) -> [Baseline.Key: Int] {
            Dictionary(firstOf: (baseline?.entries ?? []).map { ($0.key, $0.count) })
        }
        let (before, after) = (counts(earlier), counts(baseline))
        isFirst = earlier == nil
        file = baseline.file
        known = baseline.count
        added = after.reduce(0) { $0 + max($1.value - before[$1.key, default: 0], 0) }
        removed = before.reduce(0) { $0 + max($1.value - after[$1.key, default: 0], 0) }
    }

    var json: JSONObject { ["file": file, "known": known, "added": added, "removed": removed] }

    var line: String {
        let count = known.counted("known violation")
        let changes = [(added, "new"), (removed, "gone")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
        let same = isFirst ? "nothing is broken" : "unchanged"
        let change = changes.isEmpty ? same : changes.joined(separator: ", ")
        return "\(count) in \(file.onOneLine): \(change)"
    }
}
