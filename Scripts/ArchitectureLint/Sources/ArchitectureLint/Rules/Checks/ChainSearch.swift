/// Finds who reaches whom, over what manifests declare, over what sources import, and over both.
struct ChainSearch: Sendable {
    private let network: EdgeNetwork
    /// All edges.
    let all: EdgeNetwork.Steps
    /// The first edge of each pair by which one module declares another.
    let declared: EdgeNetwork.Steps
    /// The first edge of each pair by which one imports another.
    let imported: EdgeNetwork.Steps
    /// The first edge of each pair, in whatever way one knows the other.
    let both: EdgeNetwork.Steps
    /// Who knows each module.
    private let knowers: [[Int]]

    init(_ network: EdgeNetwork) {
        self.network = network
        all = EdgeNetwork.Steps(network, firstOnly: false)
        declared = EdgeNetwork.Steps(network, firstOnly: true) { $0.kind == .declared }
        imported = EdgeNetwork.Steps(network, firstOnly: true) { $0.kind == .imported }
        both = EdgeNetwork.Steps(network, firstOnly: true)
        var knowers = [[Int]](repeating: [], count: network.names.count)
        for number in network.names.indices {
            for edge in both[number] { knowers[network.ends[edge].to].append(number) }
        }
        self.knowers = knowers
    }

    init(_ edges: [Edge]) {
        self.init(EdgeNetwork(edges))
    }

    /// The modules from which one of some goals can be reached at all: where rules hold, hardly any,
    /// so that nothing else has to be searched.
    ///
    /// - Parameters:
    ///   - goals: the goals.
    ///   - ends: where ways end.
    func starts(reaching goals: Set<String>, endingAt ends: Set<String> = []) -> Set<String> {
        let isEnd = network.marks(ends)
        var isStart = [Bool](repeating: false, count: network.names.count)
        var waiting = goals.compactMap(network.number)
        while let number = waiting.popLast() {
            for knower in knowers[number] where !isStart[knower] {
                isStart[knower] = true
                // A way may start at an end, but not lead on through it.
                if !isEnd[knower] { waiting.append(knower) }
            }
        }
        return Set(network.names.indices.filter { isStart[$0] }.map { network.names[$0] })
    }

    /// Every way from a module to others that is of one step, and the shortest where it takes
    /// more, each on both levels; where the two levels only together make a way, that one.
    ///
    /// - Parameters:
    ///   - start: the module.
    ///   - goals: the others.
    ///   - ends: where ways end; what lies behind is for those to answer for.
    func chains(from start: String, to goals: Set<String>, endingAt ends: Set<String>) -> [[Edge]] {
        guard !goals.isEmpty, let start = network.number(of: start) else { return [] }
        var isGoal = network.marks(goals)
        let isEnd = network.marks(ends)
        var found: [[Edge]] = []
        for edge in all[start] {
            let to = network.ends[edge].to
            if isGoal[to], to != start { found.append([network.edges[edge]]) }
        }
        var reached: [Int] = []
        for steps in [declared, imported] {
            let near = Set(steps[start].map { network.ends[$0].to })
            for (goal, chain) in shortest(from: start, to: isGoal, endingAt: isEnd, steps) {
                reached.append(goal)
                if !near.contains(goal) { found.append(chain) }
            }
        }
        // What is known at once needs no other way.
        for edge in all[start] { isGoal[network.ends[edge].to] = false }
        for goal in reached { isGoal[goal] = false }
        return found + shortest(from: start, to: isGoal, endingAt: isEnd, both).map(\.chain)
    }

    private func shortest(
        from start: Int,
        to isGoal: [Bool],
        endingAt isEnd: [Bool],
        _ steps: EdgeNetwork.Steps
    ) -> [(goal: Int, chain: [Edge])] {
        var reachedBy = [Int](repeating: -1, count: network.names.count)
        var found: [(goal: Int, chain: [Edge])] = []
        var front = [start]
        while !front.isEmpty {
            var next: [Int] = []
            for number in front {
                for edge in steps[number] {
                    let to = network.ends[edge].to
                    guard to != start, reachedBy[to] < 0 else { continue }
                    reachedBy[to] = edge
                    if isGoal[to] { found.append((to, way(to: edge, from: start, reachedBy))) }
                    if !isEnd[to] { next.append(to) }
                }
            }
            front = next
        }
        return found
    }

    private func way(to last: Int, from start: Int, _ reachedBy: [Int]) -> [Edge] {
        var way = [network.edges[last]]
        var edge = last
        while network.ends[edge].from != start {
            edge = reachedBy[network.ends[edge].from]
            way.append(network.edges[edge])
        }
        return way.reversed()
    }
}

extension RuleContext {
    /// The violations that ways from one module to others make.
    ///
    /// - Parameter because: what is wrong with them, after "A imports B".
    func violations(
        _ chains: [[Edge]],
        because: (Edge, _ goal: String) -> String,
        instead: String
    ) -> [Violation] {
        chains.compactMap { chain in
            guard let first = chain.first, let last = chain.last else { return nil }
            let who = described(first.from)
            let whom = described(last.to)
            let how =
                chain.count == 1
                ? "\(who) \(first.verb) \(whom)" : "\(who) reaches \(whom) through others"
            return violation(
                at: first.place,
                importer: first.from,
                imported: last.to,
                message: "\(how): \(because(first, last.to))",
                chain: chain.count == 1 ? [] : chain,
                instead: instead
            )
        }
    }
}
