import Console
import DependencyContainer

/// The part of the graph to show, and its direction.
struct GraphQuestion {
    /// The name of the id to begin at; nil for the whole graph.
    let name: String?
    /// True to show what needs a service, instead of what it needs.
    let isReversed: Bool

    /// Longer lists are no hint: nearly every name has an `e`.
    private static let mostNames = 10

    /// - Throws: `Failure` `modules.name` for an unknown name, with suggestions.
    func answer(from all: Graph) throws -> Graph {
        let graph = isReversed ? all.reversed : all
        guard let name else { return graph }
        guard let part = graph.from(named: name) else {
            throw Failure(
                exitCode: .notFound,
                code: "modules.name",
                message: "Nothing is registered as '\(name)'."
                    + hint(at: Self.near(name, in: graph), ifNone: " See 'bank modules'.")
            )
        }
        return part
    }

    private func hint(at names: [String], ifNone: String) -> String {
        guard let last = names.last else { return ifNone }
        let quoted = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
        return " Did you mean \(quoted.isEmpty ? "" : quoted + " or ")'\(last)'?"
    }

    /// Returns the services of the module with that name; else longer names; else the nearest name.
    private static func near(_ name: String, in graph: Graph) -> [String] {
        let typed = name.lowercased()
        let ofModule = graph.nodes.filter { node in
            node.kind != .collection
                && node.registrations.contains { $0.module.lowercased() == typed }
        }
        if !ofModule.isEmpty { return ofModule.map(\.name) }
        let names = graph.nodes.map(\.name)
        let longer = names.filter { !typed.isEmpty && $0.lowercased().contains(typed) }
        if (1...mostNames).contains(longer.count) { return longer }
        return Suggestion.nearest(to: name, among: names).map { [$0] } ?? []
    }
}
