/// Finds imports of our modules that the importing target does not declare.
///
/// SwiftPM lets them through as long as somebody else has built the module: on the way over other
/// dependencies, or in an earlier build.
struct DeclaredCheck: RequirementCheck {
    func violations(in context: RuleContext) -> [Violation] {
        let edges = context.architecture.edges
        let declared = edges.filter { $0.kind == .declared }
        let names = Dictionary(grouping: declared, by: \.from).mapValues { Set($0.map(\.to)) }
        return edges.compactMap { edge in
            guard edge.kind == .imported, names[edge.from]?.contains(edge.to) != true else {
                return nil
            }
            let way = declared.path(from: edge.from, to: edge.to)
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

    private func instead(_ edge: Edge, _ context: RuleContext) -> String {
        guard let from = context.module(edge.from), let to = context.module(edge.to) else {
            return "declare it"
        }
        let dependency =
            from.package == to.package
            ? "\"\(to.target)\""
            : ".product(name: \"\(to.target)\", package: \"\(to.packageFolder)\")"
        return "take the import away, or declare \(dependency) in \(from.place.file)"
    }
}
