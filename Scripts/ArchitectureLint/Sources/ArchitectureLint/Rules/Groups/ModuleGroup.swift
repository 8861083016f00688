/// A named group of modules, to which rules refer.
package struct ModuleGroup: Equatable, Sendable {
    package let name: String
    package let members: Members
    /// The patterns of modules that do not belong to the group.
    package let exceptions: [ModulePattern]
    // Otherwise an empty group is an error: its rules would pass without a look at any module.
    let mayBeEmpty: Bool
    package let place: TextPlace

    package enum Members: Equatable, Sendable {
        /// The modules that fit one of the patterns, except the members of earlier groups.
        case patterns([ModulePattern])
        /// The modules of other groups.
        case groups([String])
        /// The modules that accompany the modules of another group; only in version 2.
        case companions(CompanionRole, of: String)
    }

    var isOfCompanions: Bool {
        if case .companions = members { true } else { false }
    }

    func claims(_ module: Module) -> Bool {
        guard case .patterns(let patterns) = members else { return false }
        return patterns.contains { $0.fits(module) } && !exceptions.contains { $0.fits(module) }
    }

    /// Returns the package or target that was probably meant by a pattern without a match.
    func hint(among modules: [Module]) -> String? {
        guard case .patterns(let patterns) = members else { return nil }
        return patterns.lazy.compactMap { $0.hint(among: modules) }.first
    }
}

/// A pattern of modules by package, name, folder and kind.
package struct ModulePattern: Equatable, Sendable {
    /// The pattern of the package's path: `Packages/*`.
    package let package: NamePattern
    /// The pattern of the target's name; the name of the package's folder replaces `{package}`.
    package let target: NamePattern
    /// The pattern of the path of the target's folder.
    var folder = NamePattern("**")
    let kinds: Set<TargetKind>

    func fits(_ module: Module) -> Bool {
        kinds.contains(module.target.kind) && package.matches(module.package.path)
            && folder.matches(module.folder)
            && target.filling(package: module.package.folderName).matches(module.target.name)
    }

    fileprivate func hint(among modules: [Module]) -> String? {
        let near = modules.filter { package.matches($0.package.path) }
        guard !near.isEmpty else {
            let paths = Set(modules.map(\.package.path.shownPath)).sorted()
            return NearestName.of(package.text, in: paths).map { "the package '\($0)'" }
        }
        let names = Set(near.map(\.target.name)).sorted()
        guard !names.contains(target.text) else { return nil }
        return NearestName.of(target.text, in: names).map { "the target '\($0)'" }
    }
}
