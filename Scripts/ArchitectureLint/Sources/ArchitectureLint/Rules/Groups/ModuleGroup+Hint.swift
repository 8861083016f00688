extension ModuleGroup {
    /// What was probably meant by a pattern of the group that nothing fits: a package or a target.
    func hint(among modules: [Architecture.Module]) -> String? {
        guard case .patterns(let patterns) = members else { return nil }
        return patterns.lazy.compactMap { $0.hint(among: modules) }.first
    }
}

extension ModulePattern {
    fileprivate func hint(among modules: [Architecture.Module]) -> String? {
        let near = modules.filter { package.matches($0.package) }
        guard !near.isEmpty else {
            let paths = Set(modules.map(\.shownPackage)).sorted()
            return NearestName.of(package.text, in: paths).map { "the package \"\($0)\"" }
        }
        let names = Set(near.map(\.target)).sorted()
        guard !names.contains(target.text) else { return nil }
        return NearestName.of(target.text, in: names).map { "the target \"\($0)\"" }
    }
}
