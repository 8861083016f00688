/// The elements that only the new state has, and the elements that only the old state had.
struct Changes<Element: Sendable>: Sendable {
    let new: [Element]
    let gone: [Element]
}

extension Changes {
    /// Compares two lists by the keys of their elements.
    ///
    /// Elements with the same key are matched in their order. If one list has more of them, its
    /// last elements with this key are new or gone.
    init(from old: [Element], to new: [Element], by key: (Element) -> some Hashable) {
        self.new = Self.elements(of: new, beyond: old, by: key)
        gone = Self.elements(of: old, beyond: new, by: key)
    }

    var isEmpty: Bool { new.isEmpty && gone.isEmpty }

    func map<Other>(_ transform: (Element) -> Other) -> Changes<Other> {
        Changes<Other>(new: new.map(transform), gone: gone.map(transform))
    }

    private static func elements<Key: Hashable>(
        of list: [Element],
        beyond other: [Element],
        by key: (Element) -> Key
    ) -> [Element] {
        var counts = Dictionary(grouping: other, by: key).mapValues(\.count)
        return list.filter { element in
            guard let count = counts[key(element)], count > 0 else { return true }
            counts[key(element)] = count - 1
            return false
        }
    }
}

/// The difference between two states of the architecture: the answer of `archlint diff`.
struct ArchitectureChange: Sendable {
    let modules: Changes<Drawing.Node>
    let edges: Changes<Edge>
    /// The cycles of packages or modules that contain a new or a removed dependency.
    let cycles: Changes<[Edge]>
    let violations: Changes<Violation>
    /// The drawing of both states, which marks new and removed nodes and arrows.
    let drawing: Drawing
    /// The paths of the packages whose manifests one of the states could not read, sorted.
    let notCompared: [String]

    init(from before: ArchitectureState, to after: ArchitectureState) {
        let unread = before.unread.union(after.unread)
        let nodes = (before.drawing.nodes + after.drawing.nodes).filter {
            unread.contains($0.package)
        }
        let modules = Set(nodes.map(\.name))
        let (old, new) = (before.without(unread, modules), after.without(unread, modules))
        notCompared = unread.map(\.shownPath).sorted()
        self.modules = Changes(from: old.drawing.nodes, to: new.drawing.nodes) {
            [$0.name, $0.kind, $0.package]
        }
        edges = Changes(from: old.edges, to: new.edges, by: \.connection)
        cycles = Changes(
            new: Self.cycles(in: new.packageEdges, beyond: old.packageEdges)
                + Self.cycles(in: new.edges, beyond: old.edges),
            gone: Self.cycles(in: old.packageEdges, beyond: new.packageEdges)
                + Self.cycles(in: old.edges, beyond: new.edges)
        )
        let here = Changes(from: old.violations, to: new.violations) {
            [$0.rule, $0.importer, $0.imported, $0.place.file] + $0.detour
        }
        // A violation in a file that has moved is not new.
        violations = Changes(from: here.gone, to: here.new) {
            [$0.rule, $0.importer, $0.imported] + $0.detour
        }
        drawing = new.drawing.marked(since: old.drawing)
    }

    /// Returns a shortest cycle through each dependency that `edges` has and `others` lacks.
    ///
    /// Every cycle that `others` lacks contains such a dependency.
    private static func cycles(in edges: [Edge], beyond others: [Edge]) -> [[Edge]] {
        let known = Set(others.map { [$0.from, $0.to] })
        let network = EdgeNetwork(edges)
        let floors = Floors.of(network.both.map { $0.map { network.pairs[$0].to } })
        var found: Set<Set<[String]>> = []
        return network.both.joined().compactMap { index in
            let (edge, pair) = (edges[index], network.pairs[index])
            // Only a cycle shares a floor.
            guard floors[pair.from] == floors[pair.to],
                !known.contains([edge.from, edge.to]),
                let back = edge.from == edge.to
                    ? [] : network.path(from: edge.to, to: edge.from, over: network.both)
            else { return nil }
            let cycle = [edge] + back
            return found.insert(Set(cycle.map { [$0.from, $0.to] })).inserted ? cycle : nil
        }
    }
}
