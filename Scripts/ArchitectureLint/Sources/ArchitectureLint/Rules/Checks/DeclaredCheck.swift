/// Finds imports of modules, ours or from elsewhere, that the importing target does not declare.
///
/// SwiftPM lets them through as long as somebody else has built the module: on the way over other
/// dependencies, or in an earlier build.
struct DeclaredCheck: RequirementCheck {
    func violations(in context: RuleContext) -> [Violation] {
        ours(context) + foreign(context)
    }

    private func ours(_ context: RuleContext) -> [Violation] {
        let network = context.network
        let declared = context.chains.declared
        let ways = Lazy { self.ways(context) }
        let unclear = unclearModules(context)
        // Who declares each module, of those that were looked at: the last one.
        var knower = [Int](repeating: -1, count: network.names.count)
        var last = -1
        let undeclared = network.edges(ofPairs: context.chains.imported) { edge in
            let ends = network.ends[edge]
            if ends.from != last {
                last = ends.from
                for edge in declared[last] { knower[network.ends[edge].to] = last }
            }
            return knower[ends.to] != last
        }
        return undeclared.compactMap { number in
            let edge = network.edges[number]
            guard edge.kind == .imported, !unclear.contains(edge.from) else { return nil }
            let way = network.path(from: edge.from, to: edge.to, over: ways.value)
            return context.violation(
                at: edge.place,
                importer: edge.from,
                imported: edge.to,
                message: "\(edge.from) imports \(edge.to) and does not declare it"
                    + (way == nil ? "" : "; it only works by way of others"),
                chain: way ?? [],
                instead: instead(edge, context)
            )
        }
    }

    /// The declared dependencies by way of which an import may work: what a plug-in or a macro is made of
    /// is built for it, and not for those that it works on.
    private func ways(_ context: RuleContext) -> EdgeNetwork.Steps {
        let tools = Set(context.architecture.modules.filter(\.kind.isTool).map(\.name))
        if tools.isEmpty { return context.chains.declared }
        return EdgeNetwork.Steps(context.network, firstOnly: true) {
            $0.kind == .declared && !tools.contains($0.from) && !tools.contains($0.to)
        }
    }

    /// The modules that declare what could not be read, and so perhaps what they import.
    private func unclearModules(_ context: RuleContext) -> Set<String> {
        guard !context.architecture.isComplete else { return [] }
        return Set(
            context.architecture.dependencies.filter {
                $0.modules.isEmpty && $0.foreign.isEmpty
            }.map(\.from)
        )
    }

    private func foreign(_ context: RuleContext) -> [Violation] {
        let owners = context.foreign.owners
        guard !owners.isEmpty else { return [] }
        let unclear = unclearModules(context)
        let declared = Dictionary(grouping: context.architecture.dependencies, by: \.from)
        return context.imports {
            owners[$0.module] != nil && !context.toolchain.contains($0.module)
        }.compactMap { use in
            let name = use.statement.module
            guard let packages = owners[name], !unclear.contains(use.module.name) else {
                return nil
            }
            let isDeclared = (declared[use.module.name] ?? []).contains {
                $0.name == name || !$0.foreign.isDisjoint(with: packages)
            }
            if isDeclared { return nil }
            let list = packages.sorted()
            return context.violation(
                at: use.place,
                importer: use.module.name,
                imported: name,
                message: "\(use.module.name) imports \(name) of the package "
                    + "\(list.joined(separator: " or ")) and declares no product of that",
                instead: instead(name, of: list[0], for: use.module, context)
            )
        }
    }

    private func instead(
        _ module: String,
        of package: String,
        for importer: Architecture.Module,
        _ context: RuleContext
    ) -> String {
        let product = context.foreign.product(bringing: module, of: package)
            .map { ".product(name: \"\($0)\", package: \"\(package)\")" }
        let isKnown = context.architecture.foreignPackages.contains {
            $0.place.file == importer.place.file && $0.identity == package
        }
        return "take the import away, or declare \(product ?? "its product") in "
            + "\(importer.place.file)"
            + (isKnown ? "" : ", which does not depend on \(package) yet")
    }

    private func instead(_ edge: Edge, _ context: RuleContext) -> String {
        guard let from = context.module(edge.from), let to = context.module(edge.to) else {
            return "declare it"
        }
        let file = from.place.file
        guard from.package != to.package else {
            return "take the import away, or declare \"\(to.target)\" in \(file)"
        }
        let isKnown = context.architecture.packageEdges.contains {
            $0.from == from.shownPackage && $0.to == to.shownPackage
        }
        let path =
            isKnown ? "" : ".package(path: \"\(way(from: from.package, to: to.package))\") and "
        let named = to.products.contains(to.target) ? to.target : to.products.first
        let offer =
            named == nil
            ? "; before that, \(to.place.file) has to offer it: "
                + ".library(name: \"\(to.target)\", targets: [\"\(to.target)\"])" : ""
        return "take the import away, or declare \(path).product(name: \"\(named ?? to.target)\", "
            + "package: \"\(to.packageFolder)\") in \(file)\(offer)"
    }

    /// The path that one package's manifest writes for another one.
    private func way(from: String, to: String) -> String {
        var (start, end) = (from.split(separator: "/")[...], to.split(separator: "/")[...])
        while let name = start.first, name == end.first {
            start.removeFirst()
            end.removeFirst()
        }
        return (start.map { _ in ".." } + end.map(String.init)).joined(separator: "/")
    }
}
