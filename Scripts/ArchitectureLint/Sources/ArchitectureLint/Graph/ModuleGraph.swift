/// Who declares and imports whom among the modules of a repository.
struct ModuleGraph: Sendable {
    /// The edges, those that manifests declare first.
    let edges: [Edge]
    /// The targets that each module's manifest declares as its dependencies.
    let declared: [String: Set<String>]

    /// The shortest way from one module to another over declared dependencies, each step with its
    /// place; nothing when there is none.
    func declaredPath(from start: String, to goal: String) -> [Edge]? {
        edges.filter { $0.kind == .declared }.path(from: start, to: goal)
    }
}

extension [Edge] {
    /// The shortest way over these edges from one module to another, or back to itself.
    func path(from start: String, to goal: String) -> [Edge]? {
        let leaving = Dictionary(grouping: self, by: \.from)
        var reachedBy: [String: Edge] = [:]
        var front = [start]
        while !front.isEmpty, reachedBy[goal] == nil {
            var next: [String] = []
            for edge in front.flatMap({ leaving[$0] ?? [] }) where reachedBy[edge.to] == nil {
                reachedBy[edge.to] = edge
                next.append(edge.to)
            }
            front = next
        }
        guard var edge = reachedBy[goal] else { return nil }
        var path = [edge]
        while edge.from != start, let before = reachedBy[edge.from] {
            edge = before
            path.append(edge)
        }
        return path.reversed()
    }

    /// A shortest cycle for each knot of modules that reach each other, starting at the module
    /// whose name comes first.
    func cycles() -> [[Edge]] {
        var settled: Set<String> = []
        var found: [[Edge]] = []
        for start in Set(map(\.from)).sorted() where !settled.contains(start) {
            guard let cycle = path(from: start, to: start) else { continue }
            settled.formUnion(cycle.map(\.from))
            found.append(cycle)
        }
        return found
    }
}
