/// The known violations, which do not fail a run.
///
/// A new violation fails the run. So does a stale entry: an entry for a violation that is gone.
struct Baseline: Equatable, Sendable {
    let file: String
    /// The entries, at most one for each key.
    let entries: [Entry]

    static let usualName = ".archlint-baseline.json"

    static let version = 1

    /// The rule that a stale entry breaks.
    static let rule = ReportedRule(
        name: "stale-baseline",
        kind: "baseline",
        reason: "The list of known violations may only shrink",
        severity: .error
    )

    /// An entry of the baseline: the identity of known violations, their number, and the reason
    /// for accepting them.
    struct Entry: Equatable, Sendable {
        let key: Key
        let count: Int
        /// The reason that a person gave for accepting the violations.
        let reason: String
        /// The place of the entry in the baseline file; nil before the file is written.
        var place: TextPlace?
    }

    /// The identity of a violation, without a line number, because edits move lines.
    struct Key: Hashable, Comparable, Sendable, CustomStringConvertible {
        let rule: String
        let importer: String
        let imported: String
        /// The modules on the chain from `importer` to `imported`, without these two.
        var by: [String] = []
        let file: String

        static func < (left: Key, right: Key) -> Bool { left.order < right.order }

        private var order: (String, String, String, String, String) {
            (rule, importer, imported, by.joined(separator: "\0"), file)
        }

        /// The violation in words: `Card → Bridge → Deposit in Packages/Card/Package.swift`.
        var description: String {
            let names = [importer] + by + (imported.isEmpty ? [] : [imported])
            let place = file == importer ? "" : " in \(file)"
            return names.joined(separator: " → ") + place
        }
    }

    struct Known: Equatable, Sendable {
        let violation: Violation
        let reason: String
    }
}

extension Violation {
    var key: Baseline.Key {
        Baseline.Key(
            rule: rule,
            importer: importer,
            imported: imported,
            by: detour,
            file: place.file
        )
    }
}

extension Baseline {
    /// Splits the violations of a result into unknown and known violations.
    ///
    /// If there are more violations with the key of an entry than the entry counts, all of them are
    /// unknown. Stale entries are reported only if everything was examined.
    ///
    /// - Parameter rules: The names of all rules in the rules file.
    /// - Returns: In `violations`, the unknown violations, then a violation for each stale entry;
    ///   in `known`, the known violations.
    func match(_ result: LintResult, rules: Set<String>) -> (
        violations: [Violation], known: [Known]
    ) {
        let found = Dictionary(grouping: result.violations, by: \.key).mapValues(\.count)
        let entries = Dictionary(firstOf: self.entries.map { ($0.key, $0) })
        var violations: [Violation] = []
        var known: [Known] = []
        for violation in result.violations {
            if let entry = entries[violation.key], found[violation.key, default: 0] <= entry.count {
                known.append(Known(violation: violation, reason: entry.reason))
            } else {
                violations.append(violation)
            }
        }
        guard result.obstacles.isEmpty else { return (violations, known) }
        let stale = self.entries.filter { found[$0.key, default: 0] < $0.count }.map {
            staleEntry($0, left: found[$0.key, default: 0], rules: rules)
        }
        return (violations + stale, known)
    }

    private func staleEntry(_ entry: Entry, left: Int, rules: Set<String>) -> Violation {
        let key = entry.key
        let state =
            if !rules.contains(key.rule) {
                "the rule '\(key.rule)' does not exist anymore"
            } else if left == 0 {
                "this no longer breaks '\(key.rule)'"
            } else {
                "this breaks '\(key.rule)' \(left.times), not \(entry.count.times) as listed"
            }
        return Violation(
            rule: Self.rule.name,
            reason: Self.rule.reason,
            place: Place(file: file, line: entry.place?.line ?? 1),
            importer: key.importer,
            imported: key.imported,
            message: "\(key): \(state)",
            instead: "run 'archlint baseline' again to remove stale entries"
        )
    }
}
