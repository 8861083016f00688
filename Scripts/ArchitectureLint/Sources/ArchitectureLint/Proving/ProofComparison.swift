/// What is different between a proof and one that was made later.
struct ProofComparison {
    /// What is different, file by file and rule by rule.
    let differences: [Difference]

    /// One difference.
    struct Difference: Encodable, Equatable, Sendable {
        /// What happened.
        let change: Change
        /// To what: a file, a target, a group, a rule.
        let subject: String
        /// What it was and is now, where a word does not tell it.
        let detail: String

        enum Change: String, Encodable, Sendable {
            case changed, new, gone
        }
    }

    init(_ old: ProofDocument, _ new: ProofDocument) {
        let facts = Self.facts
        var differences: [Difference] = []
        for fact in facts {
            let before = Dictionary(fact(old)) { first, second in "\(first); \(second)" }
            let now = Dictionary(fact(new)) { first, second in "\(first); \(second)" }
            for subject in Set(before.keys).union(now.keys).sorted() {
                let (earlier, later) = (before[subject], now[subject])
                guard earlier != later else { continue }
                differences.append(Self.difference(subject, earlier, later))
            }
        }
        // What nobody lists by itself must not get lost either.
        if differences.isEmpty, old != new {
            differences.append(
                Difference(change: .changed, subject: "the proof", detail: "in its details")
            )
        }
        self.differences = differences
    }

    private static func difference(_ subject: String, _ was: String?, _ now: String?) -> Difference
    {
        guard let was else { return Difference(change: .new, subject: subject, detail: "") }
        guard let now else { return Difference(change: .gone, subject: subject, detail: "") }
        // Digests tell people nothing but that they differ.
        let isDigest = was.utf8.count == 64 && now.utf8.count == 64
        return Difference(
            change: .changed,
            subject: subject,
            detail: isDigest ? "" : "\(now), and was \(was)"
        )
    }

    private typealias Facts = @Sendable (ProofDocument) -> [(String, String)]

    /// What is compared, by name.
    private static let facts: [Facts] = [
        { proof in [("archlint", proof.archlint)] },
        { proof in [("toolchain", proof.toolchain ?? "none")] },
        { proof in [(proof.rules.path, proof.rules.sha256)] },
        { proof in proof.packages.map { ($0.manifest.path, $0.manifest.sha256) } },
        { proof in [("packages that the rules exclude", "\(proof.excludedPackages ?? 0)")] },
        { proof in proof.targets.flatMap(\.files).map { ($0.path, $0.sha256) } },
        { proof in
            proof.packages.map { package in
                ("reading of \(package.manifest.path)", package.reading)
            }
        },
        { proof in
            proof.targets.map { target in
                ("target \(target.module)", "\(target.kind) of \(target.package)")
            }
        },
        { proof in
            proof.edges.map { edge in
                let symbol = edge.symbol.map { " by `\($0)`" } ?? ""
                return ("\(edge.from) \(edge.kind.rawValue) \(edge.to)\(symbol)", "yes")
            }.uniqued
        },
        { proof in
            proof.groups.map { ("group \($0.name)", $0.members.joined(separator: ", ")) }
        },
        { proof in
            proof.conclusions.map { conclusion in
                let broken = conclusion.violations + (conclusion.leftOut ?? 0)
                let result = broken == 0 ? "holds" : "broken \(broken.times)"
                return (
                    "rule \(conclusion.rule)",
                    "\(result) (\(conclusion.examined) \(conclusion.unit))"
                )
            }
        },
        { proof in
            proof.violations.map {
                ("violation of \($0.rule) at \($0.file):\($0.line)", $0.message)
            }
        },
        { proof in proof.problems.map { ("problem at \($0.place)", $0.message) } },
        { proof in [("conclusion", proof.holds ? "the rules hold" : "the rules do not hold")] },
    ]
}

extension [(String, String)] {
    /// The pairs without those that come again.
    fileprivate var uniqued: [(String, String)] {
        var seen: Set<String> = []
        return filter { seen.insert($0.0).inserted }
    }
}
