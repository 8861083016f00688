/// Which modules belong to which groups.
struct Placement: Sendable {
    /// The group of patterns that each module belongs to, by the module's name.
    private let places: [String: String]
    /// The modules of each group, by the group's name.
    private let members: [String: Set<String>]

    /// Places modules: of the groups of patterns, the first that a module fits is the module's.
    init(_ modules: [Architecture.Module], in groups: [ModuleGroup]) {
        var places: [String: String] = [:]
        var members: [String: Set<String>] = [:]
        for module in modules where places[module.name] == nil {
            guard let group = groups.first(where: { $0.claims(module) }) else { continue }
            places[module.name] = group.name
            members[group.name, default: []].insert(module.name)
        }
        let byName = Dictionary(
            modules.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        // A group of groups names only groups above it, so these are ready.
        for group in groups {
            guard case .groups(let names) = group.members else { continue }
            let all = names.reduce(into: Set<String>()) { $0.formUnion(members[$1] ?? []) }
            members[group.name] = all.filter { name in
                byName[name].map { module in !group.exceptions.contains { $0.fits(module) } }
                    ?? false
            }
        }
        self.places = places
        self.members = members
    }

    /// The group of patterns that a module belongs to; nothing when none has a place for it.
    func place(of module: String) -> String? { places[module] }

    /// The modules of a group.
    func members(of group: String) -> Set<String> { members[group] ?? [] }

    /// The modules of several groups.
    func members(of groups: [String]) -> Set<String> {
        groups.reduce(into: []) { $0.formUnion(members(of: $1)) }
    }

    /// Whether a module belongs to a group.
    func isMember(_ module: String, of group: String) -> Bool {
        members[group]?.contains(module) ?? false
    }
}

extension ModuleGroup {
    fileprivate func claims(_ module: Architecture.Module) -> Bool {
        guard case .patterns(let patterns) = members else { return false }
        return patterns.contains { $0.fits(module) } && !exceptions.contains { $0.fits(module) }
    }
}
