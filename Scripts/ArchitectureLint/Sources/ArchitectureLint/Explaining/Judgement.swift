/// What the rules make of a landscape: which module belongs where, and what breaks a rule.
struct Judgement: Sendable {
    /// The category or group of each module that has one.
    let categories: [String: String]
    /// What breaks a rule, in the order of the rules.
    let violations: [Violation]
    /// What is wrong with the rules file, so that violations may be missing.
    let problems: [Problem]

    private static let checks: [any Check] = [TableCheck(), UndeclaredImportCheck(), CycleCheck()]

    /// Holds a landscape against its rules file, or against a table where there is none.
    ///
    /// - Throws: `Problem` when the rules file cannot be read.
    init(of landscape: Landscape, table: Table) throws {
        let root = landscape.repository.root
        guard RuleLinter.hasRules(root) else {
            let survey = Survey(
                repository: landscape.repository,
                graph: landscape.graph,
                table: table
            )
            categories = survey.placement.mapValues(\.name)
            violations = Self.checks.flatMap { $0.violations(in: survey) }
            problems = []
            return
        }
        let name = RuleFile.usualName
        let (rules, mistakes) = RuleFileReader.read(try FileTree(root: root).read(name), file: name)
        problems = mistakes
        guard let rules else {
            categories = [:]
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
        categories = Dictionary(places) { first, _ in first }
        violations = RuleRun(architecture, against: rules, file: name).violations
    }
}
