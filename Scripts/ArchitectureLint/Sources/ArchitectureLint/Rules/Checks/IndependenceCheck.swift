/// Finds modules of the same group that depend on each other.
struct IndependenceCheck: RuleCheck {
    static let kind = "independence"
    static let requiredKeys = ["of"]
    static let optionalKeys = ["withinPackage"]

    let groups: [String]
    private let withinPackage: Bool

    init(_ fields: DocumentObject) {
        groups = fields.groups("of")
        withinPackage = fields.flag("withinPackage")
    }

    func violations(in context: RuleContext) -> [Violation] {
        let members = context.members(of: groups)
        let names = groups.joined(separator: ", ")
        return context.violations(
            from: members,
            to: members,
            where: { module in
                let package = context.module(module)?.package.path
                return members.filter {
                    $0 != module && !(withinPackage && context.module($0)?.package.path == package)
                }
            },
            endingAt: members,
            because: { _ in "modules of \(names) may not depend on each other" },
            instead: "replace the dependency by a protocol that both modules may import"
        )
    }

    func isIdle(in context: RuleContext) -> Bool { context.members(of: groups).count < 2 }

    func measure(in context: RuleContext) -> Measure {
        let members = context.members(of: groups)
        let packages = context.architecture.modules.filter { members.contains($0.name) }
            .map(\.package.path)
        return Measure(
            examined: orderedPairs(among: packages, apart: withinPackage),
            unit: "ordered pairs",
            modules: members.count
        )
    }
}

/// Returns the number of ordered pairs of modules.
///
/// - Parameters:
///   - packages: The package of each module.
///   - isApart: True to count only pairs of modules in different packages.
func orderedPairs(among packages: [String], apart isApart: Bool) -> Int {
    let all = packages.count * (packages.count - 1)
    guard isApart else { return all }
    let within = Dictionary(grouping: packages, by: \.self).values
    return all - within.reduce(0) { $0 + $1.count * ($1.count - 1) }
}
