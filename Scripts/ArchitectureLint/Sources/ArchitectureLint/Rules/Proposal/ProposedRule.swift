struct ProposedRule: Equatable {
    var name: String
    let kind: String
    /// The fields of its kind, as the file states them.
    var fields: String?
    let reason: String
    var comment: String?

    /// The rules between groups, then the rules that suit every repository.
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
        let internals = "Only its own tests depend on a package's internals"
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

    /// Rules that keep the members of a group apart, where they are: the libraries that no other
    /// one uses, and libraries with one role.
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

    /// Rules that keep implementations, code for tests and other areas out of groups.
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
                    "Implementations are chosen where the parts of a program meet"
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
                    "Parts beside each other can be built, tested and changed alone"
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
    /// A list of texts, each on its own line where one line is too short.
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
    /// The pairs of areas whose groups depend on each other.
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

/// The layers that the present dependencies between groups make.
struct LayerProposal {
    /// The groups of each layer without tests and their support, the uppermost first.
    let layers: [[String]]
    /// The groups that are left out, because they form a cycle.
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
            case .executable, .satellite, .libraries(.top, _): floors[number] = top
            default: break
            }
        }
        let placed = counted.indices.filter { !isInCycle[$0] }
        layers = Dictionary(grouping: placed) { floors[$0] }.sorted { $0.key > $1.key }
            .map { $0.value.map { groups[counted[$0]].name } }
        cycle = counted.indices.filter { isInCycle[$0] }.map { groups[counted[$0]].name }
    }
}
