/// Finds external packages, binaries, and imports of unknown modules.
struct NoThirdPartyCheck: RuleCheck {
    static let kind = "no-third-party"
    static let optionalKeys = ["allow"]

    struct AllowedPackage: Equatable {
        /// The package's identity in lower case.
        let identity: String
        /// The modules of the package that are named unlike its products.
        let modules: [String]
        let place: TextPlace

        static func == (left: Self, right: Self) -> Bool {
            left.identity == right.identity && left.modules == right.modules
        }
    }

    let allowed: [AllowedPackage]

    init(_ fields: DocumentObject) {
        allowed = (fields["allow"]?.list ?? []).compactMap { element in
            if case .string = element.value.content {
                return element.text.map {
                    AllowedPackage(identity: $0.lowercased(), modules: [], place: element.place)
                }
            }
            guard let members = element.object(keys: ["package", "modules"]),
                let identity = members.required("package")?.text
            else { return nil }
            return AllowedPackage(
                identity: identity.lowercased(),
                modules: members["modules"]?.texts.map(\.text) ?? [],
                place: element.place
            )
        }
    }

    func violations(in context: RuleContext) -> [Violation] {
        packages(context) + binaries(context) + imports(context)
    }

    private func isAllowed(_ identity: String) -> Bool {
        allowed.contains { $0.identity == identity }
    }

    private func packages(_ context: RuleContext) -> [Violation] {
        context.architecture.externalPackages.filter { !isAllowed($0.identity) }.map { package in
            Violation(
                place: package.place,
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
            Violation(
                place: module.place,
                importer: module.packageFolder,
                imported: module.name,
                message: "\(module.packageFolder) contains the binary \(module.name), "
                    + "which cannot be reviewed",
                instead: "build it from source, or do without it"
            )
        }
    }

    private func imports(_ context: RuleContext) -> [Violation] {
        // A package that could not be read may provide the module.
        guard context.architecture.isComplete else { return [] }
        let ours = context.architecture.modules.map(\.name)
        let products = context.architecture.externalPackages.filter { isAllowed($0.identity) }
            .flatMap(\.products)
        let known = context.toolchain.union(ours + products + allowed.flatMap(\.modules))
        return context.imports { statement, _ in !known.contains(statement.module) }.map { edge in
            Violation(
                edge,
                "\(edge.from) imports \(edge.to), which is neither a module of "
                    + "this repository nor one of the toolchain",
                instead: advice(edge, context)
            )
        }
    }

    private func advice(_ edge: Edge, _ context: RuleContext) -> String {
        let name = edge.to
        let packages = context.architecture.externalPackages
            .filter { $0.from == context.module(edge.from)?.packageFolder }.map(\.identity)
        return "do without it; or allow its package in the rule: "
            + entry(packages.count == 1 ? packages[0] : "…", [name])
            + "; or list it, if it comes with the toolchain: alsoToolchain: [\(name.jsonQuoted)]"
    }

    /// The text that allows a package in a rules file.
    private func entry(_ package: String, _ modules: [String]) -> String {
        let list = modules.map(\.jsonQuoted).joined(separator: ", ")
        let package = package.jsonQuoted
        return modules.isEmpty
            ? "allow: [\(package)]" : "allow: [{ package: \(package), modules: [\(list)] }]"
    }

    func idleParts(in context: RuleContext) -> [(message: String, place: TextPlace)] {
        let known = Set(context.architecture.externalPackages.map(\.identity))
        let missing = allowed.filter { !known.contains($0.identity) }
        guard !missing.isEmpty else { return [] }
        let named = Set(missing.flatMap(\.modules))
        let uses = context.imports { statement, _ in named.contains(statement.module) }
        let imported = Set(uses.map(\.to))
        return missing.filter { imported.isDisjoint(with: $0.modules) }.map {
            ("allows the package '\($0.identity)', and nothing depends on it", $0.place)
        }
    }

    func measure(in context: RuleContext) -> Measure {
        let files = context.architecture.modules.lazy.flatMap(\.files)
        return Measure(examined: files.reduce(0) { $0 + $1.imports.count }, unit: "imports")
    }
}
