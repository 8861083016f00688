import ConsoleTesting

extension SimulationSetup {
    /// Returns the shortest script found that breaks the same promise as a run.
    ///
    /// Parts of the script are left out, ever smaller ones, as long as the promise is broken
    /// (Zeller, Hildebrandt, "Simplifying and isolating failure-inducing input", 2002).
    /// - Parameters:
    ///   - script: The steps of the run.
    ///   - violation: The violation that ended the run.
    func shrunk(_ script: Script, breaking violation: Violation) async throws -> Script {
        var search = Search(setup: self, kind: violation.kind, script: script)
        // Most mistakes show without the inspection of the whole book at the end.
        if try await !search.accept(script.steps) { search.isInspected = true }
        _ = try await search.accept(script.steps(about: violation))
        try await search.simplify()
        try await search.removeParts()
        try await search.simplifySteps()
        try await search.joinTurns()
        try await search.joinDays()
        try await search.removeParts()
        return search.script
    }
}

extension Script {
    /// Returns the steps that close days, or are about an account that a violation names or the
    /// last request is about.
    fileprivate func steps(about violation: Violation) -> [Step] {
        let last = steps.last { $0.request != nil }?.request?.accounts ?? []
        func isNamed(_ account: String) -> Bool {
            last.contains(account) || violation.description.contains(account)
        }
        return steps.filter { step in
            guard case .start(.request(let number, let request)) = step.action else { return true }
            let opened = results[number]?["account"].map { [$0] } ?? []
            return (request.accounts + opened).contains(where: isNamed)
        }
    }
}

/// The search for a shorter script.
private struct Search {
    let setup: SimulationSetup
    /// The kind of the violation.
    let kind: String
    private(set) var script: Script
    var isInspected = false
    /// The number of steps that may still be taken, because a long script is repeated often.
    private var budget: Int

    init(setup: SimulationSetup, kind: String, script: Script) {
        (self.setup, self.kind, self.script) = (setup, kind, script)
        budget = 100 * script.steps.count + 10_000
    }

    /// Takes other steps if they break the same promise.
    /// - Returns: Whether they do.
    mutating func accept(_ steps: [Step]) async throws -> Bool {
        guard budget > 0 else { return false }
        budget -= steps.count
        var setup = setup
        setup.clients = 1 + (steps.map(\.client).max() ?? 0)
        let run = try await setup.start()
        do {
            try await run.repeatSteps(
                of: Script(steps: steps, results: script.results),
                isInspected: isInspected
            )
        } catch let violation as Violation where violation.kind == kind {
            // In the names of the new run, and without the steps that had nothing to do.
            script = await run.script
            return true
        } catch is Violation {}
        return false
    }

    /// Makes all steps simpler at once.
    mutating func simplify() async throws {
        _ = try await accept(script.steps.map { $0.withoutFault ?? $0 })
        _ = try await accept(script.steps.compactMap(\.alone))
        _ = try await accept(script.steps.map { $0.withoutTime ?? $0 })
    }

    /// Makes each step simpler on its own.
    mutating func simplifySteps() async throws {
        for simpler in [\Step.withoutFault, \.withoutTime, \.inOneTurn] {
            for index in script.steps.indices.reversed() where index < script.steps.count {
                guard let step = script.steps[index][keyPath: simpler] else { continue }
                var steps = script.steps
                steps[index] = step
                _ = try await accept(steps)
            }
        }
    }

    /// Lets an errand end in the turn in which it begins, with the fault of its later turn.
    mutating func joinTurns() async throws {
        for index in script.steps.indices.reversed() where index < script.steps.count {
            var steps = script.steps
            let step = steps[index]
            guard case .resume = step.action,
                let start = steps[..<index].lastIndex(where: { $0.client == step.client })
            else { continue }
            steps[start] = steps[start].doing(steps[start].action, step.fault ?? steps[start].fault)
            steps.remove(at: index)
            _ = try await accept(steps)
        }
    }

    /// Closes the days of two steps in one.
    mutating func joinDays() async throws {
        for index in script.steps.indices.reversed() where index < script.steps.count {
            var steps = script.steps
            guard let days = steps[index].days,
                let earlier = steps[..<index].lastIndex(where: { $0.days != nil })
            else { continue }
            let sum = days + (steps[earlier].days ?? 0)
            steps[index] = steps[index].doing(.start(.advance(days: sum)))
            steps.remove(at: earlier)
            _ = try await accept(steps)
        }
    }

    /// Leaves out parts, until each step is needed.
    mutating func removeParts() async throws {
        var size = script.steps.count / 2
        while size > 0 {
            let count = script.steps.count
            // From the end, because earlier steps make what later steps use.
            var end = count
            while end > 0 {
                let start = max(0, end - size)
                var steps = script.steps
                steps.removeSubrange(start..<end)
                _ = try await accept(steps)
                end = min(start, script.steps.count)
            }
            if size > 1 || script.steps.count == count { size /= 2 }
        }
    }
}

extension Request {
    /// The accounts that the request is about; empty for a new account.
    fileprivate var accounts: [String] {
        var accounts: [String] = []
        _ = renamed { name in
            accounts.append(String(name.prefix { $0 != "/" }))
            return name
        }
        return accounts
    }
}

extension Step {
    fileprivate var request: Request? {
        if case .start(.request(_, let request)) = action { request } else { nil }
    }

    /// The step without its fault; nil if it has none.
    fileprivate var withoutFault: Step? {
        fault == nil ? nil : doing(action, during: accesses)
    }

    /// The step at once after the one before; nil if it is.
    fileprivate var withoutTime: Step? {
        guard seconds > 0 else { return nil }
        var step = self
        step.seconds = 0
        return step
    }

    /// The number of days that the step closes; nil for another step.
    fileprivate var days: Int? {
        switch action {
        case .start(.advance(let days)), .start(.closeDays(let days)): days
        default: nil
        }
    }

    /// The step with all accesses to the book; nil if it has them.
    fileprivate var inOneTurn: Step? { accesses == .max ? nil : doing(action, fault) }

    /// The whole errand at once by the first client; nil for what only one of several clients does.
    fileprivate var alone: Step? {
        switch action {
        case .resume, .kill: return nil
        case .start, .setSigner:
            var step = inOneTurn ?? self
            step.client = 0
            return step
        }
    }
}
