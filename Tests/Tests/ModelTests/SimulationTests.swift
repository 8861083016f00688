import BookkeepingTesting
import ConsoleTesting
import Testing

@testable import Simulation

/// The real services and the real book are compared, after each step and to the won, with an
/// independent implementation of the rules.
@Suite("Simulated clients, compared with a model")
struct SimulationTests {
    @Test(
        "sixteen clients on a failing disk break no promise",
        arguments: GeneratedWork.clientSteps.seeds(of: 3_000)
    )
    func clients(seed: UInt64) async throws {
        let tally = try await Self.tally(
            seed: seed,
            steps: min(3_000, GeneratedWork.clientSteps.amount)
        )
        GeneratedWork.clientSteps.report(tally.steps)
        #expect(tally.crashes > 0, "power was lost on the way")
        #expect(tally.refusals.count > 25, "most kinds of refusal: \(tally.refusals)")
    }

    @Test(
        "one client earns the interest of years to the won",
        arguments: GeneratedWork.yearSteps.seeds(of: 3_000)
    )
    func years(seed: UInt64) async throws {
        let tally = try await Self.tally(
            seed: seed,
            steps: min(3_000, GeneratedWork.yearSteps.amount),
            clients: 1,
            longestAdvance: 1_500
        )
        GeneratedWork.yearSteps.report(tally.steps)
        #expect(tally.days > 3 * 365, "there are leap days on the way")
    }

    @Test("the same seed makes the same run, and another seed another run")
    func seeds() async throws {
        let steps = GeneratedWork.repeatedSteps.amount
        let runs = try await [
            Self.tally(seed: 3, steps: steps), Self.tally(seed: 3, steps: steps),
            Self.tally(seed: 4, steps: steps),
        ]
        GeneratedWork.repeatedSteps.report(runs.reduce(0) { $0 + $1.steps })
        #expect(runs[0].digest == runs[1].digest)
        #expect(runs[0].root == runs[1].root)
        #expect(runs[0].digest != runs[2].digest)
    }

    /// Runs a simulation, which throws a violation with its step.
    private static func tally(
        seed: UInt64,
        steps: Int,
        clients: Int = 16,
        longestAdvance: Int = 60
    ) async throws -> Tally {
        let run = try SimulationRun(
            seed: seed,
            in: TemporaryFolder(named: "simulation", inMemory: true),
            clients: clients,
            longestAdvance: longestAdvance
        )
        try await run.run(steps: steps)
        return await run.tally
    }
}
