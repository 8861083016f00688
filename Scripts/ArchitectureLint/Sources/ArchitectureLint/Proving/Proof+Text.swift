extension Proof {
    /// What follows from what was examined, a line for each rule that holds; nothing when the run
    /// fails, since what is broken or could not be read may hide more.
    var consequences: [String] {
        guard holds else { return [] }
        let holding = conclusions.filter { $0.violations == 0 && $0.leftOut == 0 }
        let width = holding.map(\.rule.count).max() ?? 0
        return holding.map { conclusion in
            let gap = String(repeating: " ", count: width - conclusion.rule.count)
            return "\(conclusion.rule)\(gap)  \(conclusion.text)"
        }
    }

    /// How the manifests were read: `15 manifests: 15 literal`.
    var readings: String {
        let count = examined.readings.reduce(0) { $0 + $1.manifests }
        let ways = examined.readings.map { "\($0.manifests) \($0.name)" }
        return "\(count.counted("manifest")): \(ways.joined(separator: ", "))"
    }

    /// How many packages were not examined: `2 more packages, which the rules exclude`; nothing when
    /// they exclude none.
    var excluded: String? {
        guard examined.excludedPackages > 0 else { return nil }
        let packages = examined.excludedPackages.counted("more package", "more packages")
        return "\(packages), which the rules exclude"
    }

    /// How much of what was built was looked into; nothing when nobody asked for it.
    var objects: String? {
        guard let objects = examined.objects else { return nil }
        let unbuilt =
            objects.unbuilt.isEmpty
            ? ""
            : "; \(objects.unbuilt.count) not built: \(objects.unbuilt.joined(separator: ", "))"
        return "\(objects.objects.counted("object")) of "
            + "\(objects.targets.counted("target")), with "
            + "\(objects.references.counted("reference")) to others\(unbuilt)"
    }
}

extension Proof.Conclusion {
    /// What follows, for people: `20 ordered pairs of 5 modules without a path`.
    fileprivate var text: String {
        let whole = modules.map { " of \($0.counted("module"))" } ?? ""
        switch kind {
        case "independence":
            return "\((modules ?? 0).counted("module")), \(amount) without a path"
        case "acyclic": return "\(amount) without a circle"
        default: return "\(amount)\(unit == "targets" ? "" : whole)"
        }
    }

    /// How much it was: `20 ordered pairs`, `1 import of modules of ours`.
    private var amount: String {
        let noun = unit.split(separator: " of ", maxSplits: 1)[0]
        let one = noun.hasSuffix("ies") ? "\(noun.dropLast(3))y" : String(noun.dropLast())
        return examined.counted(one + unit.dropFirst(noun.count), unit)
    }
}
