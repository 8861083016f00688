/// The result of a run: what was examined, which rules are broken, and what could not be read.
struct LintResult: Sendable {
    /// The numbers of packages, files and so on that were examined.
    let examined: Examined
    let violations: [Violation]
    /// The problems with packages, targets and files that could not be examined.
    var unseen: [Problem] = []
    /// The mistakes that prevent a result.
    let problems: [Problem]
    /// The result for each rule, in the order of the rules file.
    var conclusions: [RuleSummary] = []
    /// The rules and the packages of the run; nil if the run ended before the rules were read.
    var input: Input?

    /// True if everything was examined, and every violation is only a warning.
    var holds: Bool { obstacles.isEmpty && !violations.contains { $0.severity == .error } }

    /// All problems that make the result incomplete.
    var obstacles: [Problem] { problems + unseen }

    /// The rules of a run, and the packages that it examined.
    struct Input: Sendable {
        let rules: RuleFile
        let repository: Repository
        let exclusion: Exclusion
    }

    /// The numbers of examined things, which show how much a passed check covers.
    struct Examined: Equatable, Sendable {
        var packages = 0
        var projects = 0
        var targets = 0
        var files = 0
        var imports = 0
        /// The number of imports inside an `#if`.
        var conditionalImports = 0
        /// The number of declared dependencies between targets of the repository.
        var declaredDependencies = 0
        /// The number of targets in each group that patterns define, in the order of the rules
        /// file.
        var groups: [Count] = []
        var readings: [Count] = []
        /// The number of packages that the rules exclude.
        var excludedPackages = 0
        /// The Swift files of the folder that were examined, and those that were not.
        var coverage = FileCoverage()
    }

    /// The number of targets in a group, or the number of literal or evaluated manifests.
    struct Count: Equatable, Sendable {
        let name: String
        let count: Int
    }
}

/// The result for one rule: how often the rule is broken, and how much was examined.
struct RuleSummary: Equatable, Sendable {
    let rule: String
    let kind: String
    /// The number of things that were examined for the rule.
    let measure: Measure
    let violations: Int
    /// The number of violations that are not reported, because another rule explains them better.
    var leftOut = 0
}

extension LintResult {
    /// A line for each rule without violations; empty if `holds` is false.
    var consequences: [String] {
        guard holds else { return [] }
        let holding = conclusions.filter { $0.violations == 0 && $0.leftOut == 0 }
        let width = holding.map(\.rule.count).max() ?? 0
        return holding.map { $0.rule.padded(to: width) + "  \($0.text)" }
    }

    /// The numbers of literal and evaluated manifests, such as `15 manifests: 15 literal`.
    var readings: String {
        let count = examined.readings.reduce(0) { $0 + $1.count }
        let ways = examined.readings.map { "\($0.count) \($0.name)" }
        return "\(count.counted("manifest")): \(ways.joined(separator: ", "))"
    }

    /// The number of excluded packages, if any: `2 more packages, which the rules exclude`.
    var excluded: String? {
        guard examined.excludedPackages > 0 else { return nil }
        return "\(examined.excludedPackages.counted("more package")), which the rules exclude"
    }
}

extension RuleSummary {
    /// The result in words, such as `5 modules, 20 ordered pairs without a path`.
    fileprivate var text: String {
        let unit = measure.unit
        let noun = unit.split(separator: " of ", maxSplits: 1)[0]
        let one = noun.hasSuffix("ies") ? "\(noun.dropLast(3))y" : String(noun.dropLast())
        let amount = measure.examined.counted(one) + unit.dropFirst(noun.count)
        let count = measure.modules.map { $0.counted("module") }
        switch kind {
        case IndependenceCheck.kind: return "\(count ?? "0 modules"), \(amount) without a path"
        case AcyclicCheck.kind: return "\(amount) without a cycle"
        default: return amount + (count.map { " of \($0)" } ?? "")
        }
    }
}

extension String {
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
