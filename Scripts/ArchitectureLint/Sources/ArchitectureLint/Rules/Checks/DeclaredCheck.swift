/// Finds imports of modules that the importing target does not declare.
///
/// SwiftPM accepts such an import if the module is built by chance, for another dependency or in an
/// earlier build.
struct DeclaredCheck: RuleCheck {
    static let kind = "declared"

    init(_ fields: DocumentObject) {}

    func violations(in context: RuleContext) -> [Violation] {
        let unclear = unclearModules(context)
        let visible = VisibleModules(context)
        return ours(context, unclear, visible) + external(context, unclear, visible)
            + conditional(context, visible)
    }

    /// Returns the modules with an unreadable dependency; such a dependency may provide any module.
    private func unclearModules(_ context: RuleContext) -> Set<String> {
        guard !context.architecture.isComplete else { return [] }
        let unclear = context.architecture.dependencies.filter {
            $0.modules.isEmpty && $0.external.isEmpty
        }
        return Set(unclear.map(\.from))
    }

    private func ours(
        _ context: RuleContext,
        _ unclear: Set<String>,
        _ visible: VisibleModules
    ) -> [Violation] {
        let network = context.network
        lazy var steps = buildingSteps(context)
        let undeclared = network.edges(ofPairs: network.imported) { edge in
            let (from, to) = network.pairs[edge]
            return !network.declared[from].contains { network.pairs[$0].to == to }
        }
        return undeclared.compactMap { edge in
            guard edge.kind == .imported, !unclear.contains(edge.from),
                visible.declarations(in: edge.from)[edge.to] == nil
            else { return nil }
            let path = network.path(from: edge.from, to: edge.to, over: steps)
            // Without a path, the build lacks the module.
            let name = context.moduleName(edge.to)
            let canImport = { $0 == name && path == nil ? false : nil }
            guard context.module(edge.from)?.mayBuild(edge.condition, canImport: canImport) ?? true
            else { return nil }
            return Violation(
                edge,
                "\(edge.from) imports \(edge.to) without declaring it"
                    + (path == nil ? "" : "; the import works only through other dependencies"),
                chain: path ?? [],
                instead: advice(edge, context)
            )
        }
    }

    /// Returns the declarations through which an undeclared import may build.
    ///
    /// Plug-ins and macros are left out, because they are built for the host.
    private func buildingSteps(_ context: RuleContext) -> EdgeNetwork.Steps {
        let tools = Set(context.architecture.modules.filter(\.target.kind.isTool).map(\.name))
        if tools.isEmpty { return context.network.declared }
        return context.network.steps {
            $0.kind == .declared && !tools.contains($0.from) && !tools.contains($0.to)
        }
    }

    private func external(
        _ context: RuleContext,
        _ unclear: Set<String>,
        _ visible: VisibleModules
    ) -> [Violation] {
        let owners = context.external.owners
        guard !owners.isEmpty else { return [] }
        let reach = BuildReach(context: context, dependencies: visible.declared)
        return context.imports { statement, _ in
            owners[statement.module] != nil && !context.toolchain.contains(statement.module)
        }.compactMap { edge in
            guard let packages = owners[edge.to], !unclear.contains(edge.from) else { return nil }
            let isDeclared = (visible.declared[edge.from] ?? []).contains {
                $0.name.moduleName == edge.to || !$0.external.isDisjoint(with: packages)
            }
            if isDeclared || visible.declarations(in: edge.from)[edge.to] != nil { return nil }
            let importer = context.module(edge.from)
            let known = context.architecture.externalPackages.filter {
                packages.contains($0.identity) && $0.place.file == importer?.place.file
            }
            // An Xcode project may have the module from elsewhere, such as CocoaPods.
            if known.isEmpty, importer?.package.isXcodeProject ?? false { return nil }
            let mayBuild = importer.map { importer in
                importer.mayBuild(edge.condition) { tested in
                    tested == edge.to && !reach.reaches(edge.to, from: importer) ? false : nil
                }
            }
            guard mayBuild ?? true else { return nil }
            // The manifest depends on the right package already, or else several may be meant.
            let list = known.isEmpty ? packages.sorted() : known.map(\.identity)
            return Violation(
                edge,
                "\(edge.from) imports \(edge.to) of the package "
                    + "\(list.joined(separator: " or ")) without declaring a product of it",
                instead: advice(edge, of: list, isKnown: !known.isEmpty, context)
            )
        }
    }

    /// Returns the imports that the target declares only for some of the builds in which they are
    /// compiled.
    private func conditional(_ context: RuleContext, _ visible: VisibleModules) -> [Violation] {
        let dependencies = context.architecture.dependencies.filter { $0.condition != nil }
        let reach = BuildReach(context: context, dependencies: visible.declared)
        return Set(dependencies.map(\.from)).sorted().flatMap { name -> [Violation] in
            guard let module = context.module(name) else { return [] }
            let declarations = visible.declarations(in: name)
            let imports = module.imports {
                declarations[$0.module].map { !$0.contains(nil) } ?? false
            }
            let stated = dependencies.filter { $0.from == name }.map(\.condition)
            let builds = Self.builds(of: module, named: stated + imports.map(\.condition))
            return imports.compactMap { edge in
                let conditions = (declarations[edge.to] ?? []).compactMap(\.self)
                let missing = builds.filter { build in
                    conditions.allSatisfy {
                        build.satisfies($0, traits: module.traits) == false
                    }
                        && build.satisfies(edge.condition, traits: module.traits) { tested in
                            tested == context.moduleName(edge.to)
                                ? reach.reaches(edge.to, from: module, in: build) : nil
                        } == true
                }
                guard !missing.isEmpty else { return nil }
                let condition = Set(conditions).sorted().joined(separator: " || ")
                return Violation(
                    place: edge.place,
                    importer: name,
                    imported: edge.to,
                    message:
                        "\(name) imports \(edge.to) also for \(Self.list(missing, in: module)), "
                        + "but declares it only if \(condition)",
                    instead: "import it within #if \(condition), or declare it without a condition"
                )
            }
        }
    }

    /// Returns two builds for each platform: one without traits, and one with all traits.
    ///
    /// The platforms are macOS, Linux, those of the manifest, and those that conditions name; for
    /// an Xcode target, the platforms of the target.
    private static func builds(of module: Module, named conditions: [String?]) -> [BuildSetting] {
        let text = conditions.compactMap(\.self).joined(separator: " ")
        let stated = (module.target.xcode?.platforms ?? module.package.platforms)
            .compactMap(BuildSetting.Platform.init(anyCase:))
        let isOfProject = module.target.xcode != nil
        let usual: [BuildSetting.Platform] = isOfProject ? [] : [.macOS, .linux]
        let platforms = BuildSetting.Platform.allCases.filter { platform in
            let isNamed = text.contains(platform.test) && !(isOfProject && !stated.isEmpty)
            return (stated + usual).contains(platform) || isNamed
        }
        let traits = module.traits.isEmpty ? [[]] : [[], module.traits]
        return platforms.flatMap { platform in
            traits.map { BuildSetting(platform: platform, traits: $0) }
        }
    }

    private static func list(_ builds: [BuildSetting], in module: Module) -> String {
        let platforms = Set(builds.compactMap(\.platform?.rawValue)).sorted()
        let isForTraits = !module.traits.isEmpty && builds.allSatisfy { $0.traits == [] }
        return platforms.joined(separator: ", ") + (isForTraits ? " without traits" : "")
    }

    private func advice(
        _ edge: Edge,
        of packages: [String],
        isKnown: Bool,
        _ context: RuleContext
    ) -> String {
        let products = packages.compactMap { package in
            context.external.product(containing: edge.to, of: package)
                .map { ".product(name: \($0.jsonQuoted), package: \(package.jsonQuoted))" }
        }
        let product = products.isEmpty ? "its product" : products.joined(separator: " or ")
        if let module = context.module(edge.from), module.package.isXcodeProject {
            let list = packages.joined(separator: " or ")
            return advice(module, "a product of \(list)")
        }
        return "remove the import, or declare \(product) in "
            + (context.module(edge.from)?.place.file ?? "its manifest")
            + (isKnown
                ? "" : ", which does not depend on \(packages.joined(separator: " or ")) yet")
    }

    private func advice(_ module: Module, _ dependency: String) -> String {
        "remove the import, or let the target '\(module.target.name)' of "
            + "\(module.package.folderName) link \(dependency)"
    }

    private func advice(_ edge: Edge, _ context: RuleContext) -> String {
        guard let from = context.module(edge.from), let to = context.module(edge.to) else {
            return "declare it"
        }
        if from.package.isXcodeProject {
            let product = to.products.contains(to.target.name) ? to.target.name : to.products.first
            let name = to.package.isXcodeProject ? to.target.name : product ?? to.target.name
            return advice(
                from,
                "\(to.package.isXcodeProject ? "the target" : "the product") '\(name)'"
            )
        }
        let file = from.place.file
        guard from.package.path != to.package.path else {
            return "remove the import, or declare \(to.target.name.jsonQuoted) in \(file)"
        }
        let isKnown = context.architecture.packageEdges.contains {
            $0.from == from.package.path.shownPath && $0.to == to.package.path.shownPath
        }
        let path = Self.relativePath(from: from.package.path, to: to.package.path)
        let target = to.target.name.jsonQuoted
        let package = isKnown ? "" : ".package(path: \(path.jsonQuoted)) and "
        let product = to.products.contains(to.target.name) ? to.target.name : to.products.first
        let offer =
            product == nil
            ? "; first, \(to.place.file) has to declare the product: "
                + ".library(name: \(target), targets: [\(target)])" : ""
        return "remove the import, or declare \(package)"
            + ".product(name: \(product?.jsonQuoted ?? target), "
            + "package: \(to.package.folderName.jsonQuoted)) in \(file)\(offer)"
    }

    static func relativePath(from: String, to: String) -> String {
        var (start, end) = (from.split(separator: "/")[...], to.split(separator: "/")[...])
        while let name = start.first, name == end.first {
            start.removeFirst()
            end.removeFirst()
        }
        return (start.map { _ in ".." } + end.map(String.init)).joined(separator: "/")
    }

    func measure(in context: RuleContext) -> Measure {
        let ours = context.architecture.edges.count { $0.kind == .imported }
        let owners = context.external.owners
        let external =
            owners.isEmpty ? 0 : context.imports { found, _ in owners[found.module] != nil }.count
        let unit = "imports of our modules" + (external == 0 ? "" : " and of external packages")
        return Measure(examined: ours + external, unit: unit)
    }
}

/// The modules that a build has, because a module depends on them directly or indirectly.
private struct BuildReach {
    let context: RuleContext
    let dependencies: [String: [DeclaredDependency]]

    /// Returns whether a build of `start` certainly has the module `goal`.
    func reaches(_ goal: String, from start: Module, in build: BuildSetting = .init()) -> Bool {
        let reached = reachable(from: [start.name]) { name in
            let module = context.module(name)
            // The traits of another package are not known.
            let build = module?.package.path == start.package.path ? build : build.withoutTraits
            return (dependencies[name] ?? []).filter {
                build.satisfies($0.condition, traits: module?.traits ?? []) == true
            }.flatMap { $0.modules + ($0.external.isEmpty ? [] : [$0.name.moduleName]) }
        }
        return reached.contains(goal)
    }
}
