import BookkeepingTesting
import LedgerPostgreSQLTesting
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
        let tally = try await SimulationSetup(seed: seed, isInMemory: true)
            .tally(steps: GeneratedWork.clientSteps.part(of: 3_000))
        GeneratedWork.clientSteps.report(tally.steps)
        #expect(tally.crashes > 0, "power was lost on the way")
        #expect(tally.faults["signer", default: 0] > 0, "the signer died on the way")
        #expect(tally.refusals.count > 25, "most kinds of refusal: \(tally.refusals)")
    }

    @Test(
        "one client earns the interest of years to the won",
        arguments: GeneratedWork.yearSteps.seeds(of: 3_000)
    )
    func years(seed: UInt64) async throws {
        let setup = SimulationSetup(
            seed: seed,
            clients: 1,
            longestAdvance: 1_500,
            isInMemory: true
        )
        let tally = try await setup.tally(steps: GeneratedWork.yearSteps.part(of: 3_000))
        GeneratedWork.yearSteps.report(tally.steps)
        #expect(tally.days > 3 * 365, "there are leap days on the way")
    }
}

/// The same on a server.
@Suite(
    "Simulated clients of a server, compared with a model",
    .serialized,
    .enabled(if: PostgreSQLServer.isWanted)
)
struct ServerSimulationTests {
    private static let server = Result { try PostgreSQLServer() }

    @Test(
        "sixteen clients that lose their connections break no promise",
        arguments: GeneratedWork.serverSteps.seeds(of: 5_000)
    )
    func clients(seed: UInt64) async throws {
        let setup = SimulationSetup(seed: seed, server: try Self.server.get(), longestAdvance: 20)
        let tally = try await setup.tally(steps: GeneratedWork.serverSteps.part(of: 5_000))
        GeneratedWork.serverSteps.report(tally.steps)
        #expect(tally.refusals.count > 25, "most kinds of refusal: \(tally.refusals)")
        for fault in FaultyLink.Fault.allCases where tally.steps > 2_000 {
            #expect(tally.faults["\(fault)", default: 0] > 0, "\(tally.faults)")
        }
    }

    @Test("the same seed makes the same run on each store, and another seed another run")
    func seeds() async throws {
        let server = try Self.server.get()
        let steps = GeneratedWork.repeatedSteps.amount
        let setups = [
            // The faults of a disk are not those of a server.
            SimulationSetup(seed: 3, hasFaults: false, isInMemory: true),
            SimulationSetup(seed: 3, server: server, hasFaults: false),
            SimulationSetup(seed: 4, server: server),
            SimulationSetup(seed: 4, server: server),
            SimulationSetup(seed: 3, isInMemory: true),
            SimulationSetup(seed: 3, isInMemory: true),
        ]
        var runs: [Tally] = []
        for setup in setups { runs.append(try await setup.tally(steps: steps)) }
        GeneratedWork.repeatedSteps.report(runs.reduce(0) { $0 + $1.steps })
        for pair in stride(from: 0, to: runs.count, by: 2) {
            #expect(runs[pair].digest == runs[pair + 1].digest)
            #expect(runs[pair].root == runs[pair + 1].root)
            #expect(runs[pair].faults == runs[pair + 1].faults)
        }
        #expect(Set(runs.map(\.digest)).count == 3)
    }
}

extension SimulationSetup {
    fileprivate func tally(steps: Int) async throws -> Tally {
        let run = try await start()
        try await run.run(steps: steps)
        return await run.tally
    }
}

extension GeneratedWork {
    /// The amount of work in a part that a seed has.
    fileprivate func part(of size: Int) -> Int { min(size, amount) }
}
