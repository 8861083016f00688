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
                instead: "do without it, or allow it in the rule: "
                    + entry(package.identity, package.products.sorted())
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
                    + "module of this repository nor one of the toolchain",
                instead: instead(use, context)
            )
        }
    }

    private func instead(_ use: ImportUse, _ context: RuleContext) -> String {
        let name = use.statement.module
        let packages = context.architecture.foreignPackages
            .filter { $0.from == use.module.packageFolder }.map(\.identity)
        return "do without it; or allow it in the rule, if it is a package's: "
            + entry(packages.count == 1 ? packages[0] : "…", [name])
            + "; or list it, if it comes with the toolchain: alsoToolchain: [\"\(name)\"]"
    }

    /// What a rule has to say to allow a package.
    private func entry(_ package: String, _ modules: [String]) -> String {
        let list = modules.map { "\"\($0)\"" }.joined(separator: ", ")
        return modules.isEmpty
            ? "allow: [\"\(package)\"]"
            : "allow: [{ package: \"\(package)\", modules: [\(list)] }]"
    }

    func idleParts(in context: RuleContext) -> [(message: String, place: TextPlace)] {
        let known = Set(context.architecture.foreignPackages.map(\.identity))
        let missing = allowed.filter { !known.contains($0.identity) }
        guard !missing.isEmpty else { return [] }
        let named = Set(missing.flatMap(\.modules))
        let imported = Set(context.imports { named.contains($0.module) }.map(\.statement.module))
        return missing.filter { imported.isDisjoint(with: $0.modules) }.map { package in
            (
                "the rule \"\(context.statement.name)\" allows the package "
                    + "\"\(package.identity)\", and nothing depends on it",
                package.place
            )
        }
    }
}
