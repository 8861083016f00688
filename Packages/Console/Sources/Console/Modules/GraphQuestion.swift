import DependencyContainer
import DependencyContainerGraph

/// A user's question about a container's graph: the id to begin at, and the direction to follow.
struct GraphQuestion: Sendable {
    /// The name of the id to begin at; nil for the whole graph.
    private let name: String?
    /// A Boolean value that indicates whether to show the services that need a service, instead of
    /// the services that it needs.
    private let isReversed: Bool
    /// The name of the program.
    private let program: String

    /// The maximum number of suggested names.
    private static let mostNames = 10

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - name: The name of the id to begin at; nil for the whole graph.
    ///   - isReversed: A Boolean value that indicates whether to show the services that need a
    ///     service, instead of the services that it needs.
    ///   - program: The name of the program.
    init(name: String?, isReversed: Bool, program: String) {
        self.name = name
        self.isReversed = isReversed
        self.program = program
    }

    /// Returns the part of a graph that the user asked for.
    ///
    /// - Parameter all: The whole graph.
    /// - Throws: A `Failure` with code `modules.name` if the name is unknown; the failure suggests
    ///   names.
    func answer(from all: Graph) throws(Failure) -> Graph {
        let graph = isReversed ? all.reversed : all
        guard let name else { return graph }
        guard let part = graph.from(named: name) else {
            throw Failure(
                exitCode: .notFound,
                code: "modules.name",
                message: "No service or list has the name '\(name)'."
                    + hint(at: Self.near(name, in: graph), ifNone: " See '\(program) modules'.")
            )
        }
        return part
    }

    private func hint(at names: [String], ifNone: String) -> String {
        names.isEmpty ? ifNone : Suggestion.question(names.map { "'\($0)'" })
    }

    /// Returns the names to suggest for an unknown name.
    ///
    /// If the name is a module's name, the module's services are suggested. Otherwise, the names
    /// that contain the unknown name are suggested if there are at most ten. In all other cases,
    /// only the nearest name is suggested.
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
