struct GroupMembership: Sendable {
    private let groups: [String: String]
    private let members: [String: Set<String>]

    /// Assigns each module to the first group of patterns that it fits.
    init(_ modules: [Module], in groups: [ModuleGroup]) {
        var assigned: [String: String] = [:]
        var members: [String: Set<String>] = [:]
        for module in modules where assigned[module.name] == nil {
            guard let group = groups.first(where: { $0.claims(module) }) else { continue }
            assigned[module.name] = group.name
            members[group.name, default: []].insert(module.name)
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
    }

    /// The group of patterns that a module belongs to.
    func group(of module: String) -> String? { groups[module] }

    func members(of groups: [String]) -> Set<String> {
        groups.reduce(into: []) { $0.formUnion(members[$1] ?? []) }
    }

    func isMember(_ module: String, of group: String) -> Bool {
        members[group]?.contains(module) ?? false
    }
}
