// The check whether the conclusions of a proof follow from what it lists.
extension ProofDocument {
    var contradictions: [String] {
        verdict + importContradictions + conclusions.flatMap(contradictions(in:))
    }

    /// The verdict must agree with the violations and problems.
    private var verdict: [String] {
        let isBroken = violations.contains { $0.severity == Severity.error.rawValue }
        guard holds == (!isBroken && problems.isEmpty) else {
            return [
                "it says that the rules \(holds ? "hold" : "do not hold"), and lists "
                    + "\(violations.count) violations and \(problems.count) problems"
            ]
        }
        let counts = Dictionary(grouping: violations, by: \.rule).mapValues(\.count)
        return conclusions.compactMap { conclusion in
            let count = counts[conclusion.rule] ?? 0
            return count == conclusion.violations
                ? nil
                : "it says that \(conclusion.rule) is broken \(conclusion.violations) times, and "
                    + "lists \(count)"
        }
    }

    /// Every import of a module of the repository must be an edge, and the reverse.
    private var importContradictions: [String] {
        let ours = Set(targets.map(\.module))
        let written = targets.flatMap { target in
            target.files.flatMap { file in
                file.imports.filter { ours.contains($0.module) && $0.module != target.module }.map {
                    Edge(
                        from: target.module,
                        to: $0.module,
                        kind: .imported,
                        place: Place(file: file.path, line: $0.line),
                        condition: $0.conditions?.joined(separator: " && ")
                    )
                }
            }
        }
        let all = Set(written)
        let differing = all.symmetricDifference(edges.filter { $0.kind == .imported })
        return differing.sorted { ($0.place, $0.from, $0.to) < ($1.place, $1.from, $1.to) }.map {
            let importer = "\($0.place) (\($0.from))"
            return all.contains($0)
                ? "\(importer) imports \($0.to), and no edge says so"
                : "an edge says that \(importer) imports \($0.to), and its imports do not"
        }
    }

    /// The groups of a rule of independence must be apart, and as many as it says.
    private func contradictions(in conclusion: Conclusion) -> [String] {
        guard let apart = conclusion.apart else { return [] }
        let members = Set(groups.filter { apart.contains($0.name) }.flatMap(\.members))
        let targets = Dictionary(grouping: self.targets, by: \.module)
        func package(_ module: String) -> String? { targets[module]?.first?.package }
        let network = EdgeNetwork(edges)
        var pairs = 0
        var reached: [String] = []
        for member in members.sorted() {
            let goals = members.filter {
                $0 != member
                    && !(conclusion.withinPackage == true && package($0) == package(member))
            }
            pairs += goals.count
            reached += network.chains(from: member, to: goals, endingAt: members).map { chain in
                (chain.map(\.from) + [chain.last?.to ?? ""]).joined(separator: " → ")
            }
        }
        var found: [String] = []
        if pairs != conclusion.examined {
            found.append(
                "it says that \(conclusion.rule) holds \(conclusion.examined) ordered pairs "
                    + "apart, and its groups make \(pairs)"
            )
        }
        if conclusion.violations == 0, let path = reached.first {
            found.append("it says that \(conclusion.rule) holds, and its edges lead \(path)")
        }
        return found
    }
}
