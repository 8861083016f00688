extension ModulePattern {
    /// Whether a module fits it.
    func fits(_ module: Architecture.Module) -> Bool {
        kinds.contains(module.kind) && package.matches(module.package)
            && target.filling(package: module.packageFolder).matches(module.target)
    }
}
