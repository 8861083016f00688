/// Works out how much each rule was held against, so that a rule that holds says something.
struct Conclusions {
    let architecture: Architecture
    let placement: Placement
    /// What was looked up to find the violations.
    let index: ArchitectureIndex
    let violations: [Violation]
    /// How often each rule is broken where another one says more of it, by the rule's name.
    var leftOut: [String: Int] = [:]

    /// What follows for each of some rules.
    func all(of rules: [RuleStatement]) -> [Proof.Conclusion] {
        let broken = Dictionary(grouping: violations, by: \.rule.rawValue).mapValues(\.count)
        return rules.map { rule in
            let (examined, unit, modules) = measure(of: rule.requirement, among: rules)
            return Proof.Conclusion(
                rule: rule.name,
                kind: rule.requirement.word,
                examined: examined,
                unit: unit,
                modules: modules,
                violations: broken[rule.name] ?? 0,
                leftOut: leftOut[rule.name] ?? 0
            )
        }
    }

    private typealias Measure = (examined: Int, unit: String, modules: Int?)

    private func measure(of requirement: Requirement, among rules: [RuleStatement]) -> Measure {
        let edges = architecture.edges
        switch requirement {
        case .layers(let layers):
            return leaving(layers.flatMap { $0 })
        case .independence(let groups, let withinPackage):
            let members = placement.members(of: groups)
            let pairs = OrderedPairs.count(
                among: architecture.modules.filter { members.contains($0.name) }.map(\.package),
                apart: withinPackage
            )
            return (pairs, "ordered pairs", members.count)
        case .forbidden(let from, _, _):
            return leaving(from)
        case .allowedOnly(let rows):
            return leaving(rows.flatMap(\.from))
        case .acyclic(let packages, let targets):
            let outer = packages ? architecture.packageEdges.count : 0
            return (outer + (targets ? edges.count : 0), "edges", nil)
        case .declared:
            let ours = edges.count { $0.kind == .imported }
            let owners = ForeignModules(architecture, rules).owners
            let foreign = owners.isEmpty ? 0 : index.imports.count { owners[$0.module] != nil }
            let others = foreign == 0 ? "" : " and of packages from elsewhere"
            return (ours + foreign, "imports of modules of ours\(others)", nil)
        case .used:
            let modules = Dictionary(architecture.modules.map { ($0.name, $0) }) { first, _ in first
            }
            let judged = UsedCheck.judged(in: architecture, ForeignModules(architecture, rules)) {
                modules[$0]
            }
            let count =
                judged.count + architecture.packageEdges.count
                + architecture.foreignPackages.count
            return (count, "dependencies of targets and packages", nil)
        case .noThirdParty:
            return (index.imports.count { _ in true }, "imports", nil)
        case .toolchain(let rows):
            let members = placement.members(of: rows.flatMap(\.from))
            let bound = architecture.modules.lazy.filter { members.contains($0.name) }
            let count = bound.reduce(0) { $0 + $1.files.reduce(0) { $0 + $1.imports.count } }
            return (count, "imports", members.count)
        case .testableOnlyOwn:
            let count = index.imports.count { $0.attributes.contains("@testable") }
            return (count, "@testable imports", nil)
        case .exportedOnly:
            let count = index.imports.count { $0.attributes.contains("@_exported") }
            return (count, "@_exported imports", nil)
        case .systemLibrary, .everythingPlaced:
            return (architecture.modules.count, "targets", nil)
        case .noStraySources:
            let claimed = architecture.modules.reduce(0) { $0 + $1.files.count }
            return (claimed + architecture.strays.count, "files", nil)
        case .sizeLimit(let groups, _, _):
            let members = placement.members(of: groups)
            return (members.count, "targets", members.count)
        }
    }

    /// The edges that leave modules of some groups.
    private func leaving(_ groups: [String]) -> Measure {
        let members = placement.members(of: groups)
        let leaving = members.compactMap(index.network.number).reduce(0) {
            $0 + index.chains.all[$1].count
        }
        return (leaving, "edges", members.count)
    }
}

/// Pairs of modules, each counted in both directions.
enum OrderedPairs {
    /// How many there are among modules, given by their packages.
    ///
    /// - Parameter apart: whether those of one package do not count.
    static func count(among packages: [String], apart: Bool) -> Int {
        let all = packages.count * (packages.count - 1)
        guard apart else { return all }
        let within = Dictionary(grouping: packages, by: \.self).values
        return all - within.reduce(0) { $0 + $1.count * ($1.count - 1) }
    }
}

extension Proof.ReadingCount {
    /// How many manifests were read in which way, the ways in the order of their certainty.
    static func all(of packages: [SwiftPackage]) -> [Proof.ReadingCount] {
        ["literal", "evaluated"].compactMap { name in
            let count = packages.count { $0.reading.name == name }
            return count == 0 ? nil : Proof.ReadingCount(name: name, manifests: count)
        }
    }
}
