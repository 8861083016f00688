/// A group that a first rules file proposes.
struct ProposedGroup: Equatable {
    enum Role: CaseIterable {
        case interface, testing, shared, library, executable, other, test
    }

    /// A pattern as the file states it; nil fits everything.
    struct Pattern: Hashable {
        var package: String?
        var target: String?
        var kinds: [TargetKind]

        func fits(_ module: Architecture.Module) -> Bool {
            ModulePattern(
                package: NamePattern(package == "." ? "" : package ?? "**"),
                target: NamePattern(target ?? "**"),
                kinds: Set(kinds)
            ).fits(module)
        }
    }

    var name: String
    let role: Role
    let patterns: [Pattern]
    /// The indices of its modules.
    var members: [Int] = []
}

extension ProposedGroup.Role {
    /// The role that the name and kind of a target suggest.
    init(_ module: Architecture.Module) {
        switch module.kind {
        case .library:
            self = Self.namePatterns.first { Self.fits(module, $0.value) }?.key ?? .library
        case .executable: self = .executable
        case .test: self = .test
        case .system, .binary, .plugin, .macro: self = .other
        }
    }

    private static let namePatterns: KeyValuePairs<Self, [String]> = [
        .interface: ["*Interface", "*Interfaces", "*API"],
        .testing: ["*Testing", "*TestSupport", "*Mocks", "*Fakes"],
    ]

    private static func fits(_ module: Architecture.Module, _ patterns: [String]) -> Bool {
        patterns.contains { NamePattern($0).matches(module.target) }
    }

    /// The name patterns that give modules the role; nil for a role that no name suggests.
    func namePatterns(of modules: [Architecture.Module]) -> [String]? {
        Self.namePatterns.first { $0.key == self }?.value.filter { pattern in
            modules.contains { Self.fits($0, [pattern]) }
        }
    }

    /// The addition to a folder's name that names the group.
    var suffix: String {
        switch self {
        case .interface: " interfaces"
        case .testing: " testing"
        case .shared: " shared"
        case .library: ""
        case .executable: " executables"
        case .other: " other"
        case .test: " tests"
        }
    }
}

/// Groups for packages without rules: by the folders of the packages, or by target when there is
/// only one package.
struct GroupProposal {
    /// The groups in the order of the file.
    private(set) var groups: [ProposedGroup] = []
    private let modules: [Architecture.Module]
    /// For each module, the modules that it depends on.
    private let dependencies: [Set<Int>]

    init(_ architecture: Architecture) {
        modules = architecture.modules
        let numbers = Dictionary(modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
        var dependencies = [Set<Int>](repeating: [], count: modules.count)
        for edge in architecture.edges where edge.from != edge.to {
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
            dependencies[from].insert(to)
        }
        self.dependencies = dependencies
        let isOnePackage = Set(modules.map(\.package)).count == 1
        let folders = Set(modules.map { Self.folder(of: $0.package) }).sorted()
        groups = filled(isOnePackage ? byTarget() : folders.flatMap(byRole(in:)))
    }

    /// The folder that a package is in; its own path at the top.
    private static func folder(of package: String) -> String {
        let parts = package.split(separator: "/")
        return parts.count < 2 ? package : parts.dropLast().joined(separator: "/")
    }

    /// For each group, the other groups that its modules depend on.
    var groupDependencies: [[Int]] {
        var groupOf: [Int: Int] = [:]
        for (number, group) in groups.enumerated() {
            for member in group.members { groupOf[member] = number }
        }
        return groups.enumerated().map { number, group in
            let known = Set(group.members.flatMap { dependencies[$0] }.compactMap { groupOf[$0] })
            return known.subtracting([number]).sorted()
        }
    }

    /// The number of modules that depend on another of them.
    func dependentCount(among members: [Int]) -> Int {
        let all = Set(members)
        return members.count { !dependencies[$0].isDisjoint(with: all) }
    }

    func packageCount(of members: [Int]) -> Int { Set(members.map { modules[$0].package }).count }

    /// Returns true for one library at the top, in a package without an executable.
    func isSingleLibrary(_ group: ProposedGroup) -> Bool {
        guard group.role == .library, group.members.count == 1 else { return false }
        let package = modules[group.members[0]].package
        return packageCount(of: Array(modules.indices)) == 1
            || Self.folder(of: package) == package
                && !modules.contains { $0.package == package && $0.kind == .executable }
    }

    private func byTarget() -> [ProposedGroup] {
        let byRole = Dictionary(grouping: modules.indices) { ProposedGroup.Role(modules[$0]) }
        return ProposedGroup.Role.allCases.flatMap { role -> [ProposedGroup] in
            guard let members = byRole[role] else { return [] }
            switch role {
            case .interface, .testing, .test:
                let name = String(role.suffix.dropFirst())
                let patterns = patterns(for: role, members, in: [nil])
                return [ProposedGroup(name: name, role: role, patterns: patterns)]
            case .shared, .library, .executable, .other:
                return members.map { number in
                    let module = modules[number]
                    return ProposedGroup(
                        name: module.target,
                        role: role,
                        patterns: [.init(target: module.target, kinds: [module.kind])]
                    )
                }
            }
        }
    }

    /// A group for each role among the targets of a folder's packages.
    private func byRole(in folder: String) -> [ProposedGroup] {
        let all = modules.indices.filter { Self.folder(of: modules[$0].package) == folder }
        let shared = shared(among: all.filter { ProposedGroup.Role(modules[$0]) == .library })
        let byRole = Dictionary(grouping: all) { number in
            shared.contains(number) ? .shared : ProposedGroup.Role(modules[number])
        }
        let isPackage = all.contains { modules[$0].package == folder }
        let holdsPackages = all.contains { modules[$0].package != folder }
        let places: [String?] =
            (isPackage ? [folder.isEmpty ? "." : folder] : [])
            + (holdsPackages ? ["\(folder)/*"] : [])
        let name = folder.isEmpty ? "root" : folder
        let roleCount = byRole.keys.count { $0 != .test }
        return ProposedGroup.Role.allCases.compactMap { role in
            guard let members = byRole[role] else { return nil }
            let isOnly = role == .test ? roleCount == 0 : roleCount == 1
            return ProposedGroup(
                name: name + (isOnly ? "" : role.suffix),
                role: role,
                patterns: patterns(for: role, members, in: places)
            )
        }
    }

    /// The libraries that at least half of the others depend on: these are no features.
    private func shared(among libraries: [Int]) -> Set<Int> {
        let all = Set(libraries)
        var users: [Int: Int] = [:]
        for library in libraries {
            for other in dependencies[library].intersection(all) { users[other, default: 0] += 1 }
        }
        return Set(users.filter { $0.value >= 2 && $0.value * 2 >= all.count - 1 }.keys)
    }

    private func patterns(
        for role: ProposedGroup.Role,
        _ members: [Int],
        in places: [String?]
    ) -> [ProposedGroup.Pattern] {
        let kinds = TargetKind.allCases.filter { kind in
            members.contains { modules[$0].kind == kind }
        }
        if let names = role.namePatterns(of: members.map { modules[$0] }) {
            return places.flatMap { place in
                names.map { .init(package: place, target: $0, kinds: kinds) }
            }
        }
        guard role == .shared else { return places.map { .init(package: $0, kinds: kinds) } }
        return members.map { number in
            let module = modules[number]
            return .init(package: module.shownPackage, target: module.target, kinds: [module.kind])
        }
    }

    /// Assigns modules to the first group that fits, and drops groups that remain empty.
    private func filled(_ proposed: [ProposedGroup]) -> [ProposedGroup] {
        var groups = proposed
        for (number, module) in modules.enumerated() {
            let index = groups.firstIndex { $0.patterns.contains { $0.fits(module) } }
            if let index { groups[index].members.append(number) }
        }
        groups.removeAll { $0.members.isEmpty }
        var names: Set<String> = []
        for index in groups.indices { groups[index].name = names.insertUnique(groups[index].name) }
        return groups
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
