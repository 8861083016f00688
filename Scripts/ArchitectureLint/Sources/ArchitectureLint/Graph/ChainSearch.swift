/// Finds the chains that lead from modules to others, by declarations, by imports, and by both.
struct ChainSearch: Sendable {
    private let network: EdgeNetwork
    /// Every edge.
    let all: EdgeNetwork.Steps
    /// The first declaration of each pair of modules.
    let declared: EdgeNetwork.Steps
    /// The first import of each pair.
    let imported: EdgeNetwork.Steps
    /// The first edge of each pair, of any kind.
    let both: EdgeNetwork.Steps
    private let predecessors: [[Int]]

    init(_ network: EdgeNetwork) {
        self.network = network
        all = network.steps(firstOnly: false)
        declared = network.steps { $0.kind == .declared }
        imported = network.steps { $0.kind == .imported }
        both = network.steps()
        var predecessors = [[Int]](repeating: [], count: network.names.count)
        for module in network.names.indices {
            for edge in both[module] { predecessors[network.ends[edge].to].append(module) }
        }
        self.predecessors = predecessors
    }

    init(_ edges: [Edge]) { self.init(EdgeNetwork(edges)) }

    /// Returns the modules that reach any goal.
    ///
    /// Where the rules hold these are hardly any, so that nothing else has to be searched.
    ///
    /// - Parameter ends: The modules that a chain may reach, but not pass.
    func starts(reaching goals: Set<String>, endingAt ends: Set<String> = []) -> Set<String> {
        let isEnd = network.marks(ends)
        var isStart = [Bool](repeating: false, count: network.names.count)
        var waiting = goals.compactMap(network.number)
        while let module = waiting.popLast() {
            for predecessor in predecessors[module] where !isStart[predecessor] {
                isStart[predecessor] = true
                // A chain may start at an end, but not pass it.
                if !isEnd[predecessor] { waiting.append(predecessor) }
            }
        }
        return Set(network.names.indices.filter { isStart[$0] }.map { network.names[$0] })
    }

    /// Returns every direct edge from a module to a goal, and the shortest indirect chain of
    /// declarations, of imports, or else of both.
    ///
    /// - Parameters:
    ///   - start: The module where the chains start.
    ///   - goals: The modules to reach.
    ///   - ends: The modules that a chain may reach, but not pass. They answer for the rest.
    func chains(from start: String, to goals: Set<String>, endingAt ends: Set<String>) -> [[Edge]] {
        guard !goals.isEmpty, let start = network.number(of: start) else { return [] }
        var isGoal = network.marks(goals)
        isGoal[start] = false
        let isEnd = network.marks(ends)
        var found = all[start].filter { isGoal[network.ends[$0].to] }.map { [network.edges[$0]] }
        var reached: [Int] = []
        for steps in [declared, imported] {
            let near = Set(steps[start].map { network.ends[$0].to })
            let paths = network.paths(from: start, to: isGoal, over: steps, endingAt: isEnd)
            reached += paths.map(\.goal)
            found += paths.filter { !near.contains($0.goal) }.map(\.path)
        }
        for edge in all[start] { isGoal[network.ends[edge].to] = false }
        for goal in reached { isGoal[goal] = false }
        return found
            + network.paths(from: start, to: isGoal, over: both, endingAt: isEnd).map(\.path)
    }
}
