extension Baseline {
    /// The baseline in a folder, if there is one.
    ///
    /// - Throws: `Problem` when it cannot be read or understood.
    static func usual(in tree: FileTree) throws -> Baseline? {
        guard tree.hasFile(usualName) else { return nil }
        return try read(tree.read(usualName), file: usualName)
    }

    /// The baseline in a file, absolute or from the current folder.
    ///
    /// - Throws: `Problem` when there is none, or it cannot be read or understood.
    static func named(_ file: String) throws -> Baseline {
        guard OutputFile.isThere(file) else {
            let command = "'archlint baseline --output \(file)'"
            throw Problem(.unreadable, at: file, "there is no such baseline. \(command) writes one")
        }
        return try read(FileReader.read(file), file: file)
    }

    /// The baseline that was written earlier to where one is to be written, if there is one.
    ///
    /// - Throws: `Problem` when it cannot be read or understood.
    static func earlier(at path: String, file: String) throws -> Baseline? {
        guard OutputFile.isFile(path) else { return nil }
        return try read(FileReader.read(path), file: file)
    }

    /// Reads a baseline's text.
    ///
    /// - Throws: `Problem` with the first thing that is wrong, its place and what was meant.
    static func read(_ bytes: [UInt8], file: String) throws(Problem) -> Baseline {
        let document: JSON5Value
        do {
            document = try JSON5Reader.read(bytes)
        } catch {
            throw Problem(.badData, at: "\(file):\(error.place)", error.message)
        }
        var reader = BaselineReader(file: file)
        let baseline = reader.baseline(document)
        if let problem = reader.problems.first { throw problem }
        return baseline
    }
}

/// Reads what a baseline's document says.
private struct BaselineReader {
    private let file: String
    private var decoder: RuleFileDecoder
    private var places: [Baseline.Key: TextPlace] = [:]

    var problems: [Problem] { decoder.problems }

    init(file: String) {
        self.file = file
        decoder = RuleFileDecoder(file: file)
    }

    mutating func baseline(_ document: JSON5Value) -> Baseline {
        let keys = ["version", "known"]
        let object = decoder.object(document, "a baseline", keys: keys) ?? [:]
        if let value = decoder.required("version", of: object, "a baseline", at: document.place) {
            let version = decoder.count(value, "the version")
            if let version, version != Baseline.version {
                decoder.report(
                    "this archlint reads version \(Baseline.version), not \(version)",
                    at: value.place
                )
            }
        }
        let known = decoder.required("known", of: object, "a baseline", at: document.place)
        let entries = decoder.list(known, "known").compactMap { entry($0) }
        return Baseline(file: file, entries: entries)
    }

    private mutating func entry(_ value: JSON5Value) -> Baseline.Entry? {
        let keys = ["rule", "importer", "imported", "by", "file", "count", "lines", "reason"]
        guard let object = decoder.object(value, "a known violation", keys: keys) else {
            return nil
        }
        let key = Baseline.Key(
            rule: needed("rule", of: object, at: value.place),
            importer: needed("importer", of: object, at: value.place),
            imported: text(object["imported"], "imported"),
            by: decoder.list(object["by"], "by").compactMap { decoder.text($0, "by") },
            file: text(object["file"], "file")
        )
        if let first = places.updateValue(value.place, forKey: key) {
            decoder.report(
                "\(key.description) stands here twice, first in line \(first.line); "
                    + "one entry with \"count\" is meant",
                at: value.place
            )
        }
        return Baseline.Entry(
            key: key,
            count: object["count"].flatMap { decoder.count($0, "count") } ?? 1,
            lines: object["lines"].flatMap { decoder.count($0, "lines") },
            reason: text(object["reason"], "reason"),
            place: value.place
        )
    }

    private mutating func needed(
        _ key: String,
        of object: [String: JSON5Value],
        at place: TextPlace
    ) -> String {
        let value = decoder.required(key, of: object, "a known violation", at: place)
        return decoder.text(value, key) ?? ""
    }

    /// A text that may be empty or missing.
    private mutating func text(_ value: JSON5Value?, _ what: String) -> String {
        if case .string("") = value?.content { return "" }
        return decoder.text(value, what) ?? ""
    }
}
