struct ProposedGroup: Equatable {
    /// The kinds of groups, with the word that follows the name of the folder.
    enum Role: String, CaseIterable {
        case interface = "interfaces"
        case testing
        case shared
        case library = ""
        case executable = "executables"
        case other
        case test = "tests"
    }

    var name: String
    let role: Role
    let patterns: [ModulePattern]
    var members: [Architecture.Module] = []
}

extension ProposedGroup.Role {
    /// The role that the name and kind of a target suggest.
    init(_ module: Architecture.Module) {
        switch module.kind {
        case .library:
            let named: [Self] = [.interface, .testing]
            self = named.first { !$0.namePatterns(of: [module]).isEmpty } ?? .library
        case .executable: self = .executable
        case .test: self = .test
        case .system, .binary, .plugin, .macro: self = .other
        }
    }

    /// The patterns of names that give libraries the role, as far as modules fit them.
    func namePatterns(of modules: [Architecture.Module]) -> [String] {
        let all =
            switch self {
            case .interface: ["*Interface", "*Interfaces", "*API"]
            case .testing: ["*Testing", "*TestSupport", "*Mocks", "*Fakes"]
            default: [] as [String]
            }
        return all.filter { name in modules.contains { NamePattern(name).matches($0.target) } }
    }
}

/// Groups for packages without rules: by the folders of the packages, or by target when there is
/// only one package.
struct GroupProposal {
    private(set) var groups: [ProposedGroup] = []
    private let modules: [Architecture.Module]
    /// For each module, the modules that it depends on.
    private let dependencies: [String: Set<String>]

    init(_ architecture: Architecture) {
        modules = architecture.modules
        dependencies = Dictionary(grouping: architecture.edges, by: \.from).mapValues { edges in
            Set(edges.map(\.to).filter { $0 != edges[0].from })
        }
        let folders = Set(modules.map { Self.folder(of: $0.package) }).sorted()
        let proposed =
            Self.packageCount(of: modules) == 1 ? byTarget() : folders.flatMap(byRole(in:))
        groups = filled(proposed)
    }

    /// The folder that a package is in; its own path at the top.
    private static func folder(of package: String) -> String {
        let parts = package.split(separator: "/")
        return parts.count < 2 ? package : parts.dropLast().joined(separator: "/")
    }

    /// For each group, the other groups that its modules depend on.
    var groupDependencies: [[Int]] {
        var groupOf: [String: Int] = [:]
        for (number, group) in groups.enumerated() {
            for member in group.members { groupOf[member.name] = number }
        }
        return groups.enumerated().map { number, group in
            let known = group.members.flatMap { dependencies[$0.name] ?? [] }
            return Set(known.compactMap { groupOf[$0] }).subtracting([number]).sorted()
        }
    }

    /// The number of modules that depend on another of them.
    func dependentCount(among members: [Architecture.Module]) -> Int {
        let all = Set(members.map(\.name))
        return members.count { !all.isDisjoint(with: dependencies[$0.name] ?? []) }
    }

    static func packageCount(of members: [Architecture.Module]) -> Int {
        Set(members.map(\.package)).count
    }

    /// Returns true for one library at the top, in a package without an executable.
    func isSingleLibrary(_ group: ProposedGroup) -> Bool {
        guard group.role == .library, group.members.count == 1 else { return false }
        let package = group.members[0].package
        return Self.packageCount(of: modules) == 1
            || Self.folder(of: package) == package
                && !modules.contains { $0.package == package && $0.kind == .executable }
    }

    private func byTarget() -> [ProposedGroup] {
        let byRole = Dictionary(grouping: modules) { ProposedGroup.Role($0) }
        return ProposedGroup.Role.allCases.flatMap { role -> [ProposedGroup] in
            let members = byRole[role] ?? []
            switch role {
            case .interface, .testing, .test:
                let patterns = members.isEmpty ? [] : patterns(for: role, members, in: ["**"])
                return [ProposedGroup(name: role.rawValue, role: role, patterns: patterns)]
            case .shared, .library, .executable, .other:
                return members.map {
                    let pattern = ModulePattern(package: "**", target: $0.target, kinds: [$0.kind])
                    return ProposedGroup(name: $0.target, role: role, patterns: [pattern])
                }
            }
        }
    }

    /// A group for each role among the targets of a folder's packages.
    private func byRole(in folder: String) -> [ProposedGroup] {
        let all = modules.filter { Self.folder(of: $0.package) == folder }
        let shared = shared(among: all.filter { ProposedGroup.Role($0) == .library })
        let byRole = Dictionary(grouping: all) { module in
            shared.contains(module.name) ? .shared : ProposedGroup.Role(module)
        }
        let isPackage = all.contains { $0.package == folder }
        let holdsPackages = all.contains { $0.package != folder }
        let places = (isPackage ? [folder] : []) + (holdsPackages ? ["\(folder)/*"] : [])
        let name = folder.isEmpty ? "root" : folder
        let roleCount = byRole.keys.count { $0 != .test }
        return ProposedGroup.Role.allCases.compactMap { role in
            guard let members = byRole[role] else { return nil }
            let isOnly = role == .library || (role == .test ? roleCount == 0 : roleCount == 1)
            return ProposedGroup(
                name: isOnly ? name : "\(name) \(role.rawValue)",
                role: role,
                patterns: patterns(for: role, members, in: places)
            )
        }
    }

    /// The libraries that at least half of the others depend on: these are no features.
    private func shared(among libraries: [Architecture.Module]) -> Set<String> {
        var users = Dictionary(libraries.map { ($0.name, 0) }) { first, _ in first }
        for library in libraries {
            for other in dependencies[library.name] ?? [] { users[other]? += 1 }
        }
        return Set(users.filter { $0.value >= 2 && $0.value * 2 >= users.count - 1 }.keys)
    }

    private func patterns(
        for role: ProposedGroup.Role,
        _ members: [Architecture.Module],
        in places: [String]
    ) -> [ModulePattern] {
        guard role != .shared else {
            return members.map { .init(package: $0.package, target: $0.target, kinds: [$0.kind]) }
        }
        let kinds = Set(members.map(\.kind))
        let names = role.namePatterns(of: members)
        return places.flatMap { place in
            (names.isEmpty ? ["*"] : names).map { .init(package: place, target: $0, kinds: kinds) }
        }
    }

    /// Assigns modules to the first group that fits, and drops groups that remain empty.
    private func filled(_ proposed: [ProposedGroup]) -> [ProposedGroup] {
        var groups = proposed
        for module in modules {
            let index = groups.firstIndex { $0.patterns.contains { $0.fits(module) } }
            if let index { groups[index].members.append(module) }
        }
        groups.removeAll { $0.members.isEmpty }
        var names: Set<String> = []
        for index in groups.indices { groups[index].name = names.insertUnique(groups[index].name) }
        return groups
    }
}

extension ModulePattern {
    fileprivate init(package: String, target: String, kinds: Set<TargetKind>) {
        self.init(package: NamePattern(package), target: NamePattern(target), kinds: kinds)
    }
}

extension Set<String> {
    /// Inserts a name, with a number if it is taken, and returns it.
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
