/// A first rules file: groups by folder, the present dependencies between them, and rules that suit
/// every repository.
struct RuleProposal {
    private let schema: String?
    private let excluded: [String]
    private let groups: [ProposedGroup]
    private let rules: [ProposedRule]
    /// The number of places that break each rule already.
    private var broken: [String: Int] = [:]

    /// Proposes rules for an architecture.
    ///
    /// - Parameters:
    ///   - schema: The path of the schema, if it is in the examined folder.
    ///   - excluded: The folders that were not examined.
    init(_ architecture: Architecture, schema: String? = nil, excluded: [String] = []) {
        let proposal = GroupProposal(architecture)
        self.schema = schema
        self.excluded = excluded
        groups = proposal.groups
        rules = ProposedRule.all(for: proposal)
        let file = RuleFileReader.read(Array(text.utf8), file: RuleFile.usualName).rules
        let run = file.map { RuleRun(architecture, against: $0, file: RuleFile.usualName) }
        for summary in run?.summaries ?? [] where summary.violations + summary.leftOut > 0 {
            // Another rule that explains a violation better may be a warning, which hides nothing.
            broken[summary.rule] = summary.violations + summary.leftOut
        }
    }

    var summary: String {
        "groups: \(groups.count), rules: \(rules.count), "
            + "of which do not hold yet and are warnings: \(broken.count)"
    }

    /// The text of the file, in which a rule that does not hold yet is a warning.
    var text: String {
        let schemaLine =
            schema.map { "$schema: \("./\($0)".jsonQuoted)," }
            ?? "// $schema: \"…/archlint.schema.json\",  // next to archlint's Package.swift"
        let folders = excluded.map(\.jsonQuoted).joined(separator: ", ")
        let exclusion =
            folders.isEmpty
            ? "" : "\n  // Folders that are not examined.\n  exclude: [\(folders)],\n"
        return """
            // Which modules may depend on which. The README of archlint explains the words.
            {
              \(schemaLine)
              version: 1,
            \(exclusion)
              // A target belongs to the first group that it fits.
              groups: [
            \(groups.map(line(of:)).joined())  ],

              rules: [
            \(rules.map(lines(of:)).joined())  ],
            }

            """
    }

    private func line(of group: ProposedGroup) -> String {
        let patterns = group.patterns.map { pattern in
            let (package, target) = (pattern.package.text, pattern.target.text)
            let kinds = TargetKind.allCases.filter(pattern.kinds.contains)
                .map(\.rawValue.jsonQuoted).joined(separator: ", ")
            let words = [
                package == "**" ? "" : "package: \((package.isEmpty ? "." : package).jsonQuoted), ",
                target == "*" ? "" : "target: \(target.jsonQuoted), ",
                "kinds: \(pattern.kinds.count == 1 ? kinds : "[\(kinds)]")",
            ]
            return "{ \(words.joined()) }"
        }
        let name = group.name.jsonQuoted
        let line = "    { name: \(name), modules: \(patterns[0]) },\n"
        guard patterns.count > 1 || line.count > 100 else { return line }
        let list = patterns.map { "        \($0),\n" }.joined()
        return "    {\n      name: \(name),\n      modules: [\n\(list)      ],\n    },\n"
    }

    private func lines(of rule: ProposedRule) -> String {
        var text = rule.comment.map { "    // \($0)\n" } ?? ""
        let broken = broken[rule.name]
        if let broken {
            text += "    // Does not hold yet, in \(broken.counted("place")): "
            text += "remove the severity when it does.\n"
        }
        let severity = broken == nil ? "" : ", severity: \"warning\""
        let kind = rule.kind.jsonQuoted
        text += "    {\n      name: \(rule.name.jsonQuoted), kind: \(kind)\(severity),\n"
        if let fields = rule.fields { text += "      \(fields)\n" }
        return text + "      reason: \(rule.reason.jsonQuoted),\n    },\n"
    }
}

struct ProposedRule: Equatable {
    let name: String
    let kind: String
    /// The fields of its kind, as the file states them.
    var fields: String?
    let reason: String
    var comment: String?

    /// The rules between groups, then the rules that suit every repository.
    static func all(for proposal: GroupProposal) -> [ProposedRule] {
        independence(proposal) + layers(proposal) + usual
    }

    private static let usual: [ProposedRule] = [
        .init("undeclared-import", DeclaredCheck.self, "An undeclared import builds by chance"),
        .init("cycle", AcyclicCheck.self, "The members of a cycle can only change together"),
        .init("testable", TestableCheck.self, "Only its own tests depend on a package's internals"),
        .init("exported", ExportedCheck.self, "Each module imports what it uses"),
        .init("unused-dependency", UsedCheck.self, "An unused dependency costs time to build"),
        .init("no-place", PlacedCheck.self, "A target outside of all groups escapes the rules"),
        .init("stray-source", StraySourceCheck.self, "An unbuilt source is never checked"),
    ]

    /// Rules that keep features apart: the libraries of a folder, unless most of them depend on
    /// each other, and single libraries without dependents.
    private static func independence(_ proposal: GroupProposal) -> [ProposedRule] {
        let dependencies = proposal.groupDependencies
        let libraries = proposal.groups.indices.filter { proposal.groups[$0].role == .library }
        let below = Set(libraries.flatMap { dependencies[$0] })
        let single = libraries.filter { !below.contains($0) }.map { proposal.groups[$0] }
            .filter(proposal.isSingleLibrary)
        let folders = libraries.map { proposal.groups[$0] }.filter { group in
            GroupProposal.packageCount(of: group.members) > 1
                && proposal.dependentCount(among: group.members) * 2 <= group.members.count
        }
        var names = Set(usual.map(\.name) + ["layers"])
        return (folders.map { [$0] } + (single.count > 1 ? [single] : [])).map { groups in
            let list = groups.map(\.name.jsonQuoted).joined(separator: ", ")
            let members = groups.flatMap(\.members)
            let sharesPackages = GroupProposal.packageCount(of: members) < members.count
            let isOne = groups.count == 1
            return ProposedRule(
                name: names.insertUnique(isOne ? "\(groups[0].name) apart" : "apart"),
                kind: IndependenceCheck.kind,
                fields: "of: \(isOne ? list : "[\(list)]"),"
                    + (sharesPackages && isOne ? " withinPackage: true," : ""),
                reason: "Independent modules can be built, tested and changed alone"
            )
        }
    }

    private static func layers(_ proposal: GroupProposal) -> [ProposedRule] {
        let found = LayerProposal(proposal)
        guard found.layers.count > 1 else { return [] }
        let lines = found.layers.map { layer in
            let names = layer.map(\.jsonQuoted)
            let line = names.joined(separator: ", ")
            return line.count < 85
                ? "        [\(line)],\n"
                : "        [\n\(names.map { "          \($0),\n" }.joined())        ],\n"
        }
        let cycle = found.cycle.map(\.jsonQuoted).joined(separator: ", ")
        let comment = cycle.isEmpty ? "" : " Left out, since they form a cycle: \(cycle)."
        return [
            ProposedRule(
                name: "layers",
                kind: LayersCheck.kind,
                fields: "layers: [\n\(lines.joined())      ],",
                reason: "A lower layer can be built and changed without the layers above it",
                comment: "The present dependencies, the uppermost layer first." + comment
            )
        ]
    }
}

extension ProposedRule {
    private init(_ name: String, _ check: any RuleCheck.Type, _ reason: String) {
        self.init(name: name, kind: check.kind, reason: reason)
    }
}

/// The layers that the present dependencies between groups make.
struct LayerProposal {
    /// The groups of each layer without tests, the uppermost first.
    let layers: [[String]]
    /// The groups that are left out, because they form a cycle.
    let cycle: [String]

    init(_ proposal: GroupProposal) {
        let (groups, dependencies) = (proposal.groups, proposal.groupDependencies)
        var floors = Floors.of(dependencies)
        let isInCycle = groups.indices.map { number in
            dependencies[number].contains { floors[$0] == floors[number] }
        }
        let top = floors.max() ?? 0
        var users = [[Int]](repeating: [], count: groups.count)
        for number in groups.indices {
            for other in dependencies[number] { users[other].append(number) }
        }
        // An executable without users is to remain without, however little it depends on.
        for number in groups.indices where groups[number].role == .executable {
            if users[number].allSatisfy({ groups[$0].role == .test && users[$0].isEmpty }) {
                floors[number] = top
            }
        }
        let placed = groups.indices.filter { groups[$0].role != .test && !isInCycle[$0] }
        layers = Dictionary(grouping: placed) { floors[$0] }.sorted { $0.key > $1.key }
            .map { $0.value.map { groups[$0].name } }
        cycle = groups.indices.filter { isInCycle[$0] }.map { groups[$0].name }
    }
}
