// The search for the chains that lead from modules to others: by declarations, imports, and both.
extension EdgeNetwork {
    /// Returns the modules that reach any goal.
    ///
    /// Few modules do where the rules hold, so the search for chains visits only these.
    ///
    /// - Parameter ends: The modules that a chain may reach, but not pass.
    func starts(reaching goals: Set<String>, endingAt ends: Set<String> = []) -> Set<String> {
        let isEnd = marks(ends)
        // A chain may start at an end, but not pass it.
        let starts = reachable(from: goals.compactMap(number).flatMap { predecessors[$0] }) {
            isEnd[$0] ? [] : predecessors[$0]
        }
        return Set(starts.map { names[$0] })
    }

    /// Returns every direct edge from a module to a goal, and the shortest indirect chain of
    /// declarations, of imports, or else of both.
    ///
    /// - Parameters:
    ///   - start: The module where the chains start.
    ///   - goals: The modules to reach.
    ///   - ends: The modules that a chain may reach, but not pass. They answer for the rest.
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
