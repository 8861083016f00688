/// Who declares and imports whom among the modules of a repository.
struct ModuleGraph: Sendable {
    /// The edges, those that manifests declare first.
    let edges: [Edge]
    /// The targets that each module's manifest declares as its dependencies.
    let declared: [String: Set<String>]
}

extension [Edge] {
    /// The shortest way over these edges from one module to another, or back to itself.
    func path(from start: String, to goal: String) -> [Edge]? {
        let network = EdgeNetwork(self)
        let steps = EdgeNetwork.Steps(network, firstOnly: true)
        return network.path(from: start, to: goal, over: steps)
    }

    /// A shortest cycle for each knot of modules that reach each other, starting at the module
    /// whose name comes first.
    func cycles() -> [[Edge]] { EdgeNetwork(self).cycles() }
}
