/// Fills the flat arrays of a ``Wiring``.
struct WiringBuilder {
    let blueprint: Blueprint
    private(set) var nodes: [Wiring.Node] = []
    private(set) var edges: [Wiring.Edge] = []
    private(set) var unmetNeeds: [Wiring.UnmetNeed] = []
    private(set) var unmatchedDecorators: [Int32] = []
    private(set) var unmatchedReplacements: Set<Int> = []
    private(set) var mixedLists: Set<Int32> = []
    private(set) var nodeTable: NodeTable
    private(set) var registrationsByNode: [Int32] = []
    /// The owning module of each slot, even if another module replaces the registration.
    private var owners: [Int: Int32]

    init(_ blueprint: Blueprint) {
        self.blueprint = blueprint
        owners = blueprint.owners
        nodeTable = NodeTable(blueprint.registrations)
    }

    /// Adds one node per registered slot, in the order of the first registrations.
    mutating func addNodes() {
        let (providers, decorators) = blueprint.hasOtherRoles ? sorted() : (nil, [])
        var counts: [Int32] = []
        counts.reserveCapacity(blueprint.registrations.count)
        nodes.reserveCapacity(blueprint.registrations.count)
        if let providers {
            for index in providers { addNode(index, &counts) }
        } else {
            for index in blueprint.registrations.indices { addNode(Int32(index), &counts) }
        }
        for index in decorators { addNode(index, &counts) }

        var next: [Int32] = []
        next.reserveCapacity(nodes.count)
        var first: Int32 = 0
        for node in nodes.indices {
            nodes[node].firstRegistration = first
            next.append(first)
            first += counts[node]
        }
        registrationsByNode = Array(repeating: 0, count: Int(first))
        func place(_ index: Int32) {
            // Each of these registrations has a node.
            guard let node = nodeTable[blueprint.registrations[Int(index)].slot].map(Int.init)
            else {
                return
            }
            registrationsByNode[Int(next[node])] = index
            next[node] += 1
        }
        if let providers {
            providers.forEach(place)
        } else {
            for index in blueprint.registrations.indices { place(Int32(index)) }
        }
        decorators.forEach(place)
    }

    private mutating func addNode(_ index: Int32, _ counts: inout [Int32]) {
        let registration = blueprint.registrations[Int(index)]
        let node: Int32
        if let known = nodeTable[registration.slot] {
            node = known
            if registration.kind == .contribution { compareScope(of: node, with: registration) }
        } else {
            node = Int32(nodes.count)
            nodeTable[registration.slot] = node
            nodes.append(
                Wiring.Node(
                    slot: registration.slot,
                    kind: registration.kind,
                    scope: registration.scope,
                    owner: owners[registration.slot] ?? registration.module,
                    firstRegistration: 0,
                    firstEdge: 0
                )
            )
            counts.append(0)
        }
        counts[Int(node)] += 1
    }

    /// Records a fault of a list if this contribution states another scope than the earlier ones.
    ///
    /// The list then gets the scope of the container, so that it causes no further faults.
    private mutating func compareScope(of node: Int32, with contribution: Registration) {
        guard nodes[Int(node)].scope != contribution.scope else { return }
        nodes[Int(node)].scope = .container
        mixedLists.insert(node)
    }

    /// Returns the indices of the providers that are not replaced, and the indices of the
    /// decorators, innermost first.
    private mutating func sorted() -> (providers: [Int32]?, decorators: [Int32]) {
        var provided: [Int: Int] = [:]
        var replaced: Set<Int> = []
        for registration in blueprint.registrations {
            switch registration.role {
            case .provider: provided[registration.slot, default: 0] += 1
            case .replacement: replaced.insert(registration.slot)
            case .decorator: break
            }
            if registration.role == .provider, owners[registration.slot] == nil {
                owners[registration.slot] = registration.module
            }
        }
        unmatchedReplacements = replaced.filter { provided[$0] == nil }
        var providers: [Int32] = []
        var decorators: [Int32] = []
        for (index, registration) in blueprint.registrations.enumerated() {
            let slot = registration.slot
            switch registration.role {
            case .provider:
                // An id that is registered twice keeps both, and is reported.
                let isReplaced = provided[slot] == 1 && replaced.contains(slot)
                if !isReplaced || registration.kind == .contribution {
                    providers.append(Int32(index))
                }
            case .replacement: providers.append(Int32(index))
            case .decorator:
                if provided[slot] != nil || replaced.contains(slot) {
                    decorators.append(Int32(index))
                } else {
                    unmatchedDecorators.append(Int32(index))
                }
            }
        }
        return (providers, decorators)
    }

    /// Adds an edge for each met need of each node, and records the unmet needs.
    mutating func addEdges() {
        edges.reserveCapacity(blueprint.needs.count)
        for node in nodes.indices {
            nodes[node].firstEdge = Int32(edges.count)
            let range = nodes.range(
                of: node,
                by: { $0.firstRegistration },
                end: registrationsByNode.count
            )
            for registration in registrationsByNode[range] {
                for need in blueprint.needs(of: blueprint.registrations[Int(registration)]) {
                    addEdge(need, registration)
                }
            }
        }
    }

    @inline(__always)
    private mutating func addEdge(_ need: Requirement, _ registration: Int32) {
        guard let target = nodeTable[need.slot] else {
            unmetNeeds.append(
                Wiring.UnmetNeed(
                    slot: need.slot,
                    registration: Int(registration),
                    traits: need.traits
                )
            )
            return
        }
        edges.append(
            Wiring.Edge(target: target, registration: registration, traits: need.traits)
        )
    }

    /// Returns the modules that register services within each scope, by the slot of the scope's
    /// input.
    func modulesWithin() -> [Int: [Int]] {
        var modules: [Int: [Int]] = [:]
        guard !blueprint.scopes.isEmpty else { return modules }
        for registration in blueprint.registrations {
            guard let slot = blueprint.slot(of: registration.scope) else { continue }
            // The registrations of a module are adjacent.
            if modules[slot]?.last != Int(registration.module) {
                modules[slot, default: []].append(Int(registration.module))
            }
        }
        return modules
    }

    /// Returns a flag for each node, and the paths to weak nodes.
    ///
    /// The flag is true if the node is a weak service, or makes new objects that need one.
    ///
    /// Both results are empty if no service is weak.
    func nodesThatReachWeak() -> (reach: [Bool], nextHops: NextHopTable) {
        var reaches = nodes.map { $0.scope == .weak }
        var queue = nodes.indices.filter { reaches[$0] }
        guard !queue.isEmpty else { return ([], NextHopTable()) }
        var nextHops = NextHopTable(count: nodes.count)
        let reverseEdges = ReverseEdges(nodes: nodes, edges: edges)
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for (holder, index, edge) in reverseEdges.edges(to: node)
            where !edge.isDeferred && nodes[holder].scope == .new && !reaches[holder] {
                reaches[holder] = true
                nextHops.set(holder, edge: index, target: node)
                queue.append(holder)
            }
        }
        return (reaches, nextHops)
    }
}
