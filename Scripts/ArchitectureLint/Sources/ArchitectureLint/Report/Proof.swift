/// The result of a run: what was examined, which rules are broken, and what could not be read.
public struct Proof: Sendable {
    /// The amount that was examined.
    public let examined: Examined
    /// The violations in the order of their places.
    public let violations: [Violation]
    /// Everything that could not be examined.
    public let problems: [Problem]
    /// The result for each rule, in the order of the rules file.
    public internal(set) var conclusions: [RuleSummary] = []
    /// The data behind the numbers; nil when the run ended before there was any.
    var evidence: ProofEvidence?

    /// A flag that is true when the rules hold, apart from warnings.
    public var holds: Bool { !isBroken && problems.isEmpty }

    /// A flag that is true when a violation fails the run.
    public var isBroken: Bool { violations.contains { $0.severity == .error } }

    /// The numbers that give a pass its weight.
    public struct Examined: Equatable, Sendable {
        /// The number of packages.
        public internal(set) var packages = 0
        /// The number of targets.
        public internal(set) var targets = 0
        /// The number of Swift sources.
        public internal(set) var files = 0
        /// The number of import statements.
        public internal(set) var imports = 0
        /// The number of imports inside an `#if`.
        public internal(set) var conditionalImports = 0
        /// The number of declared dependencies of targets on targets of the repository.
        public internal(set) var declaredDependencies = 0
        /// The size of each group of patterns, in the order of the rules file.
        public internal(set) var groups: [Count] = []
        /// The number of manifests read in each way.
        public internal(set) var readings: [Count] = []
        /// The number of packages that the rules exclude.
        public internal(set) var excludedPackages = 0
        /// The object files that were examined, if requested.
        public internal(set) var objects: ObjectCount?
    }

    /// The amount of examined object files.
    public struct ObjectCount: Codable, Equatable, Sendable {
        /// The number of object files.
        public let objects: Int
        /// The number of targets that they were built of.
        public let targets: Int
        /// The number of references to symbols of other targets, each once per object.
        public let references: Int
        /// The names of executables, plug-ins and tests that were not built.
        public let unbuilt: [String]
    }

    /// The number of targets in a group, or of manifests that were read in one way.
    public struct Count: Equatable, Sendable {
        /// The name of the group, or the way: `literal` or `evaluated`.
        public let name: String
        /// The number of targets or manifests.
        public let count: Int
    }
}

/// The result for one rule: how often it is broken, and of how much.
public struct RuleSummary: Equatable, Sendable {
    /// The name of the rule.
    public let rule: String
    /// The kind of the rule, as rules files write it.
    public let kind: String
    /// The number of things that the rule was checked against.
    public let measure: Measure
    /// The number of violations.
    public let violations: Int
    /// The number of further violations that another rule explains better.
    public internal(set) var leftOut = 0
}

/// The data that a proof rests on, as far as a proof file states it.
struct ProofEvidence: Sendable {
    let rules: RuleFile
    /// The path of the rules file as the run was given it.
    let rulesFile: String
    let repository: Repository
    let edges: [Edge]
    /// The sorted members of each group.
    let groups: [(name: String, members: [String])]
}

extension Proof {
    /// A line for each rule that holds; empty when the run fails.
    var consequences: [String] {
        guard holds else { return [] }
        let holding = conclusions.filter { $0.violations == 0 && $0.leftOut == 0 }
        let width = holding.map(\.rule.count).max() ?? 0
        return holding.map { $0.rule.padded(to: width) + "  \($0.text)" }
    }

    /// The ways in which manifests were read: `15 manifests: 15 literal`.
    var readings: String {
        let count = examined.readings.reduce(0) { $0 + $1.count }
        let ways = examined.readings.map { "\($0.count) \($0.name)" }
        return "\(count.counted("manifest")): \(ways.joined(separator: ", "))"
    }

    /// The excluded packages, if any: `2 more packages, which the rules exclude`.
    var excluded: String? {
        guard examined.excludedPackages > 0 else { return nil }
        return "\(examined.excludedPackages.counted("more package")), which the rules exclude"
    }

    var objects: String? {
        guard let objects = examined.objects else { return nil }
        let unbuilt =
            objects.unbuilt.isEmpty
            ? ""
            : "; \(objects.unbuilt.count) not built: \(objects.unbuilt.joined(separator: ", "))"
        return "\(objects.objects.counted("object")) of \(objects.targets.counted("target")), with "
            + "\(objects.references.counted("reference")) to others\(unbuilt)"
    }
}

extension RuleSummary {
    /// The result in words: `5 modules, 20 ordered pairs without a path`.
    fileprivate var text: String {
        let unit = measure.unit
        let noun = unit.split(separator: " of ", maxSplits: 1)[0]
        let one = noun.hasSuffix("ies") ? "\(noun.dropLast(3))y" : String(noun.dropLast())
        let amount = measure.examined.counted(one) + unit.dropFirst(noun.count)
        let count = measure.modules.map { $0.counted("module") }
        switch kind {
        case IndependenceCheck.kind: return "\(count ?? "0 modules"), \(amount) without a path"
        case AcyclicCheck.kind: return "\(amount) without a cycle"
        default: return amount + (unit == "targets" ? "" : count.map { " of \($0)" } ?? "")
        }
    }
}

extension String {
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
