struct ProofComparison {
    let differences: [Difference]

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

    init(_ old: ProofDocument, _ new: ProofDocument) {
        var differences = zip(Self.facts(of: old), Self.facts(of: new)).flatMap { old, new in
            let before = Dictionary(old) { "\($0); \($1)" }
            let now = Dictionary(new) { "\($0); \($1)" }
            return Set(before.keys).union(now.keys).sorted().compactMap {
                Self.difference($0, before[$0], now[$0])
            }
        }
        if differences.isEmpty, old != new {
            differences = [
                Difference(change: .changed, subject: "the proof", detail: "in its details")
            ]
        }
        self.differences = differences
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
    private static func facts(of proof: ProofDocument) -> [[(String, String)]] {
        let edges = proof.edges.map { edge in
            let symbol = edge.symbol.map { " by '\($0)'" } ?? ""
            return "\(edge.from) \(edge.kind.rawValue) \(edge.to)\(symbol)"
        }
        let conclusions = proof.conclusions.map { conclusion in
            let broken = conclusion.violations + (conclusion.leftOut ?? 0)
            let result = broken == 0 ? "holds" : "broken \(broken.times)"
            return (
                "rule \(conclusion.rule)", "\(result) (\(conclusion.examined) \(conclusion.unit))"
            )
        }
        return [
            [("archlint", proof.archlint)],
            [("toolchain", proof.toolchain ?? "none")],
            [(proof.rules.path, proof.rules.sha256)],
            proof.packages.map { ($0.manifest.path, $0.manifest.sha256) },
            [("packages that the rules exclude", "\(proof.excludedPackages ?? 0)")],
            proof.targets.flatMap(\.files).map { ($0.path, $0.sha256) },
            proof.packages.map { ("reading of \($0.manifest.path)", $0.reading) },
            proof.targets.map { ("target \($0.module)", "\($0.kind) of \($0.package)") },
            Set(edges).map { ($0, "yes") },
            proof.groups.map { ("group \($0.name)", $0.members.joined(separator: ", ")) },
            conclusions,
            proof.violations.map {
                ("violation of \($0.rule) at \($0.file):\($0.line)", $0.message)
            },
            proof.problems.map { ("problem at \($0.place)", $0.message) },
            [("conclusion", proof.holds ? "the rules hold" : "the rules do not hold")],
        ]
    }
}
