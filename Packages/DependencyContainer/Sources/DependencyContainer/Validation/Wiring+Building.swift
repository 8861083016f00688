// How the flat arrays are filled, once, when a wiring is made.
extension Wiring {
    /// One node per slot with registrations, in the order of the first of them.
    mutating func addNodes() {
        var counts: [Int32] = []
        for registration in blueprint.registrations {
            let index = Int(registration.slot) - firstSlot
            if nodeOfSlot[index] < 0 {
                nodeOfSlot[index] = Int32(nodes.count)
                nodes.append(
                    Node(
                        slotNumber: registration.slot,
                        kind: registration.kind,
                        scope: registration.scope,
                        firstRegistration: 0,
                        firstEdge: 0
                    )
                )
                counts.append(0)
            }
            counts[Int(nodeOfSlot[index])] += 1
        }

        var next: [Int32] = []
        next.reserveCapacity(nodes.count)
        var first: Int32 = 0
        for node in nodes.indices {
            nodes[node].firstRegistration = first
            next.append(first)
            first += counts[node]
        }
        registrationsByNode = Array(repeating: 0, count: blueprint.registrations.count)
        for (number, registration) in blueprint.registrations.enumerated() {
            let node = Int(nodeOfSlot[Int(registration.slot) - firstSlot])
            registrationsByNode[Int(next[node])] = Int32(number)
            next[node] += 1
        }
    }

    /// The needs of each node, those that are met and those that are not.
    mutating func addEdges() {
        edges.reserveCapacity(blueprint.needs.count)
        for node in nodes.indices {
            nodes[node].firstEdge = Int32(edges.count)
            for registration in registrations(of: node) {
                for need in blueprint.needs(of: blueprint.registrations[Int(registration)]) {
                    guard let target = self.node(at: need.slot) else {
                        unmetNeeds.append(
                            UnmetNeed(
                                slot: need.slot,
                                registration: Int(registration),
                                isLazy: need.isLazy,
                                isOptional: need.isOptional
                            )
                        )
                        continue
                    }
                    edges.append(
                        Edge(
                            target: Int32(target),
                            registration: registration,
                            isLazy: need.isLazy
                        )
                    )
                }
            }
        }
    }
}
