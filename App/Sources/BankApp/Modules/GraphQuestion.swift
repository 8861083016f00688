import Console
import DependencyContainer

/// Which part of the graph somebody wants to see, and which way round.
struct GraphQuestion {
    /// Where to begin: the name of an id; nil for all of it.
    let name: String?
    /// Who needs it, instead of what it needs.
    let isReversed: Bool

    /// More names than that are no hint: nearly every one has an `e`.
    private static let mostNames = 10

    /// - Throws: `Failure` `modules.name` (not found) when nothing has that name, with those that may
    ///   have been meant.
    func answer(from all: Graph) throws -> Graph {
        let graph = isReversed ? all.reversed : all
        guard let name else { return graph }
        guard let part = graph.from(named: name) else {
            throw Failure(
                status: .notFound,
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

    /// The names somebody may have meant: what the module of that name registers, or else names of
    /// which this is a part, or else the one that is spelt most alike.
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
