/// Fills the flat arrays of a ``Wiring``, once.
struct WiringBuilder {
    let blueprint: Blueprint
    let outer: Container?
    let firstSlot: Int
    private(set) var nodes: [Wiring.Node] = []
    private(set) var edges: [Wiring.Edge] = []
    private(set) var unmetNeeds: [Wiring.OpenNeed] = []
    private(set) var outerNeeds: [Int32: [Wiring.OpenNeed]] = [:]
    private(set) var orphans: [Int32] = []
    private(set) var strays: Set<Int32> = []
    private(set) var mixedLists: Set<Int32> = []
    private(set) var nodeOfSlot: [Int32]
    private(set) var registrationsByNode: [Int32] = []

    init(_ blueprint: Blueprint, _ outer: Container?) {
        self.blueprint = blueprint
        self.outer = outer
        owners = blueprint.owners
        var lowest = Int32.max
        var highest: Int32 = -1
        for registration in blueprint.registrations {
            lowest = min(lowest, registration.slot)
            highest = max(highest, registration.slot)
        }
        firstSlot = highest < 0 ? 0 : Int(lowest)
        nodeOfSlot = Array(repeating: -1, count: highest < 0 ? 0 : Int(highest - lowest) + 1)
    }

    /// One node per slot with registrations, in the order of the first of them.
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
            let slot = Int(blueprint.registrations[Int(index)].slot)
            let node = Int(nodeOfSlot[slot - firstSlot])
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
        let place = Int(registration.slot) - firstSlot
        if nodeOfSlot[place] < 0 {
            nodeOfSlot[place] = Int32(nodes.count)
            nodes.append(
                Wiring.Node(
                    slotNumber: registration.slot,
                    kind: registration.kind,
                    scope: registration.scope,
                    owner: owners[registration.slot] ?? registration.module,
                    firstRegistration: 0,
                    firstEdge: 0
                )
            )
            counts.append(0)
        } else if registration.kind == .contribution {
            compareScope(of: nodeOfSlot[place], with: registration)
        }
        counts[Int(nodeOfSlot[place])] += 1
    }

    /// A list of several scopes is a fault, and has none: whatever it needs, or needs it, is right.
    private mutating func compareScope(of node: Int32, with contribution: Registration) {
        guard nodes[Int(node)].scope != contribution.scope else { return }
        nodes[Int(node)].scope = .container
        mixedLists.insert(node)
    }

    /// By slot: the module to which it belongs, when another one registers it now.
    private var owners: [Int32: Int32]

    /// The registrations that count, and after them the decorators in the order in which they wrap.
    private mutating func sorted() -> (providers: [Int32]?, decorators: [Int32]) {
        var provided: [Int32: Int] = [:]
        var replaced: Set<Int32> = []
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
        strays = replaced.filter { provided[$0] == nil }
        var providers: [Int32] = []
        var decorators: [Int32] = []
        for (index, registration) in blueprint.registrations.enumerated() {
            switch registration.role {
            case .provider:
                // Registered twice and replaced besides: that is shown as it is.
                let isReplaced =
                    provided[registration.slot] == 1 && replaced.contains(registration.slot)
                if !isReplaced || registration.kind == .contribution {
                    providers.append(Int32(index))
                }
            case .replacement: providers.append(Int32(index))
            case .decorator:
                let isKnown =
                    provided[registration.slot] != nil || replaced.contains(registration.slot)
                isKnown ? decorators.append(Int32(index)) : orphans.append(Int32(index))
            }
        }
        let order = blueprint.decorationOrder
        decorators.sort { (order[Int($0)] ?? 0, $0) < (order[Int($1)] ?? 0, $1) }
        return (providers, decorators)
    }

    /// The needs of each node, those that are met and those that are not.
    mutating func addEdges() {
        edges.reserveCapacity(blueprint.needs.count)
        for node in nodes.indices {
            nodes[node].firstEdge = Int32(edges.count)
            let range = nodes.range(
                of: node,
                by: { $0.firstRegistration },
                end: registrationsByNode.count
            )
            if outer != nil { inheritList(at: node, registrationsByNode[range.lowerBound]) }
            for registration in registrationsByNode[range] {
                for need in blueprint.needs(of: blueprint.registrations[Int(registration)]) {
                    addEdge(need, of: node, registration)
                }
            }
        }
    }

    /// A list begins with that of the container around, which has to be made before it.
    private mutating func inheritList(at node: Int, _ registration: Int32) {
        let slot = nodes[node].slot
        guard nodes[node].kind == .contribution, let outer, outer.registered(slot) != nil,
            !blueprint.listsWithoutInheritance.contains(nodes[node].slotNumber)
        else { return }
        let inherited = Wiring.OpenNeed(slot: slot, registration: Int(registration), traits: [])
        if outer.sees(slot) {
            outerNeeds[Int32(node), default: []].append(inherited)
        } else {
            unmetNeeds.append(inherited)
        }
    }

    @inline(__always)
    private mutating func addEdge(_ need: Requirement, of node: Int, _ registration: Int32) {
        let index = need.slot - firstSlot
        if nodeOfSlot.indices.contains(index), nodeOfSlot[index] >= 0 {
            edges.append(
                Wiring.Edge(
                    target: nodeOfSlot[index],
                    registration: registration,
                    traits: need.traits
                )
            )
            return
        }
        addOpenNeed(need, of: node, registration)
    }

    /// One that nothing here meets: the container around does, or nobody.
    @inline(never)
    private mutating func addOpenNeed(_ need: Requirement, of node: Int, _ registration: Int32) {
        // What is there in a scope that is not open is not absent.
        let isAround = outer?.registered(need.slot) != nil
        let open = Wiring.OpenNeed(
            slot: need.slot,
            registration: Int(registration),
            traits: isAround ? need.traits.subtracting(.optional) : need.traits
        )
        if let outer, outer.sees(need.slot) || isOpened(need, in: outer) {
            outerNeeds[Int32(node), default: []].append(open)
        } else {
            unmetNeeds.append(open)
        }
    }
}

extension WiringBuilder {
    /// Whether the need is for what the container around has in a scope that is opened for it.
    private func isOpened(_ need: Requirement, in outer: Container) -> Bool {
        need.traits.contains(.opened) && outer.registered(need.slot) != nil
    }

    /// By slot of a scope: the modules that register something within it, or within one inside of it.
    func modulesWithin() -> [Int: [Int]] {
        var modules: [Int: [Int]] = [:]
        guard !blueprint.scopes.isEmpty else { return modules }
        for registration in blueprint.registrations {
            for slot in blueprint.slots(of: registration.scope) {
                // A module's registrations stand together.
                if modules[slot]?.last != Int(registration.module) {
                    modules[slot, default: []].append(Int(registration.module))
                }
            }
        }
        return modules
    }

    /// By node: whether it is weak, or is new each time and holds one that is, and the way to that.
    /// Empty without any.
    func nodesThatReachWeak() -> (reach: [Bool], ways: Ways) {
        var reaches = nodes.enumerated().map { index, node in
            node.scope == .weak
                || (node.scope == .new
                    && (outerNeeds[Int32(index)] ?? []).contains { need in
                        !need.isDeferred && outer?.weakNode(at: need.slot) != nil
                    })
        }
        var queue = nodes.indices.filter { reaches[$0] }
        guard !queue.isEmpty else { return ([], Ways()) }
        var ways = Ways(count: nodes.count)
        let needing = ReverseEdges(nodes: nodes, edges: edges)
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for (needing, index, edge) in needing.edges(to: node)
            where !edge.isDeferred && nodes[needing].scope == .new && !reaches[needing] {
                reaches[needing] = true
                ways.lead(needing, by: index, to: node)
                queue.append(needing)
            }
        }
        return (reaches, ways)
    }
}
