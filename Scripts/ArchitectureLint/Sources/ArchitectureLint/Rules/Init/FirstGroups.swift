/// Groups for packages that have no rules: by the folders of the packages, or by targets when there
/// is only one package.
struct FirstGroups {
    /// The groups, in the order of the file.
    private(set) var groups: [FirstGroup] = []
    private let modules: [Architecture.Module]
    /// For each module, those that it knows.
    private let knows: [Set<Int>]

    init(_ architecture: Architecture) {
        modules = architecture.modules
        let numbers = Dictionary(
            modules.enumerated().map { ($1.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var knows = [Set<Int>](repeating: [], count: modules.count)
        for edge in architecture.edges where edge.from != edge.to {
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
            knows[from].insert(to)
        }
        self.knows = knows
        let proposed =
            Set(modules.map(\.package)).count == 1 ? byTarget() : folders.flatMap(byRole(in:))
        groups = placed(proposed)
    }

    /// The folder that a package is in; its own path for one at the top.
    static func folder(of package: String) -> String {
        let parts = package.split(separator: "/")
        return parts.count < 2 ? package : parts.dropLast().joined(separator: "/")
    }

    /// For each group, the other groups that its modules know.
    var known: [[Int]] {
        var groupOf: [Int: Int] = [:]
        for (number, group) in groups.enumerated() {
            for member in group.members { groupOf[member] = number }
        }
        return groups.enumerated().map { number, group in
            let known = Set(group.members.flatMap { knows[$0] }.compactMap { groupOf[$0] })
            return known.subtracting([number]).sorted()
        }
    }

    /// How many of these modules know another of them.
    func knowers(among members: [Int]) -> Int {
        let all = Set(members)
        return members.count { !knows[$0].isDisjoint(with: all) }
    }

    /// How many packages these modules are of.
    func packages(of members: [Int]) -> Int { Set(members.map { modules[$0].package }).count }

    /// Whether a group is a library alone at the top, with no program in its package: a feature
    /// among others, unless others know it.
    func standsAlone(_ group: FirstGroup) -> Bool {
        guard group.role == .library, group.members.count == 1 else { return false }
        let package = modules[group.members[0]].package
        return packages(of: Array(modules.indices)) == 1
            || Self.folder(of: package) == package
                && !modules.contains { $0.package == package && $0.kind == .executable }
    }

    private var folders: [String] {
        Set(modules.map { Self.folder(of: $0.package) }).sorted()
    }

    // MARK: - By targets

    private func byTarget() -> [FirstGroup] {
        let byRole = Dictionary(grouping: modules.indices) { FirstGroup.Role(modules[$0]) }
        return FirstGroup.Role.allCases.flatMap { role -> [FirstGroup] in
            guard let members = byRole[role] else { return [] }
            switch role {
            case .interface: return [together(role, "interfaces", members)]
            case .testing: return [together(role, "testing", members)]
            case .test: return [together(role, "tests", members)]
            case .shared, .library, .executable, .other:
                return members.map { number in
                    let module = modules[number]
                    return FirstGroup(
                        name: module.target,
                        role: role,
                        patterns: [.init(target: module.target, kinds: [module.kind])],
                        members: []
                    )
                }
            }
        }
    }

    private func together(
        _ role: FirstGroup.Role,
        _ name: String,
        _ members: [Int]
    ) -> FirstGroup {
        let patterns = patterns(for: role, members, in: [nil])
        return FirstGroup(name: name, role: role, patterns: patterns, members: [])
    }

    // MARK: - By folders

    /// A group for each role that the targets of a folder's packages have.
    private func byRole(in folder: String) -> [FirstGroup] {
        let all = modules.indices.filter { Self.folder(of: modules[$0].package) == folder }
        let libraries = all.filter { FirstGroup.Role(modules[$0]) == .library }
        let shared = shared(among: libraries)
        let byRole = Dictionary(grouping: all) { number in
            shared.contains(number) ? .shared : FirstGroup.Role(modules[number])
        }
        let isPackage = all.contains { modules[$0].package == folder }
        let holdsOthers = all.contains { modules[$0].package != folder }
        let places: [String?] =
            (isPackage ? [folder.isEmpty ? "." : folder] : [])
            + (holdsOthers ? ["\(folder)/*"] : [])
        let name = folder.isEmpty ? "root" : folder
        let built = byRole.keys.filter { $0 != .test }.count
        return FirstGroup.Role.allCases.compactMap { role in
            guard let members = byRole[role] else { return nil }
            let isOnly = role == .test ? built == 0 : built == 1
            return FirstGroup(
                name: name + (isOnly ? "" : role.suffix),
                role: role,
                patterns: patterns(for: role, members, in: places),
                members: []
            )
        }
    }

    /// The libraries that at least half of the others know: what stands below features is none.
    private func shared(among libraries: [Int]) -> Set<Int> {
        let all = Set(libraries)
        var users: [Int: Int] = [:]
        for library in libraries {
            for known in knows[library].intersection(all) { users[known, default: 0] += 1 }
        }
        return Set(users.filter { $0.value >= 2 && $0.value * 2 >= all.count - 1 }.keys)
    }

    private func patterns(
        for role: FirstGroup.Role,
        _ members: [Int],
        in places: [String?]
    ) -> [FirstGroup.Pattern] {
        let kinds = TargetKind.allCases.filter { kind in
            members.contains { modules[$0].kind == kind }
        }
        if let names = role.names(of: members.map { modules[$0] }) {
            return places.flatMap { place in
                names.map { .init(package: place, target: $0, kinds: kinds) }
            }
        }
        guard role == .shared else { return places.map { .init(package: $0, kinds: kinds) } }
        return members.map { number in
            let module = modules[number]
            return .init(
                package: module.package.isEmpty ? "." : module.package,
                target: module.target,
                kinds: [module.kind]
            )
        }
    }

    // MARK: - What came of them

    /// The groups with the modules that they get, each with a name of its own. One that gets none,
    /// since another claims them first, is left out.
    private func placed(_ proposed: [FirstGroup]) -> [FirstGroup] {
        var groups = proposed
        for (number, module) in modules.enumerated() {
            let place = groups.firstIndex { $0.patterns.contains { $0.fits(module) } }
            if let place { groups[place].members.append(number) }
        }
        groups.removeAll { $0.members.isEmpty }
        var names: Set<String> = []
        for index in groups.indices {
            groups[index].name = names.unused(groups[index].name)
        }
        return groups
    }
}

extension Set<String> {
    /// A name that is not among these, and now is.
    mutating func unused(_ name: String) -> String {
        var unused = name
        var count = 1
        while !insert(unused).inserted {
            count += 1
            unused = "\(name) \(count)"
        }
        return unused
    }
}
