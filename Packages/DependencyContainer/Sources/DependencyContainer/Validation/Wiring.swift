/// The graph of a blueprint in flat arrays.
///
/// The graph has small integers and adjacent edges instead of dictionaries and objects. So a graph
/// of 100,000 registrations is built in a few passes.
package final class Wiring: Sendable {
    /// A service, a list, a builder type, a plug-in or the input of a scope.
    package struct Node: Sendable {
        let slot: Int
        package let kind: RegistrationKind
        var scope: ScopeCode
        /// The index of the owning module, which was the first to register the node.
        let owner: Int32
        /// The index of the node's first registration; the registrations of the next node follow.
        var firstRegistration: Int32
        var firstEdge: Int32
    }

    /// A need that a registration meets.
    package struct Edge: Sendable {
        package let target: Int32
        /// The index of the registration that has the need.
        package let registration: Int32
        let traits: Requirement.Traits

        package var isDeferred: Bool { traits.contains(.deferred) }
    }

    /// A need that no registration meets.
    package struct UnmetNeed: Sendable {
        let slot: Int
        /// The index of the registration that has the need.
        package let registration: Int
        let traits: Requirement.Traits

        package var name: String { SlotRegistry.name(of: slot) }
        package var isDeferred: Bool { traits.contains(.deferred) }
        /// Indicates whether the service may be absent, like a plug-in or a list without
        /// contributions.
        var isOptional: Bool { traits.contains(.optional) }
    }

    let blueprint: Blueprint
    package let nodeTable: NodeTable
    package let nodes: [Node]
    let edges: [Edge]
    package let unmetNeeds: [UnmetNeed]
    /// The decorators of ids that are not registered.
    let unmatchedDecorators: [Int32]
    /// The slots of ids that are replaced but not registered.
    let unmatchedReplacements: Set<Int>
    /// The lists whose contributions state several scopes.
    let mixedLists: Set<Int32>
    /// The modules that register services within each scope, by the slot of the scope's input.
    let modulesWithin: [Int: [Int]]
    private let registrationsByNode: [Int32]
    let scopeAssignment: ScopeAssignment
    /// The result of ``reachesWeak(_:)`` for each node.
    ///
    /// The array is empty if no service is weak.
    private let weakReach: [Bool]
    /// The paths from nodes to the weak nodes that they need.
    let nextHopsToWeak: NextHopTable

    /// Creates the graph of a blueprint without validating it.
    init(_ blueprint: Blueprint) {
        self.blueprint = blueprint
        var builder = WiringBuilder(blueprint)
        builder.addNodes()
        builder.addEdges()
        nodeTable = builder.nodeTable
        nodes = builder.nodes
        edges = builder.edges
        unmetNeeds = builder.unmetNeeds
        unmatchedDecorators = builder.unmatchedDecorators
        unmatchedReplacements = builder.unmatchedReplacements
        mixedLists = builder.mixedLists
        modulesWithin = builder.modulesWithin()
        registrationsByNode = builder.registrationsByNode
        scopeAssignment = ScopeAssignment(builder)
        (weakReach, nextHopsToWeak) = builder.nodesThatReachWeak()
    }
}

extension Wiring {
    /// Returns the node of a slot; nil if the slot is not registered.
    func node(at slot: Int) -> Int? { nodeTable[slot].map(Int.init) }

    /// Returns a node's registered needs, in the order of declaration.
    package func edges(of node: Int) -> ArraySlice<Edge> {
        edges[edgeRange(of: node)]
    }

    func edgeRange(of node: Int) -> Range<Int> {
        nodes.range(of: node, by: { $0.firstEdge }, end: edges.count)
    }

    /// Returns the indices of a node's registrations: its provider and decorators, or all
    /// contributions.
    package func registrations(of node: Int) -> ArraySlice<Int32> {
        registrationsByNode[
            nodes.range(of: node, by: { $0.firstRegistration }, end: registrationsByNode.count)
        ]
    }

    var hasWeak: Bool { !weakReach.isEmpty }

    /// Indicates whether a node is a weak service, or makes new objects that need a weak service.
    func reachesWeak(_ node: Int) -> Bool { !weakReach.isEmpty && weakReach[node] }

    /// Returns the combined recipe of a node's provider and decorators, or of all contributions.
    func recipe(of node: Int) -> Registration.Recipe {
        let registrations = registrations(of: node)
        // The most frequent case, without an array.
        if let only = registrations.first, registrations.count == 1,
            nodes[node].kind != .contribution
        {
            return blueprint.registrations[Int(only)].recipe
        }
        let recipes = registrations.map { blueprint.registrations[Int($0)].recipe }
        if nodes[node].kind == .contribution {
            let makers = recipes.compactMap { recipe -> (any ErasedMaker)? in
                if case .synchronous(let maker) = recipe { maker } else { nil }
            }
            guard let first = makers.first else { return recipes[0] }
            return .synchronous(first.collecting(makers))
        }
        let decorators = recipes.dropFirst().compactMap { recipe -> (any ErasedDecorator)? in
            if case .decorator(let decorator) = recipe { decorator } else { nil }
        }
        guard !decorators.isEmpty else { return recipes[0] }
        switch recipes[0] {
        case .synchronous(let maker): return .synchronous(maker.decorated(by: decorators))
        case .asynchronous(let maker): return .asynchronous(maker.decorated(by: decorators))
        case .decorator, .given: return recipes[0]
        }
    }

    /// Indicates whether the node has replacements, but no registration to replace.
    func isUnmatchedReplacement(_ node: Int) -> Bool {
        !unmatchedReplacements.isEmpty && unmatchedReplacements.contains(nodes[node].slot)
    }

    /// Searches for the registration of a maker or a decorator.
    func registration(of maker: AnyObject) -> Registration? {
        blueprint.registrations.first { registration in
            switch registration.recipe {
            case .synchronous(let other): other === maker
            case .asynchronous(let other): other === maker
            case .decorator(let other): other === maker
            case .given: false
            }
        }
    }

    package func isDecorator(_ registration: Int32) -> Bool {
        blueprint.registrations[Int(registration)].role == .decorator
    }

    package func name(of node: Int) -> String { SlotRegistry.name(of: nodes[node].slot) }

    package func step(_ registration: some BinaryInteger) -> DependencyStep {
        blueprint.step(blueprint.registrations[Int(registration)])
    }

    /// Returns the registration that represents a node in reports.
    func firstStep(of node: Int) -> DependencyStep {
        step(registrations(of: node).first ?? 0)
    }

    package func scope(of node: Int) -> Scope { blueprint.scope(nodes[node].scope) }
}

extension [Wiring.Node] {
    /// Returns the range of a node's entries in an array that is ordered by node.
    /// - Parameters:
    ///   - node: The index of the node.
    ///   - first: A closure that returns the index of a node's first entry.
    ///   - end: The length of the array.
    @inline(__always)
    func range(of node: Int, by first: (Wiring.Node) -> Int32, end: Int) -> Range<Int> {
        let next = node + 1 < count ? Int(first(self[node + 1])) : end
        return Int(first(self[node]))..<next
    }
}
