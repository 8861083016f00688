struct ProposedRule: Equatable {
    var name: String
    let kind: String
    /// The keys that the kind of rule needs, as text of the rules file.
    var fields: String?
    let reason: String
    var comment: String?

    /// Returns the rules between groups, then the rules that suit every repository.
    static func all(for proposal: GroupProposal) -> [ProposedRule] {
        let usual = usual(proposal)
        var names = Set(usual.map(\.name))
        let found = LayerProposal(proposal)
        let rules = layers(found) + independence(proposal) + forbidden(proposal, found.layers)
        return rules.map { rule in
            var rule = rule
            rule.name = names.insertUnique(rule.name)
            return rule
        } + usual
    }

    private static func usual(_ proposal: GroupProposal) -> [ProposedRule] {
        let support = proposal.groups.first { $0.role == .testSupport }
        let by = support.map { "by: \($0.name.jsonQuoted)," }
        let internals = "Only a package's own tests may depend on its internals"
        return [
            .init("undeclared-import", DeclaredCheck.self, "An undeclared import builds by chance"),
            .init("cycle", AcyclicCheck.self, "The members of a cycle can only change together"),
            .init("testable", TestableCheck.self, internals, fields: by),
            .init("exported", ExportedCheck.self, "Each module imports what it uses"),
            .init("unused-dependency", UsedCheck.self, "An unused dependency costs time to build"),
            .init("no-place", PlacedCheck.self, "A target outside of all groups escapes the rules"),
            .init("stray-source", StraySourceCheck.self, "An unbuilt source is never checked"),
        ]
    }

    /// Returns a rule against dependencies within a group, for each group with almost no such
    /// dependencies.
    private static func independence(_ proposal: GroupProposal) -> [ProposedRule] {
        proposal.groups.filter { group in
            guard case .libraries(let kind, _) = group.role, group.members.count > 2 else {
                return false
            }
            switch kind {
            case .suffix, .folder, .all, .top:
                return proposal.dependentCount(among: group.members) * 10 <= group.members.count
            case .single, .middle, .foundation: return false
            }
        }.map { group in
            ProposedRule(
                name: "\(group.name) apart",
                kind: IndependenceCheck.kind,
                fields: "of: \(group.name.jsonQuoted),",
                reason: "Independent modules can be built, tested and changed alone"
            )
        }
    }

    /// Returns rules that forbid dependencies on implementations, test support and other areas.
    private static func forbidden(
        _ proposal: GroupProposal,
        _ layers: [[String]]
    ) -> [ProposedRule] {
        let (groups, dependencies) = (proposal.groups, proposal.groupDependencies())
        let uses = proposal.areas(of: dependencies)
        func rule(_ name: String, from: [Int], to: [Int], _ reason: String) -> [ProposedRule] {
            func list(_ numbers: [Int]) -> String {
                let names = numbers.map { groups[$0].name.jsonQuoted }
                return names.count == 1 ? names[0] : Self.list(names, indent: 6)
            }
            let fields = "from: \(list(from)), to: \(list(to)),"
            guard !from.isEmpty, !to.isEmpty else { return [] }
            return [.init(name: name, kind: ForbiddenCheck.kind, fields: fields, reason: reason)]
        }
        func apart(_ number: Int, where counts: (ProposedGroup) -> Bool) -> [Int] {
            groups.indices.filter { other in
                other != number && counts(groups[other]) && !dependencies[other].contains(number)
            }
        }
        return groups.enumerated().flatMap { number, group -> [ProposedRule] in
            switch group.role {
            case .testSupport:
                return rule(
                    "\(group.name) only in tests",
                    from: apart(number) { $0.isProduct },
                    to: [number],
                    "Code for tests is not part of the product"
                )
            case .libraries(.suffix(let suffix), let area)
            where ["Live", "Impl", "Implementation"].contains(suffix):
                return rule(
                    "\(group.name) only at the top",
                    from: apart(number) { other in
                        other.libraries.map { $0.area == area && $0.kind != .top } ?? false
                    },
                    to: [number],
                    "Only the top of a program chooses implementations"
                )
            case .libraries(let kind, let area):
                let others = apart(number) { other in
                    guard let (otherKind, otherArea) = other.libraries else { return false }
                    // Areas, or roles in one layer of an area.
                    guard area == otherArea else {
                        return [area, otherArea].allSatisfy { $0.hasSuffix("/*") }
                            && uses.isDisjoint(with: [[area, otherArea], [otherArea, area]])
                    }
                    return kind.isSuffix && otherKind.isSuffix
                        && layers.contains { $0.contains(group.name) && $0.contains(other.name) }
                }.filter { !dependencies[number].contains($0) }
                return rule(
                    "\(group.name) without \(others.map { groups[$0].name }.joined(separator: ", "))",
                    from: [number],
                    to: others,
                    "Independent parts can be built, tested and changed alone"
                )
            default: return []
            }
        }
    }

    private static func layers(_ found: LayerProposal) -> [ProposedRule] {
        guard found.layers.count > 1 else { return [] }
        let lines = found.layers.map { layer in
            "        \(list(layer.map(\.jsonQuoted), indent: 8)),\n"
        }
        let cycle = found.cycle.map(\.jsonQuoted).joined(separator: ", ")
        let comment = cycle.isEmpty ? "" : " Groups left out, because they form a cycle: \(cycle)."
        return [
            ProposedRule(
                name: "layers",
                kind: LayersCheck.kind,
                fields: "layers: [\n\(lines.joined())      ],",
                reason: "A lower layer can be built and changed without the layers above it",
                comment: "The layers of the present dependencies, the uppermost first." + comment
            )
        ]
    }
}

extension ProposedRule {
    /// Returns a list of texts, with one text per line if the list is long.
    private static func list(_ texts: [String], indent: Int) -> String {
        let line = texts.joined(separator: ", ")
        guard line.count > 75 else { return "[\(line)]" }
        let space = String(repeating: " ", count: indent)
        return "[\n\(texts.map { "\(space)  \($0),\n" }.joined())\(space)]"
    }

    private init(
        _ name: String,
        _ check: any RuleCheck.Type,
        _ reason: String,
        fields: String? = nil
    ) {
        self.init(name: name, kind: check.kind, fields: fields, reason: reason)
    }
}

extension GroupProposal {
    /// Returns the pairs of areas whose groups depend on each other.
    fileprivate func areas(of dependencies: [Set<Int>]) -> Set<[String]> {
        Set(
            dependencies.enumerated().flatMap { number, others in
                others.map { [number, $0].compactMap { groups[$0].libraries?.area } }
            }
        )
    }
}

extension ProposedGroup {
    fileprivate var libraries: (kind: LibraryGroups.Kind, area: String)? {
        if case .libraries(let kind, let area) = role { (kind, area) } else { nil }
    }

    /// True for groups whose modules are shipped.
    fileprivate var isProduct: Bool { ![.satellite, .testSupport, .test].contains(role) }
}

/// The layers of groups that follow from the present dependencies.
struct LayerProposal {
    /// The groups of each layer, without tests and test support, the uppermost layer first.
    let layers: [[String]]
    /// The groups that belong to no layer, because they form a cycle.
    let cycle: [String]

    init(_ proposal: GroupProposal) {
        let groups = proposal.groups
        let counted = groups.indices.filter { ![.test, .testSupport].contains(groups[$0].role) }
        let numbers = Dictionary(uniqueKeysWithValues: zip(counted, counted.indices))
        // A path may lead through code for tests.
        let all = proposal.groupDependencies(through: [.test, .testSupport])
        let dependencies = counted.map { number in
            all[number].compactMap { numbers[$0] }.sorted()
        }
        var floors = Floors.of(dependencies)
        let isInCycle = counted.indices.map { number in
            dependencies[number].contains { floors[$0] == floors[number] }
        }
        // Groups without users are to remain without, however little they depend on.
        let used = Set(dependencies.joined())
        let top = floors.max() ?? 0
        for number in counted.indices where !used.contains(number) {
            switch groups[counted[number]].role {
            case .app, .appExtension, .executable, .satellite, .libraries(.top, _):
                floors[number] = top
            default: break
            }
        }
        let placed = counted.indices.filter { !isInCycle[$0] }
        layers = Dictionary(grouping: placed) { floors[$0] }.sorted { $0.key > $1.key }
            .map { $0.value.map { groups[counted[$0]].name } }
        cycle = counted.indices.filter { isInCycle[$0] }.map { groups[counted[$0]].name }
    }
}

extension Set<String> {
    /// Inserts and returns a name, with a number appended if the name is taken.
    mutating func insertUnique(_ name: String) -> String {
        var unique = name
        var count = 1
        while !insert(unique).inserted {
            count += 1
            unique = "\(name) \(count)"
        }
        return unique
    }
}
