/// The graph of a blueprint: who needs whom, in flat arrays.
///
/// Small integers and edges that stand together instead of dictionaries and objects: a graph of
/// 100,000 registrations is built in a few passes.
final class Wiring: Sendable {
    /// A service, a list, a builder, a plug-in or the input of a scope.
    struct Node: Sendable {
        let slotNumber: Int32
        let kind: Registration.Kind
        var scope: ScopeCode
        /// The index of the module to which it belongs: the first that registered it.
        let owner: Int32
        /// Where its registrations and edges start; they end where those of the next node start.
        var firstRegistration: Int32
        var firstEdge: Int32

        var slot: Int { Int(slotNumber) }
    }

    /// One need that is met.
    struct Edge: Sendable {
        let target: Int32
        /// The registration that has the need.
        let registration: Int32
        let traits: Requirement.Traits

        var isDeferred: Bool { traits.contains(.deferred) }
    }

    /// One need that nothing here meets.
    struct OpenNeed: Sendable {
        let slot: Int
        let registration: Int
        let traits: Requirement.Traits

        var isDeferred: Bool { traits.contains(.deferred) }
        /// An absence that is allowed: of a list without contributions, or of a plug-in.
        var isOptional: Bool { traits.contains(.optional) }
    }

    let blueprint: Blueprint
    /// The container around it, whose services it sees.
    let outer: Container?
    let firstSlot: Int
    let slotCount: Int
    let nodes: [Node]
    let edges: [Edge]
    /// Needs that nothing meets, here or around.
    let unmetNeeds: [OpenNeed]
    /// By node: needs that the container around meets.
    let outerNeeds: [Int32: [OpenNeed]]
    /// Decorators of what nothing registers.
    let orphans: [Int32]
    /// The slots of replacements of what nothing registers.
    let strays: Set<Int32>
    /// The lists whose contributions state several scopes.
    let mixedLists: Set<Int32>
    /// By slot of a scope: the modules that register something within it, or within one inside of it.
    let modulesWithin: [Int: [Int]]
    private let nodeOfSlot: [Int32]
    private let registrationsByNode: [Int32]
    /// Where each node is kept, when there are scopes.
    let homes: Homes
    /// By node: whether it is weak, or is new each time and holds one that is. Empty without any.
    private let weakReach: [Bool]
    /// By node: the way to what is weak, of those that reach it.
    let weakWays: Ways

    /// The graph as it is, sound or not.
    init(_ blueprint: Blueprint, inside outer: Container? = nil) {
        self.blueprint = blueprint
        self.outer = outer
        var builder = WiringBuilder(blueprint, outer)
        builder.addNodes()
        builder.addEdges()
        firstSlot = builder.firstSlot
        slotCount = builder.nodeOfSlot.count
        nodes = builder.nodes
        edges = builder.edges
        unmetNeeds = builder.unmetNeeds
        outerNeeds = builder.outerNeeds
        orphans = builder.orphans
        strays = builder.strays
        mixedLists = builder.mixedLists
        modulesWithin = builder.modulesWithin()
        nodeOfSlot = builder.nodeOfSlot
        registrationsByNode = builder.registrationsByNode
        homes = Homes(builder)
        (weakReach, weakWays) = builder.nodesThatReachWeak()
    }
}

extension Wiring {
    /// The node of that slot, if anything is registered there.
    func node(at slot: Int) -> Int? {
        let index = slot - firstSlot
        guard nodeOfSlot.indices.contains(index), nodeOfSlot[index] >= 0 else { return nil }
        return Int(nodeOfSlot[index])
    }

    /// The needs of the node that are met here, in the order they were declared.
    func edges(of node: Int) -> ArraySlice<Edge> {
        edges[edgeRange(of: node)]
    }

    /// Where the needs of the node stand among all.
    func edgeRange(of node: Int) -> Range<Int> {
        nodes.range(of: node, by: { $0.firstEdge }, end: edges.count)
    }

    /// The indices of the node's registrations: one and its decorators, or one per contribution.
    func registrations(of node: Int) -> ArraySlice<Int32> {
        registrationsByNode[
            nodes.range(of: node, by: { $0.firstRegistration }, end: registrationsByNode.count)
        ]
    }

    /// Whether anything here lives only as long as somebody holds it.
    var hasWeak: Bool { !weakReach.isEmpty }

    /// Whether the node is weak, or is new each time and holds one that is.
    func reachesWeak(_ node: Int) -> Bool { !weakReach.isEmpty && weakReach[node] }

    /// What makes the node: its provider with its decorators, or all that contribute to it.
    func recipe(of node: Int) -> Registration.Recipe {
        let recipes = registrations(of: node).map { blueprint.registrations[Int($0)].recipe }
        if nodes[node].kind == .contribution {
            let makers = recipes.compactMap { recipe -> (any ErasedMaker)? in
                if case .synchronous(let maker) = recipe { maker } else { nil }
            }
            let slot = nodes[node].slot
            let inherited = (outerNeeds[Int32(node)] ?? []).contains { $0.slot == slot }
            guard let first = makers.first else { return recipes[0] }
            return .synchronous(first.collecting(makers, after: inherited ? slot : nil))
        }
        let decorators = recipes.dropFirst().compactMap { recipe -> (any ErasedDecorator)? in
            if case .decorator(let decorator) = recipe { decorator } else { nil }
        }
        guard !decorators.isEmpty else { return recipes[0] }
        switch recipes[0] {
        case .synchronous(let maker): return .synchronous(maker.decorated(by: decorators))
        case .asynchronous(let maker): return .asynchronous(maker.decorated(by: decorators))
        case .argument, .decorator, .given: return recipes[0]
        }
    }

    /// Whether all that is registered for the node are replacements of what is not there.
    func isStray(_ node: Int) -> Bool {
        !strays.isEmpty && strays.contains(nodes[node].slotNumber)
    }

    /// The name of the node's id.
    func name(of node: Int) -> String { SlotRegistry.name(of: nodes[node].slot) }

    /// What reports say about that registration.
    func step(_ registration: some BinaryInteger) -> DependencyStep {
        blueprint.step(blueprint.registrations[Int(registration)])
    }

    /// The registration that reports name for the node.
    func firstStep(of node: Int) -> DependencyStep {
        step(registrations(of: node).first ?? 0)
    }

    /// The scope of the node.
    func scope(of node: Int) -> Scope { blueprint.scope(nodes[node].scope) }
}

extension [Wiring.Node] {
    /// Where the entries of a node stand in a list that has those of all nodes, one after another.
    @inline(__always)
    func range(of node: Int, by first: (Wiring.Node) -> Int32, end: Int) -> Range<Int> {
        let next = node + 1 < count ? Int(first(self[node + 1])) : end
        return Int(first(self[node]))..<next
    }
}
