/// Holds a proof against itself: whether what it says follows from what it lists.
struct ProofAudit {
    private let proof: ProofDocument

    /// A proof to be held against itself.
    init(_ proof: ProofDocument) {
        self.proof = proof
    }

    /// Where it contradicts itself.
    var contradictions: [String] {
        verdict + imports + proof.conclusions.flatMap(contradictions(in:))
    }

    /// That it holds must follow from what is broken.
    private var verdict: [String] {
        let broken = proof.violations.contains { $0.severity == Severity.error.rawValue }
        guard proof.holds == (!broken && proof.problems.isEmpty) else {
            return [
                "it says that the rules \(proof.holds ? "hold" : "do not hold"), and lists "
                    + "\(proof.violations.count) violations and \(proof.problems.count) problems"
            ]
        }
        let counts = Dictionary(grouping: proof.violations, by: \.rule).mapValues(\.count)
        return proof.conclusions.compactMap { conclusion in
            let count = counts[conclusion.rule] ?? 0
            return count == conclusion.violations
                ? nil
                : "it says that \(conclusion.rule) is broken \(conclusion.violations) times, and "
                    + "lists \(count)"
        }
    }

    /// Every import of a module of ours must be among the edges, and the other way round.
    private var imports: [String] {
        let ours = Set(proof.targets.map(\.module))
        let written = Set(
            proof.targets.flatMap { target in
                target.files.flatMap { file in
                    file.imports.filter { ours.contains($0.module) && $0.module != target.module }
                        .map { Place(target.module, $0.module, file.path, $0.line) }
                }
            }
        )
        let listed = Set(
            proof.edges.filter { $0.kind == .imported }.map {
                Place($0.from, $0.to, $0.file, $0.line)
            }
        )
        return written.symmetricDifference(listed).sorted().map { place in
            written.contains(place)
                ? "\(place.text) imports \(place.to), and no edge says so"
                : "an edge says that \(place.text) imports \(place.to), and its imports do not"
        }
    }

    private func contradictions(in conclusion: ProofDocument.Conclusion) -> [String] {
        guard let apart = conclusion.apart else { return [] }
        let members = Set(proof.groups.filter { apart.contains($0.name) }.flatMap(\.members))
        let packages = Dictionary(
            proof.targets.map { ($0.module, $0.package) },
            uniquingKeysWith: { first, _ in first }
        )
        let within = conclusion.withinPackage == true
        let search = ChainSearch(proof.edges.map(Edge.init))
        var pairs = 0
        var reached: [String] = []
        for member in members.sorted() {
            let goals = members.filter {
                $0 != member && !(within && packages[$0] == packages[member])
            }
            pairs += goals.count
            reached += search.chains(from: member, to: goals, endingAt: members).map { chain in
                let names = chain.map(\.from) + [chain.last?.to ?? ""]
                return names.joined(separator: " → ")
            }
        }
        var found: [String] = []
        if pairs != conclusion.examined {
            found.append(
                "it says that \(conclusion.rule) holds \(conclusion.examined) ordered pairs "
                    + "apart, and its groups make \(pairs)"
            )
        }
        if conclusion.violations == 0, let way = reached.first {
            found.append("it says that \(conclusion.rule) holds, and its edges lead \(way)")
        }
        return found
    }

    /// Where one module imports another.
    private struct Place: Hashable, Comparable {
        let from: String
        let to: String
        let file: String
        let line: Int

        init(_ from: String, _ to: String, _ file: String, _ line: Int) {
            self.from = from
            self.to = to
            self.file = file
            self.line = line
        }

        var text: String { "\(file):\(line) (\(from))" }

        static func < (left: Self, right: Self) -> Bool {
            (left.file, left.line, left.from, left.to)
                < (right.file, right.line, right.from, right.to)
        }
    }
}

extension Edge {
    /// An edge that a document lists.
    fileprivate init(_ edge: ProofDocument.Edge) {
        let kind: Kind =
            switch edge.kind {
            case .declared: .declared
            case .imported: .imported
            case .shared: .shared
            case .referred: .referred(to: edge.symbol ?? "")
            }
        self.init(
            from: edge.from,
            to: edge.to,
            kind: kind,
            place: Place(file: edge.file, line: edge.line)
        )
    }
}
