/// The known violations, which do not fail a run.
///
/// A new violation fails the run. So does a stale entry: an entry for a violation that is gone.
struct Baseline: Equatable, Sendable {
    let file: String
    /// The entries, at most one for each key.
    let entries: [Entry]

    static let usualName = ".archlint-baseline.json"

    /// The version of the file; archlint also reads version 1, which has an entry for each file.
    static let version = 2

    /// The rule that a stale entry breaks.
    static let rule = ReportedRule(
        name: "stale-baseline",
        kind: "baseline",
        reason: "The list of known violations may only shrink",
        severity: .error
    )

    /// An entry of the baseline: the identity of known violations, and the reason for accepting
    /// them.
    struct Entry: Equatable, Sendable {
        let key: Key
        /// The reason that a person gave for accepting the violations.
        var reason: String
        /// The place of the entry in the baseline file; nil before the file is written.
        var place: TextPlace?
    }

    /// The identity of violations: a rule and two modules, without places, because edits move
    /// lines and files.
    struct Key: Hashable, Comparable, Sendable, CustomStringConvertible {
        let rule: String
        let importer: String
        let imported: String
        /// The modules on the chain from `importer` to `imported`, without these two.
        var by: [String] = []

        // Older baselines have the names of modules, such as `Home_iOS` for the target `Home-iOS`.
        private var identity: [String] {
            [rule] + ([importer, imported] + by).map { $0.isEmpty ? "" : $0.moduleName }
        }

        static func == (left: Key, right: Key) -> Bool { left.identity == right.identity }

        func hash(into hasher: inout Hasher) { identity.hash(into: &hasher) }

        static func < (left: Key, right: Key) -> Bool { left.order < right.order }

        private var order: (String, String, String, String) {
            (rule, importer, imported, by.joined(separator: "\0"))
        }

        /// The violation in words: `Card → Bridge → Deposit`.
        var description: String {
            ([importer] + by + (imported.isEmpty ? [] : [imported])).joined(separator: " → ")
        }
    }

    struct Known: Equatable, Sendable {
        let violation: Violation
        let reason: String
    }
}

extension Violation {
    var key: Baseline.Key {
        Baseline.Key(rule: rule, importer: importer, imported: imported, by: detour)
    }
}

extension [Violation] {
    /// The findings: the violations by their keys, in the order of the first violation of each.
    ///
    /// Violations with different advice are apart, and so is each stale entry of a baseline.
    var byKey: [[Violation]] {
        var indices: [Baseline.Key: [Int]] = [:]
        var groups: [[Violation]] = []
        for violation in self {
            let same = (indices[violation.key] ?? []).first { index in
                groups[index][0].severity == violation.severity
                    && groups[index][0].instead == violation.instead
            }
            if let same, violation.rule != Baseline.rule.name {
                groups[same].append(violation)
            } else {
                indices[violation.key, default: []].append(groups.count)
                groups.append([violation])
            }
        }
        return groups
    }
}

extension Baseline {
    /// Splits the violations of a result into unknown and known violations.
    ///
    /// Stale entries are reported only if everything was examined, and only for modules that the
    /// rules do not exclude.
    ///
    /// - Parameter rules: The names of all rules in the rules file.
    /// - Returns: In `violations`, the unknown violations, then a violation for each stale entry;
    ///   in `known`, the known violations.
    func match(_ result: LintResult, rules: Set<String>) -> (
        violations: [Violation], known: [Known]
    ) {
        let entries = Dictionary(firstOf: self.entries.map { ($0.key, $0) })
        var violations: [Violation] = []
        var known: [Known] = []
        for violation in result.violations {
            if let entry = entries[violation.key] {
                known.append(Known(violation: violation, reason: entry.reason))
            } else {
                violations.append(violation)
            }
        }
        guard result.obstacles.isEmpty else { return (violations, known) }
        let found = Set(result.violations.map(\.key))
        let stale = self.entries.filter { !found.contains($0.key) && result.mayExamine($0.key) }
            .map { staleEntry($0, rules: rules) }
        return (violations + stale, known)
    }

    private func staleEntry(_ entry: Entry, rules: Set<String>) -> Violation {
        let key = entry.key
        let state =
            rules.contains(key.rule)
            ? "this no longer breaks '\(key.rule)'"
            : "the rule '\(key.rule)' does not exist anymore"
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

extension LintResult {
    /// Returns whether violations with a key would have been found.
    ///
    /// The importer may be in an excluded package: then it is neither a module nor a package of the
    /// run. It may also be a file in an excluded folder.
    fileprivate func mayExamine(_ key: Baseline.Key) -> Bool {
        guard let input else { return true }
        if key.importer.hasSuffix(".swift") {
            return !input.exclusion.excludes(key.importer.folder)
        }
        let packages = input.repository.packages
        return examined.excludedPackages == 0 || input.repository.module(key.importer) != nil
            || packages.contains { [$0.folderName, $0.path.shownPath].contains(key.importer) }
    }
}
