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
        var version = Self.version
        if let value = object.required("version", "the version"), let count = value.count {
            version = count
            if !(1...Self.version).contains(version) {
                let message = "this archlint reads only versions 1 and 2, not \(version)"
                document.mistakes.report(message, at: value.place)
            }
        }
        var entries: [Entry] = []
        var indices: [Key: Int] = [:]
        for element in object.required("known")?.list ?? [] {
            guard let entry = entry(element.labeled("a known violation"), version) else { continue }
            guard let index = indices[entry.key] else {
                indices[entry.key] = entries.count
                entries.append(entry)
                continue
            }
            // Version 1 has an entry for each file.
            guard version == 1 else {
                document.mistakes.report(
                    "\(entry.key) appears twice, first in line \(entries[index].place?.line ?? 1); "
                        + "remove one of the entries",
                    at: element.place
                )
                continue
            }
            let reasons = [entries[index].reason, entry.reason].filter { !$0.isEmpty }
            if Set(reasons).count == reasons.count {
                entries[index].reason = reasons.joined(separator: "; ")
            }
        }
        return entries
    }

    private static func entry(_ value: DocumentValue, _ version: Int) -> Entry? {
        let places = version == 1 ? ["file", "count"] : []
        let keys = ["rule", "importer", "imported", "by", "reason"] + places
        guard let object = value.object(keys: keys) else { return nil }
        return Entry(
            key: Key(
                rule: object.required("rule")?.text ?? "",
                importer: object.required("importer")?.text ?? "",
                imported: object["imported"]?.possiblyEmptyText ?? "",
                by: (object["by"]?.list ?? []).compactMap(\.text)
            ),
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
        let keys = Set(violations.map(\.key)).sorted()
        self.init(file: file, entries: keys.map { Entry(key: $0, reason: reasons[$0] ?? "") })
    }

    /// Returns this baseline with the entries of `earlier` whose keys this baseline lacks.
    func including(_ earlier: Baseline) -> Baseline {
        let own = Set(entries.map(\.key))
        let others = earlier.entries.filter { !own.contains($0.key) }
        return Baseline(file: file, entries: (entries + others).sorted { $0.key < $1.key })
    }

    func text() throws -> String {
        let document: JSONObject = [
            "version": Self.version,
            "known": entries.map { entry -> JSONObject in
                [
                    "rule": entry.key.rule, "importer": entry.key.importer,
                    "imported": entry.key.imported, "by": entry.key.by.isEmpty ? nil : entry.key.by,
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
        let before = Set((earlier?.entries ?? []).map(\.key))
        let after = Set(baseline.entries.map(\.key))
        isFirst = earlier == nil
        file = baseline.file
        known = after.count
        added = after.subtracting(before).count
        removed = before.subtracting(after).count
    }

    var json: JSONObject { ["file": file, "known": known, "added": added, "removed": removed] }

    var line: String {
        let count = known.counted("known violation")
        let same = isFirst ? "nothing is broken" : "unchanged"
        let change = changes(new: added, gone: removed) ?? same
        return "\(count) in \(file.onOneLine): \(change)"
    }
}
