/// Edges between numbered modules, for searches over the whole graph.
struct EdgeNetwork: Sendable {
    let edges: [Edge]
    let names: [String]
    /// The numbers of the two modules that each edge connects.
    let pairs: [(from: Int, to: Int)]
    private(set) var all: Steps = []
    /// The first declaration for each pair of modules.
    private(set) var declared: Steps = []
    /// The first import for each pair of modules.
    private(set) var imported: Steps = []
    /// The first edge of any kind for each pair of modules.
    private(set) var both: Steps = []
    /// For each module, the numbers of the modules that depend on it.
    private(set) var predecessors: [[Int]]
    private let numbers: [String: Int]

    /// For each module, the indices of the edges that start there.
    typealias Steps = [[Int]]

    init(_ edges: [Edge]) {
        var names: [String] = []
        var numbers: [String: Int] = [:]
        func number(_ name: String) -> Int {
            if let known = numbers[name] { return known }
            numbers[name] = names.count
            names.append(name)
            return names.count - 1
        }
        let pairs = edges.map { (from: number($0.from), to: number($0.to)) }
        self.edges = edges
        self.names = names
        self.numbers = numbers
        self.pairs = pairs
        predecessors = [[Int]](repeating: [], count: names.count)
        all = steps(firstOnly: false)
        declared = steps { $0.kind == .declared }
        imported = steps { $0.kind == .imported }
        both = steps()
        for edge in both.joined() { predecessors[pairs[edge].to].append(pairs[edge].from) }
    }

    /// Returns the number of a module; nil for a module without edges.
    func number(of name: String) -> Int? { numbers[name] }

    /// Returns a flag for each module, which is true if `names` contains the module.
    func marks(_ names: Set<String>) -> [Bool] { self.names.map { names.contains($0) } }

    /// Returns the indices of edges, grouped by the module where they start.
    ///
    /// - Parameters:
    ///   - isFirstOnly: True to include only the first edge for each pair of modules.
    ///   - counts: Returns whether to include an edge.
    func steps(firstOnly isFirstOnly: Bool = true, where counts: (Edge) -> Bool = { _ in true })
        -> Steps
    {
        var steps = Steps(repeating: [], count: names.count)
        for index in edges.indices where counts(edges[index]) {
            steps[pairs[index].from].append(index)
        }
        guard isFirstOnly else { return steps }
        var lastSource = [Int](repeating: -1, count: names.count)
        return names.indices.map { source in
            steps[source].filter { edge in
                defer { lastSource[pairs[edge].to] = source }
                return lastSource[pairs[edge].to] != source
            }
        }
    }

    /// Returns all edges of each pair of modules for which `fits` accepts an edge in `steps`.
    ///
    /// If `steps` has only the first edge of a pair, the result still has all edges of the pair,
    /// such as imports in several files.
    func edges(ofPairs steps: Steps, where fits: (Int) -> Bool) -> [Edge] {
        var targets: [Int: Set<Int>] = [:]
        for module in names.indices {
            for edge in steps[module] where fits(edge) {
                targets[module, default: []].insert(pairs[edge].to)
            }
        }
        if targets.isEmpty { return [] }
        return edges.indices.filter { targets[pairs[$0].from]?.contains(pairs[$0].to) ?? false }
            .map { edges[$0] }
    }
}

extension EdgeNetwork {
    /// Returns the shortest path to each goal, the nearest goal first.
    ///
    /// - Parameters:
    ///   - start: The module where all paths start. If it is a goal, the path to it is a cycle.
    ///   - isGoal: For each module, whether it is a goal.
    ///   - steps: The edges that paths may take.
    ///   - isEnd: For each module, whether a path may reach it, but not pass through it.
    func paths(
        from start: Int,
        to isGoal: [Bool],
        over steps: Steps,
        endingAt isEnd: [Bool]? = nil
    ) -> [(goal: Int, path: [Edge])] {
        var reachedBy = [Int](repeating: -1, count: names.count)
        var found: [(goal: Int, path: [Edge])] = []
        var front = [start]
        while !front.isEmpty {
            var next: [Int] = []
            for module in front {
                for edge in steps[module] where reachedBy[pairs[edge].to] < 0 {
                    let to = pairs[edge].to
                    reachedBy[to] = edge
                    if isGoal[to] { found.append((to, path(to: edge, from: start, reachedBy))) }
                    if isEnd?[to] != true { next.append(to) }
                }
            }
            front = next
        }
        return found
    }

    private func path(to last: Int, from start: Int, _ reachedBy: [Int]) -> [Edge] {
        var path = [edges[last]]
        var edge = last
        while pairs[edge].from != start {
            edge = reachedBy[pairs[edge].from]
            path.append(edges[edge])
        }
        return path.reversed()
    }

    /// Returns the shortest path from one module to another or back to itself; nil without a path.
    func path(from start: String, to goal: String, over steps: Steps) -> [Edge]? {
        guard let from = number(of: start), number(of: goal) != nil else { return nil }
        return paths(from: from, to: marks([goal]), over: steps).first?.path
    }

    /// Returns shortest cycles that together contain every module that is in a cycle.
    func cycles(over steps: Steps? = nil) -> [[Edge]] {
        let steps = steps ?? both
        let successors = steps.map { $0.map { pairs[$0].to } }
        let cyclic = stronglyConnectedComponents(successors).filter {
            $0.count > 1 || successors[$0[0]].contains($0[0])
        }
        var covered: Set<String> = []
        var cycles: [[Edge]] = []
        for name in cyclic.joined().map({ names[$0] }).sorted() where !covered.contains(name) {
            guard let cycle = path(from: name, to: name, over: steps) else { continue }
            covered.formUnion(cycle.map(\.from))
            cycles.append(cycle)
        }
        return cycles
    }
}
