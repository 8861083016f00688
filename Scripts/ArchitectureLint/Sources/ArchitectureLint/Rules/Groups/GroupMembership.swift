struct GroupMembership: Sendable {
    private let groups: [String: String]
    private let members: [String: Set<String>]
    private let companions: [String: Companion]
    private let companionGroups: Set<String>

    /// The role of a companion, such as tests, and the module that it accompanies.
    struct Companion: Sendable {
        let role: CompanionRole
        /// The name of the module that the companion accompanies.
        let subject: String
    }

    /// Assigns each module to the first group with a pattern that fits the module.
    ///
    /// If no pattern fits, but the module accompanies an assigned module, it joins a companion
    /// group.
    init(_ modules: [Module], in groups: [ModuleGroup]) {
        var assigned: [String: String] = [:]
        for module in modules where assigned[module.name] == nil {
            assigned[module.name] = groups.first { $0.claims(module) }?.name
        }
        let subjects = Dictionary(
            grouping: modules.filter { assigned[$0.name] != nil && $0.isShipped }
        ) { $0.package.path }
        companionGroups = Set(groups.filter(\.isOfCompanions).map(\.name))
        var companions: [String: Companion] = [:]
        for module in modules where assigned[module.name] == nil {
            guard let role = CompanionRole(module),
                let subject = module.subject(among: subjects)?.name,
                let group = assigned[subject].map(role.group), companionGroups.contains(group)
            else { continue }
            assigned[module.name] = group
            companions[module.name] = Companion(role: role, subject: subject)
        }
        var members = Dictionary(grouping: assigned.keys) { assigned[$0] ?? "" }.mapValues(Set.init)
        let byName = Dictionary(firstOf: modules.map { ($0.name, $0) })
        // A group names only groups above it, so these are complete.
        for group in groups {
            switch group.members {
            case .patterns: break
            case .groups(let names):
                members[group.name] = names.reduce(into: Set()) { $0.formUnion(members[$1] ?? []) }
                    .filter { name in
                        guard let module = byName[name] else { return false }
                        return !group.exceptions.contains { $0.fits(module) }
                    }
            case .companions(let role, let subject):
                let found = companions.filter {
                    $1.role == role && members[subject]?.contains($1.subject) ?? false
                }
                members[group.name] = Set(found.keys)
            }
        }
        self.groups = assigned
        self.members = members
        self.companions = companions
    }

    /// Returns whether a group is a companion group, such as `feature tests`.
    func isOfCompanions(_ group: String) -> Bool { companionGroups.contains(group) }

    /// Returns the role of a companion and the module that it accompanies; nil for other modules.
    func companion(_ module: String) -> Companion? { companions[module] }

    /// Returns the group that a module belongs to: a group with patterns, or a companion group.
    func group(of module: String) -> String? { groups[module] }

    func members(of groups: [String]) -> Set<String> {
        groups.reduce(into: []) { $0.formUnion(members[$1] ?? []) }
    }

    /// Returns whether a module is in any of `groups`; true for every module if `groups` is nil.
    func isMember(_ module: String, ofAny groups: [String]?) -> Bool {
        groups?.contains { isMember(module, of: $0) } ?? true
    }

    func isMember(_ module: String, of group: String) -> Bool {
        members[group]?.contains(module) ?? false
    }
}
