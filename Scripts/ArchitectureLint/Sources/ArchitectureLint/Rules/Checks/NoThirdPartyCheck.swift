/// Finds packages from elsewhere, binaries, and imports of modules that are nobody's.
struct NoThirdPartyCheck: RequirementCheck {
    let allowed: [AllowedPackage]

    func violations(in context: RuleContext) -> [Violation] {
        packages(context) + binaries(context) + imports(context)
    }

    private func isAllowed(_ identity: String) -> Bool {
        allowed.contains { $0.identity == identity }
    }

    private func packages(_ context: RuleContext) -> [Violation] {
        context.architecture.foreignPackages.filter { !isAllowed($0.identity) }.map { package in
            context.violation(
                at: package.place,
                importer: package.from,
                imported: package.identity,
                message: "\(package.from) depends on the package \(package.identity), "
                    + "which is not part of this repository",
                instead: "do without it"
            )
        }
    }

    private func binaries(_ context: RuleContext) -> [Violation] {
        context.architecture.modules.filter { $0.kind == .binary }.map { module in
            context.violation(
                at: module.place,
                importer: module.packageFolder,
                imported: module.name,
                message: "\(module.packageFolder) brings the binary \(module.name), "
                    + "which nobody can read",
                instead: "build it from source, or do without it"
            )
        }
    }

    private func imports(_ context: RuleContext) -> [Violation] {
        // With a package missing, nobody can tell whose module it is.
        guard context.architecture.isComplete else { return [] }
        let ours = Set(context.architecture.modules.map(\.name))
        let products = context.architecture.foreignPackages.filter { isAllowed($0.identity) }
            .flatMap(\.products)
        let known = ours.union(context.toolchain).union(products)
            .union(allowed.flatMap(\.modules))
        return context.imports { !known.contains($0.module) }.map { use in
            context.violation(
                at: use.place,
                importer: use.module.name,
                imported: use.statement.module,
                message: "\(use.module.name) imports \(use.statement.module), which is neither a "
                    + "module of this repository nor one of the toolchain that the rules list",
                instead: "do without it"
            )
        }
    }
}
