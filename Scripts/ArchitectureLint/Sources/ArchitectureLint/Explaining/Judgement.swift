/// What the rules make of a landscape: which module belongs where, and what breaks a rule.
struct Judgement: Sendable {
    /// The group of each module that has one.
    let groups: [String: String]
    /// What breaks a rule, in the order of the rules.
    let violations: [Violation]
    /// What is wrong with the rules file, so that violations may be missing.
    let problems: [Problem]

    /// Holds a landscape against the rules file of its folder; without one, nothing is broken.
    ///
    /// - Throws: `Problem` when the rules file cannot be read.
    init(of landscape: Landscape) throws {
        let tree = try FileTree(root: landscape.repository.root)
        guard tree.hasFile(RuleFile.usualName) else {
            groups = [:]
            violations = []
            problems = []
            return
        }
        let (rules, mistakes) = try RuleFile.read(in: tree)
        problems = mistakes
        guard let rules else {
            groups = [:]
            violations = []
            return
        }
        let architecture = Architecture(
            repository: landscape.repository,
            graph: landscape.graph
        )
        let placement = Placement(architecture.modules, in: rules.groups)
        let places = architecture.modules.compactMap { module in
            placement.place(of: module.name).map { (module.name, $0) }
        }
        groups = Dictionary(places) { first, _ in first }
        violations = RuleRun(architecture, against: rules, file: RuleFile.usualName).violations
    }
}
