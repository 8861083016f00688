/// Finds imports of our modules that the importing target does not declare.
///
/// SwiftPM lets them through as long as somebody else has built the module: on the way over other
/// dependencies, or in an earlier build.
struct DeclaredCheck: RequirementCheck {
    func violations(in context: RuleContext) -> [Violation] {
        let network = context.network
        let declared = context.chains.declared
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
            guard edge.kind == .imported else { return nil }
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
