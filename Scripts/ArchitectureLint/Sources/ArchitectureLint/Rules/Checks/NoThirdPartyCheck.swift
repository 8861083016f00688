/// Finds external packages, binaries, and imports of unknown modules.
struct NoThirdPartyCheck: RuleCheck {
    static let kind = "no-third-party"
    static let optionalKeys = ["allow"]

    struct AllowedPackage {
        /// The package's identity in lower case.
        let identity: String
        /// The modules whose names differ from the names of the package's products.
        let modules: [String]
        let place: TextPlace
    }

    let allowed: [AllowedPackage]

    init(_ fields: DocumentObject) {
        allowed = (fields["allow"]?.list ?? []).compactMap { element in
            let isName = if case .string = element.value.content { true } else { false }
            let members = isName ? nil : element.object(keys: ["package", "modules"])
            let name = isName ? element.text : members?.required("package")?.text
            return name.map {
                AllowedPackage(
                    identity: $0.lowercased(),
                    modules: members?["modules"]?.texts.map(\.text) ?? [],
                    place: element.place
                )
            }
        }
    }

    func violations(in context: RuleContext) -> [Violation] {
        packages(context) + binaries(context) + imports(context)
    }

    private func packages(_ context: RuleContext) -> [Violation] {
        let allowed = Set(allowed.map(\.identity))
        let unknown = context.architecture.externalPackages.filter {
            !allowed.contains($0.identity)
        }
        return unknown.map { package in
            Violation(
                place: package.place,
                importer: package.from,
                imported: package.identity,
                message: "\(package.from) depends on the package \(package.identity), "
                    + "which is not part of this repository",
                instead: "remove the dependency, or allow it in the rule: "
                    + entry(package.identity, package.products.sorted())
            )
        }
    }

    private func binaries(_ context: RuleContext) -> [Violation] {
        context.architecture.modules.filter { $0.target.kind == .binary }.map { module in
            Violation(
                place: module.place,
                importer: module.package.folderName,
                imported: module.name,
                message: "\(module.package.folderName) contains the binary \(module.name), "
                    + "which cannot be reviewed",
                instead: "build it from source, or remove it"
            )
        }
    }

    private func imports(_ context: RuleContext) -> [Violation] {
        // A package that could not be read may provide the module.
        guard context.architecture.isComplete else { return [] }
        let ours = context.architecture.modules.map(\.name)
        let packages = context.architecture.externalPackages
        let known = context.toolchain.union(
            ours + packages.flatMap(\.products).map(\.moduleName) + allowed.flatMap(\.modules)
        )
        let unknown = context.imports { statement, module in
            !known.contains(statement.module) && module.mayBuild(statement.condition)
        }
        if unknown.isEmpty { return [] }
        // A product that is named unlike every import of its user may contain what that imports.
        let listed = Set(allowed.filter { !$0.modules.isEmpty }.map(\.identity))
        let users = context.architecture.dependencies.filter { dependency in
            let files = context.module(dependency.from)?.files ?? []
            let name = dependency.name.moduleName
            return !dependency.external.isSubset(of: listed) && !files.hasImport { $0 == name }
        }
        let unclear = Set(users.map(\.from))
        return unknown.filter { !unclear.contains($0.from) }.map { edge in
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
            .filter { $0.from == context.module(edge.from)?.package.folderName }.map(\.identity)
        return "remove the import; or allow the module's package in the rule: "
            + entry(Self.package(of: name, among: packages) ?? "…", [name])
            + "; or, for a module of the toolchain, add alsoToolchain: [\(name.jsonQuoted)]"
    }

    /// Returns the package that a module probably comes from; nil if that is unclear.
    ///
    /// The result is the only one of `packages`, or the only one with a name similar to the
    /// module's name.
    private static func package(of module: String, among packages: [String]) -> String? {
        if packages.count == 1 { return packages[0] }
        let name = module.lowercased()
        let similar = packages.filter { package in
            let words = package.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "swift" }
            let plain = words.joined()
            return !plain.isEmpty && (name.contains(plain) || plain.contains(name))
        }
        return similar.count == 1 ? similar[0] : nil
    }

    /// Returns the part of a rules file that allows a package.
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
            ("allows the package '\($0.identity)', but no package depends on it", $0.place)
        }
    }

    func measure(in context: RuleContext) -> Measure {
        let files = context.architecture.modules.lazy.flatMap(\.files)
        return Measure(examined: files.reduce(0) { $0 + $1.imports.count }, unit: "imports")
    }
}
