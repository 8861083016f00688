extension ProofDocument {
    struct Difference: Encodable, Equatable, Sendable {
        enum Change: String, Encodable, Sendable {
            case changed, new, gone
        }

        let change: Change
        /// The changed thing: a file, a target, a group, a rule.
        let subject: String
        /// The old and the new value, if they can be read.
        let detail: String
    }

    func differences(from old: ProofDocument) -> [Difference] {
        let differences = zip(old.facts, facts).flatMap { old, new in
            let before = Dictionary(old) { "\($0); \($1)" }
            let now = Dictionary(new) { "\($0); \($1)" }
            return Set(before.keys).union(now.keys).sorted().compactMap {
                Self.difference($0, before[$0], now[$0])
            }
        }
        guard differences.isEmpty, old != self else { return differences }
        return [Difference(change: .changed, subject: "the proof", detail: "in its details")]
    }

    private static func difference(
        _ subject: String,
        _ old: String?,
        _ new: String?
    ) -> Difference? {
        guard old != new else { return nil }
        guard let old else { return Difference(change: .new, subject: subject, detail: "") }
        guard let new else { return Difference(change: .gone, subject: subject, detail: "") }
        // Digests say nothing to people.
        let isDigest = old.utf8.count == 64 && new.utf8.count == 64
        let detail = isDigest ? "" : "\(new), and was \(old)"
        return Difference(change: .changed, subject: subject, detail: detail)
    }

    /// Everything that is compared, as pairs of subject and value.
    private var facts: [[(String, String)]] {
        let edges = self.edges.map { edge in
            let symbol = edge.symbol.map { " by '\($0)'" } ?? ""
            return "\(edge.from) \(edge.kind.rawValue) \(edge.to)\(symbol)"
        }
        let results = conclusions.map { conclusion in
            let broken = conclusion.violations + (conclusion.leftOut ?? 0)
            let result = broken == 0 ? "holds" : "broken \(broken.times)"
            return (
                "rule \(conclusion.rule)", "\(result) (\(conclusion.examined) \(conclusion.unit))"
            )
        }
        return [
            [("archlint", archlint)],
            [("toolchain", toolchain ?? "none")],
            [(rules.path, rules.sha256)],
            packages.map { ($0.manifest.path, $0.manifest.sha256) },
            [("packages that the rules exclude", "\(excludedPackages ?? 0)")],
            targets.flatMap(\.files).map { ($0.path, $0.sha256) },
            packages.map { ("reading of \($0.manifest.path)", $0.reading) },
            targets.map { ("target \($0.module)", "\($0.kind) of \($0.package)") },
            Set(edges).map { ($0, "yes") },
            groups.map { ("group \($0.name)", $0.members.joined(separator: ", ")) },
            results,
            violations.map {
                ("violation of \($0.rule) at \($0.file):\($0.line)", $0.message)
            },
            problems.map { ("problem at \($0.place)", $0.message) },
            [("conclusion", holds ? "the rules hold" : "the rules do not hold")],
        ]
    }
}
