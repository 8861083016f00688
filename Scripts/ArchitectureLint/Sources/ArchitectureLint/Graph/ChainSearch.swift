// The search for chains of dependencies: by declarations, by imports, and by both.
extension EdgeNetwork {
    /// Returns the modules from which a chain leads to any of `goals`.
    ///
    /// If the rules hold, these modules are few, and a search for chains can skip all other
    /// modules.
    ///
    /// - Parameter ends: The modules that a chain may reach, but not pass through.
    func starts(reaching goals: Set<String>, endingAt ends: Set<String> = []) -> Set<String> {
        let isEnd = marks(ends)
        // A chain may start at an end, but not pass it.
        let starts = reachable(from: goals.compactMap(number).flatMap { predecessors[$0] }) {
            isEnd[$0] ? [] : predecessors[$0]
        }
        return Set(starts.map { names[$0] })
    }

    /// Returns the direct edges from `start` to each goal, and the shortest indirect chains.
    ///
    /// An indirect chain consists only of declarations or only of imports. A chain that mixes both
    /// is returned only if there is no other chain.
    ///
    /// - Parameters:
    ///   - start: The module where the chains start.
    ///   - goals: The modules to reach.
    ///   - ends: The modules that a chain may reach, but not pass through.
    func chains(from start: String, to goals: Set<String>, endingAt ends: Set<String>) -> [[Edge]] {
        guard !goals.isEmpty, let start = number(of: start) else { return [] }
        var isGoal = marks(goals)
        isGoal[start] = false
        let isEnd = marks(ends)
        var found = all[start].filter { isGoal[pairs[$0].to] }.map { [edges[$0]] }
        var reached: [Int] = []
        for steps in [declared, imported] {
            let near = Set(steps[start].map { pairs[$0].to })
            let paths = paths(from: start, to: isGoal, over: steps, endingAt: isEnd)
            reached += paths.map(\.goal)
            found += paths.filter { !near.contains($0.goal) }.map(\.path)
        }
        for edge in all[start] { isGoal[pairs[edge].to] = false }
        for goal in reached { isGoal[goal] = false }
        return found
            + paths(from: start, to: isGoal, over: both, endingAt: isEnd).map(\.path)
    }
}
