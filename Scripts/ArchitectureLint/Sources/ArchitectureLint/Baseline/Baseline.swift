/// The violations that are known and put up with for now. It may only shrink: a violation that it
/// does not know fails the run, and so does an entry that nothing answers to any more.
struct Baseline: Equatable, Sendable {
    /// The file's name, for messages.
    let file: String
    /// What is known, each key once.
    let entries: [Entry]

    /// What the file is called when nobody says otherwise.
    static let usualName = ".archlint-baseline.json"

    /// The version of the format that this reads and writes.
    static let version = 1

    /// What a stale entry breaks.
    static let rule = RuleNote(
        name: "stale-baseline",
        kind: "baseline",
        reason: "The list of known violations may only shrink",
        severity: .error
    )

    /// One kind of violation in one file.
    struct Entry: Equatable, Sendable {
        /// What is known.
        let key: Key
        /// How many violations there are of it.
        let count: Int
        /// How many lines there may be, where it is about that.
        var lines: Int?
        /// Why it is put up with, as a person wrote it; empty when nobody did.
        let reason: String
        /// Where the file says so; nothing before it is written.
        var place: TextPlace?
    }

    /// What makes two violations the same. The line is no part of it: lines move.
    struct Key: Hashable, Comparable, Sendable {
        let rule: String
        let importer: String
        let imported: String
        /// By way of whom; nobody where one knows the other at once.
        var by: [String] = []
        /// The file; empty for what is in no single one.
        let file: String

        static func < (left: Key, right: Key) -> Bool {
            guard left.by == right.by else {
                return (left.rule, left.importer, left.imported, left.by.joined(separator: "\0"))
                    < (right.rule, right.importer, right.imported, right.by.joined(separator: "\0"))
            }
            return (left.rule, left.importer, left.imported, left.file)
                < (right.rule, right.importer, right.imported, right.file)
        }
    }

    /// A violation that is known, and why it is put up with.
    struct Known: Equatable, Sendable {
        let violation: Violation
        let reason: String
    }
}

extension Violation {
    /// What a baseline knows it by.
    var key: Baseline.Key {
        Baseline.Key(
            rule: rule.rawValue,
            importer: importer,
            imported: imported,
            by: detour,
            // What is too long together is at its longest file, which may be another tomorrow.
            file: size == nil || importer == place.file ? place.file : ""
        )
    }
}

extension Baseline.Key {
    /// The violation in words: `Card → Bridge → DemandDeposit in Packages/Card/Package.swift`.
    var description: String {
        let names = [importer] + by + (imported.isEmpty ? [] : [imported])
        let place = file.isEmpty || file == importer ? "" : " in \(file)"
        return names.joined(separator: " → ") + place
    }
}
