import DependencyContainer

/// How `bank modules` writes the graph, as one types it.
enum GraphFormat: String, CaseIterable {
    case text
    case mermaid
    case dot

    func text(of graph: Graph) -> String {
        switch self {
        case .text: graph.text
        case .mermaid: graph.mermaid
        case .dot: graph.dot
        }
    }
}
