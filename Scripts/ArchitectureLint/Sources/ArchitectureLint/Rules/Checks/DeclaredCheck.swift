/// Finds imports of modules that the importing target does not declare.
///
/// SwiftPM lets such an import pass when the module happens to be built: for another dependency, or
/// in an earlier build.
struct DeclaredCheck: RuleCheck {
    static let kind = "declared"

    init(_ fields: DocumentObject) {}

    func violations(in context: RuleContext) -> [Violation] {
        let unclear = unclearModules(context)
        return ours(context, unclear) + external(context, unclear)
    }

    /// The modules that declare an unreadable dependency, which may provide what they import.
    private func unclearModules(_ context: RuleContext) -> Set<String> {
        guard !context.architecture.isComplete else { return [] }
        let unclear = context.architecture.dependencies.filter {
            $0.modules.isEmpty && $0.external.isEmpty
        }
        return Set(unclear.map(\.from))
    }

    private func ours(_ context: RuleContext, _ unclear: Set<String>) -> [Violation] {
        let network = context.network
        lazy var steps = buildingSteps(context)
        let undeclared = network.edges(ofPairs: network.imported) { edge in
            let (from, to) = network.pairs[edge]
            return !network.declared[from].contains { network.pairs[$0].to == to }
        }
        return undeclared.compactMap { edge in
            guard edge.kind == .imported, !unclear.contains(edge.from) else { return nil }
            let path = network.path(from: edge.from, to: edge.to, over: steps)
            return Violation(
                edge,
                "\(edge.from) imports \(edge.to) without declaring it"
                    + (path == nil ? "" : "; it builds only through other dependencies"),
                chain: path ?? [],
                instead: advice(edge, context)
            )
        }
    }

    /// The declarations through which an undeclared import may build: not those of plug-ins and
    /// macros, which are built for the host.
    private func buildingSteps(_ context: RuleContext) -> EdgeNetwork.Steps {
        let tools = Set(context.architecture.modules.filter(\.kind.isTool).map(\.name))
        if tools.isEmpty { return context.network.declared }
        return context.network.steps {
            $0.kind == .declared && !tools.contains($0.from) && !tools.contains($0.to)
        }
    }

    private func external(_ context: RuleContext, _ unclear: Set<String>) -> [Violation] {
        let owners = context.external.owners
        guard !owners.isEmpty else { return [] }
        let declared = Dictionary(grouping: context.architecture.dependencies, by: \.from)
        return context.imports { statement, _ in
            owners[statement.module] != nil && !context.toolchain.contains(statement.module)
        }.compactMap { edge in
            guard let packages = owners[edge.to], !unclear.contains(edge.from) else { return nil }
            let isDeclared = (declared[edge.from] ?? []).contains {
                $0.name == edge.to || !$0.external.isDisjoint(with: packages)
            }
            if isDeclared { return nil }
            let list = packages.sorted()
            return Violation(
                edge,
                "\(edge.from) imports \(edge.to) of the package "
                    + "\(list.joined(separator: " or ")) without declaring a product of it",
                instead: advice(edge, of: list[0], context)
            )
        }
    }

    private func advice(_ edge: Edge, of package: String, _ context: RuleContext) -> String {
        let product = context.external.product(containing: edge.to, of: package)
            .map { ".product(name: \($0.jsonQuoted), package: \(package.jsonQuoted))" }
        let manifest = context.module(edge.from)?.place.file ?? "its manifest"
        let isKnown = context.architecture.externalPackages.contains {
            $0.place.file == manifest && $0.identity == package
        }
        return "remove the import, or declare \(product ?? "its product") in \(manifest)"
            + (isKnown ? "" : ", which does not depend on \(package) yet")
    }

    private func advice(_ edge: Edge, _ context: RuleContext) -> String {
        guard let from = context.module(edge.from), let to = context.module(edge.to) else {
            return "declare it"
        }
        let file = from.place.file
        guard from.package != to.package else {
            return "remove the import, or declare \(to.target.jsonQuoted) in \(file)"
        }
        let isKnown = context.architecture.packageEdges.contains {
            $0.from == from.shownPackage && $0.to == to.shownPackage
        }
        let path = Self.relativePath(from: from.package, to: to.package)
        let target = to.target.jsonQuoted
        let package = isKnown ? "" : ".package(path: \(path.jsonQuoted)) and "
        let product = to.products.contains(to.target) ? to.target : to.products.first
        let offer =
            product == nil
            ? "; \(to.place.file) has to offer it first: "
                + ".library(name: \(target), targets: [\(target)])" : ""
        return "remove the import, or declare \(package)"
            + ".product(name: \(product?.jsonQuoted ?? target), "
            + "package: \(to.packageFolder.jsonQuoted)) in \(file)\(offer)"
    }

    private static func relativePath(from: String, to: String) -> String {
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
