/// The graph of a blueprint: who needs whom, in flat arrays.
///
/// Small integers and edges that stand together instead of dictionaries and objects: a graph of
/// 100,000 registrations is built in a few passes.
struct Wiring: Sendable {
    /// A service, a list, a builder or a plug-in.
    struct Node: Sendable {
        let slotNumber: Int32
        let kind: Registration.Kind
        let scope: Scope
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
        let isLazy: Bool
    }

    /// One need that is not.
    struct UnmetNeed: Sendable {
        let slot: Int
        let registration: Int
        let isLazy: Bool
        /// An absence that is allowed: of a list without contributions, or of a plug-in.
        let isOptional: Bool
    }

    let blueprint: Blueprint
    let firstSlot: Int
    let slotCount: Int
    var nodes: [Node] = []
    var edges: [Edge] = []
    var unmetNeeds: [UnmetNeed] = []
    var nodeOfSlot: [Int32]
    var registrationsByNode: [Int32] = []

    /// The graph as it is, sound or not.
    init(_ blueprint: Blueprint) {
        self.blueprint = blueprint
        var lowest = Int.max
        var highest = -1
        for registration in blueprint.registrations {
            lowest = min(lowest, Int(registration.slot))
            highest = max(highest, Int(registration.slot))
        }
        firstSlot = highest < 0 ? 0 : lowest
        slotCount = highest < 0 ? 0 : highest - lowest + 1
        nodeOfSlot = Array(repeating: -1, count: slotCount)
        addNodes()
        addEdges()
    }
}

extension Wiring {
    /// The node of that slot, if anything is registered there.
    func node(at slot: Int) -> Int? {
        let index = slot - firstSlot
        guard nodeOfSlot.indices.contains(index), nodeOfSlot[index] >= 0 else { return nil }
        return Int(nodeOfSlot[index])
    }

    /// The needs of the node that are met, in the order they were declared.
    func edges(of node: Int) -> ArraySlice<Edge> {
        let end = node + 1 < nodes.count ? Int(nodes[node + 1].firstEdge) : edges.count
        return edges[Int(nodes[node].firstEdge)..<end]
    }

    /// The indices of the node's registrations: one, or for a list one per contribution.
    func registrations(of node: Int) -> ArraySlice<Int32> {
        let end =
            node + 1 < nodes.count
            ? Int(nodes[node + 1].firstRegistration) : registrationsByNode.count
        return registrationsByNode[Int(nodes[node].firstRegistration)..<end]
    }

    /// The name of the node's id.
    func name(of node: Int) -> String { SlotRegistry.name(of: nodes[node].slot) }

    /// What reports say about that registration.
    func step(_ registration: some BinaryInteger) -> DependencyStep {
        blueprint.step(blueprint.registrations[Int(registration)])
    }

    /// What makes the node's instance.
    func maker(of node: Int) -> any ErasedMaker {
        let makers = registrations(of: node).map { blueprint.registrations[Int($0)].maker }
        return nodes[node].kind == .contribution ? makers[0].collecting(makers) : makers[0]
    }
}
