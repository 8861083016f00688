/// Finds declared dependencies that no source imports, and packages that nothing uses.
///
/// Dependencies on plug-ins, macros and executables are left out, because no import shows their
/// use. So are dependencies of C code, and of targets with plug-ins that may generate code.
struct UsedCheck: RuleCheck {
    static let kind = "used"

    init(_ fields: DocumentObject) {}

    func violations(in context: RuleContext) -> [Violation] {
        // Unread sources may import anything.
        guard context.architecture.isComplete else { return [] }
        return targets(context) + packages(context)
    }

    /// Returns the dependencies whose use can be decided from imports alone, each with its modules.
    ///
    /// Such a dependency is unused if no source imports one of these modules.
    private func decidable(
        in context: RuleContext
    ) -> [(dependency: DeclaredDependency, modules: Set<String>)] {
        return context.architecture.dependencies.compactMap { dependency in
            guard let module = context.module(dependency.from), !module.files.isEmpty else {
                return nil
            }
            if !dependency.external.isEmpty {
                let modules = context.external
                    .modules(of: dependency.name, from: dependency.external)
                return modules.map { (dependency, $0) }
            }
            let isDecidable =
                !dependency.modules.isEmpty
                && dependency.modules.allSatisfy { name in
                    guard let used = context.module(name), used.target.kind.isImportable else {
                        return false
                    }
                    // A bridging header may use a target without Swift.
                    return !module.package.isXcodeProject || !used.files.isEmpty
                }
            return isDecidable ? (dependency, Set(dependency.modules)) : nil
        }
    }

    private func targets(_ context: RuleContext) -> [Violation] {
        let visible = VisibleModules(context)
        // The dependencies of a module follow each other.
        var last = (module: "", imported: Set<String>())
        return decidable(in: context).compactMap { dependency, modules in
            if last.module != dependency.from {
                let files = context.module(dependency.from)?.files ?? []
                // A test with `canImport` is a use, too.
                last = (
                    dependency.from,
                    Set(files.flatMap { $0.imports.map(\.module) + $0.tested })
                )
            }
            // A target without code bundles its dependencies, or is a marker.
            // Generated code may import anything.
            guard let module = context.module(dependency.from), module.hasCode,
                module.target.plugins.isEmpty, !module.hasUnreadSources,
                dependency.modules.allSatisfy({ context.module($0)?.hasCode ?? true }),
                last.imported.isDisjoint(with: modules),
                last.imported.isDisjoint(with: visible.modules(of: dependency)),
                !isNeededToRun(dependency, by: module, context)
            else { return nil }
            return Violation(
                place: dependency.place,
                importer: dependency.from,
                imported: dependency.name,
                message: "\(dependency.from) declares \(dependency.name), but none of its sources "
                    + "imports it" + (dependency.condition.map { " (if \($0))" } ?? ""),
                instead: Self.advice(inProject: module.package.isXcodeProject)
            )
        }
    }

    /// Returns whether an Xcode target embeds the product, or links it for another dependency.
    private func isNeededToRun(
        _ dependency: DeclaredDependency,
        by module: Module,
        _ context: RuleContext
    ) -> Bool {
        guard let target = module.target.xcode else { return false }
        if target.embedded.contains(where: { $0.name == dependency.name }) { return true }
        let network = context.network
        guard let start = network.number(of: module.name) else { return false }
        let others = network.declared[start].map { network.pairs[$0].to }
        let goals = dependency.modules.compactMap(network.number)
        let reached = reachable(from: others.filter { !goals.contains($0) }) { number in
            network.declared[number].map { network.pairs[$0].to }
        }
        return goals.contains(where: reached.contains)
    }

    private static func advice(inProject isProject: Bool) -> String {
        "remove the dependency from the \(isProject ? "Xcode project" : "manifest")"
    }

    private func packages(_ context: RuleContext) -> [Violation] {
        let owners = context.external.owners
        return context.architecture.unusedPackages.compactMap { user, edge in
            let isImported = context.architecture.modules.contains { module in
                module.package.path == user
                    && module.files.hasImport { owners[$0]?.contains(edge.to) ?? false }
            }
            // An imported package is not unused but undeclared, which another rule reports.
            if isImported { return nil }
            return Violation(
                edge,
                "\(edge.from) depends on the package \(edge.to), but none of its targets uses it",
                instead: Self.advice(inProject: user.hasSuffix(".xcodeproj"))
            )
        }
    }

    func measure(in context: RuleContext) -> Measure {
        let count =
            decidable(in: context).count + context.architecture.packageEdges.count
            + context.architecture.externalPackages.count
        return Measure(examined: count, unit: "dependencies of targets and packages")
    }
}
