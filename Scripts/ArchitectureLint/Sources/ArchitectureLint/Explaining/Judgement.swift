/// What the rules make of a landscape: which module belongs where, and what breaks a rule.
struct Judgement: Sendable {
    /// The group of each module that has one.
    let groups: [String: String]
    /// What breaks a rule, in the order of the rules.
    let violations: [Violation]
    /// What is wrong with the rules file, so that violations may be missing.
    let problems: [Problem]

    /// Holds a landscape against rules; without any, nothing is broken.
    ///
    /// - Parameters:
    ///   - landscape: what there is.
    ///   - rulesFile: the rules file, absolute or from the current folder; nothing for the one in
    ///     the landscape's folder, which may be missing.
    /// - Throws: `Problem` when the rules file cannot be read.
    init(of landscape: Workspace, rulesFile: String? = nil) throws {
        let tree = try FileTree(root: landscape.repository.root)
        guard rulesFile != nil || tree.hasFile(RuleFile.usualName) else {
            groups = [:]
            violations = []
            problems = []
            return
        }
        let (rules, mistakes) = try RuleFile.read(rulesFile, in: tree)
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
        let file = rulesFile ?? RuleFile.usualName
        violations = RuleRun(architecture, against: rules, file: file).violations
    }
}
