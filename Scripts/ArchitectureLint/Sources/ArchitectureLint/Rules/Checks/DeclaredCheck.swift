/// Finds imports of our modules that the importing target does not declare.
///
/// SwiftPM lets them through as long as somebody else has built the module: on the way over other
/// dependencies, or in an earlier build.
struct DeclaredCheck: RequirementCheck {
    func violations(in context: RuleContext) -> [Violation] {
        let network = context.network
        let declared = EdgeNetwork.Steps(network, firstOnly: true) { $0.kind == .declared }
        // The edges that leave a module mostly follow each other.
        var last = (knower: -1, known: Set<Int>())
        return zip(network.edges, network.ends).compactMap { edge, ends in
            guard edge.kind == .imported else { return nil }
            if ends.from != last.knower {
                last = (ends.from, Set(declared[ends.from].map { network.ends[$0].to }))
            }
            guard !last.known.contains(ends.to) else { return nil }
            let way = network.path(from: edge.from, to: edge.to, over: declared)
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
