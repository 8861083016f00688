struct ProposedGroup {
    enum Role: Hashable {
        /// Libraries of an area, which is a pattern of package paths.
        case libraries(LibraryGroups.Kind, area: String)
        /// Targets of secondary packages, such as examples, benchmarks and tools.
        case satellite
        /// The apps and the app extensions of Xcode projects, and other programs.
        case app, appExtension
        case executable
        case plugin
        case testSupport
        case test
    }

    var name: String
    let role: Role
    let patterns: [ModulePattern]
    var members: [Module] = []
}

/// A proposal of groups for packages that have no rules yet.
///
/// Tests, test support, executables and plug-ins are one group each. Secondary packages, such as
/// examples, are grouped by folder. Libraries are grouped by the folders of their packages, then
/// by suffix, folder and layer.
struct GroupProposal {
    private(set) var groups: [ProposedGroup] = []
    /// For each module, the modules that it depends on.
    private let dependencies: [String: Set<String>]
    private let modules: [Module]

    /// The maximum number of proposed groups, so that a person can remember them.
    static let limit = 10

    /// The names of top-level folders for secondary packages, which are not part of the product.
    private static let satellites: Set = [
        "example", "examples", "sample", "samples", "demo", "demos", "benchmark", "benchmarks",
        "tool", "tools", "buildtools", "script", "scripts", "playground", "playgrounds",
        "utilities", "integrationtest", "integrationtests", "dev",
    ]

    init(_ architecture: Architecture) {
        modules = architecture.modules
        dependencies = Dictionary(grouping: architecture.edges, by: \.from).mapValues { edges in
            Set(edges.map(\.to).filter { $0 != edges[0].from })
        }
        let (main, beside) = besideMain()
        let byRole = Dictionary(grouping: main) { Self.role(of: $0) ?? .satellite }
        var fixed = [ProposedGroup.Role.test, .testSupport].compactMap { role in
            let members = modules.filter { Self.role(of: $0) == role }
            return group(role == .test ? "tests" : "test support", role, members)
        }
        fixed += satellites(beside)
        let programs: [(ProposedGroup.Role, String)] = [
            (.plugin, "plugins"), (.app, "apps"), (.appExtension, "app extensions"),
            (.executable, "executables"),
        ]
        fixed += programs.compactMap { group($1, $0, byRole[$0] ?? []) }
        let libraries = libraries(byRole[.satellite] ?? [], atMost: Self.limit - fixed.count)
        let parts = parts(of: beside, atMost: Self.limit - fixed.count - libraries.count)
        groups = filled(parts + fixed + libraries)
    }

    /// Returns the role of a target by its kind or name; nil for a library of the product.
    private static func role(of module: Module) -> ProposedGroup.Role? {
        switch module.target.kind {
        case .test: .test
        case .executable: module.target.xcode.map(role) ?? .executable
        case .plugin, .macro: .plugin
        case .system, .binary: nil
        case .library:
            CompanionRole(module) == .testing ? .testSupport : nil
        }
    }

    /// Returns the role of a program that an Xcode project builds.
    private static func role(of target: XcodeTarget) -> ProposedGroup.Role {
        if target.productType.contains("extension") { return .appExtension }
        return target.productType.contains("application") ? .app : .executable
    }

    /// Returns the targets of the main packages and of the secondary packages, without tests.
    ///
    /// If the root is a package, the main packages are the root and the packages that it uses.
    private func besideMain() -> (main: [Module], beside: [Module]) {
        let all = modules.filter { ![.test, .testSupport].contains(Self.role(of: $0)) }
        let packages = Dictionary(firstOf: all.map { ($0.name, $0.package.path) })
        func isBeside(_ package: String) -> Bool {
            Self.satellites.contains(package.split(separator: "/").first?.lowercased() ?? "")
        }
        var main = Set(all.map(\.package.path).filter { !isBeside($0) })
        if main.contains("") {
            let members = Dictionary(grouping: all, by: \.package.path)
            let reached = reachable(from: [""]) { package in
                (members[package] ?? []).flatMap { dependencies[$0.name] ?? [] }
                    .compactMap { packages[$0] }
            }
            let count = all.count { main.contains($0.package.path) }
            if all.count(where: { reached.contains($0.package.path) }) * 2 >= count {
                main = reached
            }
        }
        if main.isEmpty { return (all, []) }
        let isMain = { main.contains($0.package.path) } as (Module) -> Bool
        return (all.filter(isMain), all.filter { !isMain($0) })
    }

    /// Returns groups for the secondary packages, by their top-level folders.
    ///
    /// Of more than three folders, the two largest have a group each, and the others share one.
    private func satellites(_ members: [Module]) -> [ProposedGroup] {
        let byFolder = Dictionary(grouping: members) {
            String($0.package.path.prefix { $0 != "/" })
        }
        let order = byFolder.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            .map(\.key)
        let count = order.count <= 3 ? order.count : 2
        let named = order.prefix(count).map { folder in (folder, [folder]) }
        let rest = order.count == count ? [] : [("tools", order.dropFirst(count).sorted())]
        return (named + rest).map { name, folders in
            let patterns = folders.map { ModulePattern(package: "\($0)/**") }
            return ProposedGroup(name: name, role: .satellite, patterns: patterns)
        }
    }

    /// Returns groups for the libraries of the largest secondary package, if it has many libraries.
    private func parts(of beside: [Module], atMost limit: Int) -> [ProposedGroup] {
        let libraries = beside.filter { $0.target.kind == .library }
        let biggest = Dictionary(grouping: libraries, by: \.package.path)
            .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        guard let (package, members) = biggest, members.count > 5 else { return [] }
        let found = LibraryGroups(of: members, dependencies: dependencies, atMost: limit).groups
        return found.count < 2 ? [] : found.map { group($0, members, package, isOnly: false) }
    }

    /// Returns a group of the given members; nil without members.
    private func group(
        _ name: String,
        _ role: ProposedGroup.Role,
        _ members: [Module]
    ) -> ProposedGroup? {
        guard !members.isEmpty else { return nil }
        if role == .app || role == .appExtension {
            let patterns = members.map {
                ModulePattern(
                    package: $0.package.path,
                    target: $0.target.name,
                    kinds: [.executable]
                )
            }
            return ProposedGroup(name: name, role: role, patterns: patterns)
        }
        guard role == .testSupport else {
            let kinds: Set<TargetKind> =
                role == .plugin ? Set(members.map(\.target.kind)) : [members[0].target.kind]
            return ProposedGroup(name: name, role: role, patterns: [.init(kinds: kinds)])
        }
        let patterns = CompanionRole.supportSuffixes.filter { suffix in
            members.contains { $0.target.name.hasSuffix(suffix) }
        }.map { ModulePattern(target: "*\($0)", kinds: [.library]) }
        return ProposedGroup(name: name, role: role, patterns: patterns)
    }

    /// Returns groups for the libraries by the folders of their packages.
    ///
    /// The libraries of each folder are divided further while `limit` permits.
    private func libraries(_ all: [Module], atMost limit: Int) -> [ProposedGroup] {
        var areas = Dictionary(grouping: all) { Self.area(of: $0.package.path) }
        if areas.count(where: { $0.value.count >= 3 }) < 2 || areas.count > limit {
            areas = ["**": all]
        }
        let order = areas.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        var groups: [ProposedGroup] = []
        for (index, (area, members)) in order.enumerated() {
            let room = limit - groups.count - (order.count - 1 - index)
            let found = LibraryGroups(of: members, dependencies: dependencies, atMost: room).groups
            groups += found.map { group($0, members, area, isOnly: found.count == 1) }
        }
        // Names come first, because they may fit a suffix, then the longest suffixes.
        func rank(_ group: ProposedGroup) -> Int {
            switch group.role {
            case .libraries(.suffix(let suffix), _): 100 - suffix.count
            case .libraries(.folder, _): 100
            case .libraries(.all, _): 101
            default: 0
            }
        }
        return groups.sorted { rank($0) < rank($1) }
    }

    /// Returns the pattern of all packages in the folder around `package`.
    private static func area(of package: String) -> String {
        package.isEmpty ? "" : package.contains("/") ? "\(package.folder)/*" : package
    }

    private func group(
        _ found: LibraryGroups.Group,
        _ area: [Module],
        _ package: String,
        isOnly: Bool
    ) -> ProposedGroup {
        let place = package.hasSuffix("/*") ? String(package.dropLast(2)) : package
        // Packages that no other one uses are the features of an app around them.
        let isApp =
            found.kind == .top && package == "**" && !modules.contains { $0.package.path.isEmpty }
        let name =
            isApp
            ? "features"
            : package == "**"
                ? found.name
                : isOnly
                    ? (place.isEmpty ? "libraries" : place)
                    : place.isEmpty ? found.name : "\(place.lastName) \(found.name)"
        let names = Set(found.members)
        let members = area.filter { names.contains($0.name) }
            .sorted { $0.target.name < $1.target.name }
        let kinds = Set(members.map(\.target.kind))
        var listed = members
        var patterns: [ModulePattern] = []
        switch found.kind {
        case .suffix(let suffix):
            listed = members.filter {
                !$0.target.name.hasSuffix(suffix) || $0.target.name == suffix
            }
            patterns = [.init(package: package, target: "*\(suffix)", kinds: kinds)]
        case .folder(let folder):
            listed = members.filter { $0.folder.folder != folder }
            patterns = [.init(package: package, folder: "\(folder)/*", kinds: kinds)]
        case .all:
            listed = []
            patterns = [.init(package: package, kinds: kinds)]
        case .single, .top, .middle, .foundation: break
        }
        var targets: Set<String> = []
        patterns += listed.filter { targets.insert($0.target.name).inserted }
            .map { .init(package: package, target: $0.target.name, kinds: kinds) }
        return ProposedGroup(
            name: name,
            role: .libraries(found.kind, area: package),
            patterns: patterns
        )
    }

    /// Assigns each module to the first group that fits, and drops groups without members.
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

extension GroupProposal {
    /// Returns, for each group, the other groups that its modules depend on.
    ///
    /// - Parameter roles: The roles of groups that are left out. A dependency on such a group is
    ///   replaced by the dependencies of that group.
    func groupDependencies(through roles: Set<ProposedGroup.Role> = []) -> [Set<Int>] {
        var groupOf: [String: Int] = [:]
        for (number, group) in groups.enumerated() {
            for member in group.members { groupOf[member.name] = number }
        }
        return groups.enumerated().map { number, group in
            func isOnTheWay(_ group: Int) -> Bool { roles.contains(groups[group].role) }
            let found = reachable(from: group.members.flatMap { dependencies[$0.name] ?? [] }) {
                groupOf[$0].map(isOnTheWay) == true ? dependencies[$0] ?? [] : []
            }
            let others = found.compactMap { groupOf[$0] }.filter { !isOnTheWay($0) }
            return Set(others).subtracting([number])
        }
    }

    /// Returns the number of `members` that depend on another member.
    func dependentCount(among members: [Module]) -> Int {
        let all = Set(members.map(\.name))
        return members.count { !all.isDisjoint(with: dependencies[$0.name] ?? []) }
    }
}

extension ModulePattern {
    fileprivate init(
        package: String = "**",
        target: String = "*",
        folder: String = "**",
        kinds: Set<TargetKind> = Set(TargetKind.allCases)
    ) {
        self.init(
            package: NamePattern(package),
            target: NamePattern(target),
            folder: NamePattern(folder),
            kinds: kinds
        )
    }
}
