struct GroupMembership: Sendable {
    private let groups: [String: String]
    private let members: [String: Set<String>]
    /// The groups that version 2 adds.
    private let companions: Set<String>
    /// For each companion, the module that it accompanies.
    private let subjects: [String: String]

    /// Assigns each module to the first group of patterns that it fits, and the others that
    /// accompany one of these to its companions.
    init(_ modules: [Module], in groups: [ModuleGroup]) {
        var assigned: [String: String] = [:]
        var members: [String: Set<String>] = [:]
        for module in modules where assigned[module.name] == nil {
            guard let group = groups.first(where: { $0.claims(module) }) else { continue }
            assigned[module.name] = group.name
            members[group.name, default: []].insert(module.name)
        }
        let residents = Dictionary(grouping: modules.filter { assigned[$0.name] != nil }) {
            $0.package.path
        }
        companions = Set(groups.filter(\.isOfCompanions).map(\.name))
        var subjects: [String: String] = [:]
        for module in modules where assigned[module.name] == nil {
            guard let role = CompanionRole(module),
                let subject = module.subject(among: residents)?.name,
                let group = assigned[subject].map(role.group), companions.contains(group)
            else { continue }
            assigned[module.name] = group
            subjects[module.name] = subject
            members[group, default: []].insert(module.name)
        }
        let byName = Dictionary(firstOf: modules.map { ($0.name, $0) })
        // A group of groups names only groups above it, so these are complete.
        for group in groups {
            guard case .groups(let names) = group.members else { continue }
            members[group.name] = names.reduce(into: Set()) { $0.formUnion(members[$1] ?? []) }
                .filter { name in
                    guard let module = byName[name] else { return false }
                    return !group.exceptions.contains { $0.fits(module) }
                }
        }
        self.groups = assigned
        self.members = members
        self.subjects = subjects
    }

    func isOfCompanions(_ group: String) -> Bool { companions.contains(group) }

    /// The module that a companion accompanies; nil for other modules.
    func subject(of module: String) -> String? { subjects[module] }

    /// The group of patterns, or of companions, that a module belongs to.
    func group(of module: String) -> String? { groups[module] }

    func members(of groups: [String]) -> Set<String> {
        groups.reduce(into: []) { $0.formUnion(members[$1] ?? []) }
    }

    /// Returns whether a module is a member of one of some groups; nil means all modules.
    func isMember(_ module: String, ofAny groups: [String]?) -> Bool {
        groups?.contains { isMember(module, of: $0) } ?? true
    }

    func isMember(_ module: String, of group: String) -> Bool {
        members[group]?.contains(module) ?? false
    }
}
