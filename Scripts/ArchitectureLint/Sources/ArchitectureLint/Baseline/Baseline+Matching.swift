extension Baseline {
    /// A proof's violations, apart from those that are known.
    struct Match {
        /// The violations that nobody knew, and behind them the stale entries.
        let violations: [Violation]
        /// Those that are known.
        let known: [Known]
    }

    /// Holds a proof's violations against what is known.
    ///
    /// Where there are more violations of one key than are known, nobody can tell which are new, so
    /// all of them are told. An entry is stale only when all was examined.
    ///
    /// - Parameter rules: the names of the rules that there are.
    func match(_ proof: Proof, rules: Set<String>) -> Match {
        let found = Dictionary(grouping: proof.violations, by: \.key).mapValues(\.count)
        let entries = Dictionary(self.entries.map { ($0.key, $0) }) { first, _ in first }
        var violations: [Violation] = []
        var known: [Known] = []
        for violation in proof.violations {
            if let entry = entries[violation.key], found[violation.key, default: 0] <= entry.count,
                violation.size ?? 0 <= entry.lines ?? .max
            {
                known.append(Known(violation: violation, reason: entry.reason))
            } else {
                violations.append(violation)
            }
        }
        guard proof.problems.isEmpty else { return Match(violations: violations, known: known) }
        let stale = self.entries.compactMap { entry -> Violation? in
            let left = found[entry.key, default: 0]
            return left < entry.count ? violation(of: entry, left: left, rules: rules) : nil
        }
        return Match(violations: violations + stale, known: known)
    }

    private func violation(of entry: Entry, left: Int, rules: Set<String>) -> Violation {
        let key = entry.key
        let state =
            if !rules.contains(key.rule) {
                "there is no rule \"\(key.rule)\" any more"
            } else if left == 0 {
                "\"\(key.rule)\" is no longer broken there"
            } else {
                "\"\(key.rule)\" is broken there \(left.times), no longer \(entry.count)"
            }
        return Violation(
            Rule(rawValue: Self.rule.name),
            reason: Self.rule.reason,
            at: Place(file: file, line: entry.place?.line ?? 1),
            importer: key.importer,
            imported: key.imported,
            message: "\(key.description): \(state)",
            instead: "run 'archlint baseline' again, which takes out what is no longer true"
        )
    }
}
