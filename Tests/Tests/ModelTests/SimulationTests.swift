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
        arguments: GeneratedWork.clientOperations.seeds(of: 5_000)
    )
    func clients(seed: UInt64) async throws {
        let tally = try await SimulationSetup(seed: seed, isInMemory: true)
            .tally(operations: GeneratedWork.clientOperations.part(of: 5_000))
        GeneratedWork.clientOperations.report(tally.answers)
        #expect(tally.crashes > 0, "power was lost on the way")
        #expect(tally.kills >= 20 || tally.answers < 2_000, "processes were killed on the way")
        #expect(tally.notices > tally.answers / 4, "many operations are heard: \(tally.notices)")
        #expect(tally.faults["signer", default: 0] > 0, "the signer died on the way")
        #expect(tally.refusals.count > 25, "most kinds of refusal: \(tally.refusals)")
        #expect(tally.refusals["draft.changed"] != nil, "clients had their turns amid requests")
    }

    @Test(
        "one client earns the interest of years to the won",
        arguments: GeneratedWork.yearOperations.seeds(of: 3_000)
    )
    func years(seed: UInt64) async throws {
        let setup = SimulationSetup(
            seed: seed,
            clients: 1,
            longestAdvance: 1_500,
            isInMemory: true
        )
        let tally = try await setup.tally(operations: GeneratedWork.yearOperations.part(of: 3_000))
        GeneratedWork.yearOperations.report(tally.answers)
        #expect(tally.days > 3 * 365, "there are leap days on the way")
    }

    @Test("the same seed makes the same run, and another seed another run")
    func seeds() async throws {
        let setups = [3, 4].map { SimulationSetup(seed: $0, isInMemory: true) }
        let digest = try await Self.compare(setups[0], setups[0])
        let other = try await setups[1].tally(operations: 100)
        #expect(other.digest != digest)
    }

    /// Expects that two runs are equal.
    /// - Returns: The hash of their answers.
    @discardableResult
    static func compare(_ setup: SimulationSetup, _ other: SimulationSetup) async throws -> UInt64 {
        let operations = GeneratedWork.repeatedOperations.amount
        let tally = try await setup.tally(operations: operations)
        let repeated = try await other.tally(operations: operations)
        GeneratedWork.repeatedOperations.report(tally.answers + repeated.answers)
        #expect(tally.answers == operations)
        #expect(tally.digest == repeated.digest)
        #expect(tally.root == repeated.root)
        #expect(tally.faults == repeated.faults)
        return tally.digest
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
        arguments: GeneratedWork.serverOperations.seeds(of: 5_000)
    )
    func clients(seed: UInt64) async throws {
        let setup = SimulationSetup(seed: seed, server: try Self.server.get(), longestAdvance: 20)
        let tally = try await setup.tally(
            operations: GeneratedWork.serverOperations.part(of: 5_000)
        )
        GeneratedWork.serverOperations.report(tally.answers)
        #expect(tally.refusals.count > 25, "most kinds of refusal: \(tally.refusals)")
        #expect(tally.refusals["draft.changed"] != nil, "clients had their turns amid requests")
        for fault in FaultyLink.Fault.allCases where tally.answers > 2_000 {
            #expect(tally.faults["\(fault)", default: 0] > 0, "\(tally.faults)")
        }
    }

    @Test("the same seed makes the same run on both stores, and the same faults on a server")
    func seeds() async throws {
        let server = try Self.server.get()
        // The faults of a disk are not those of a server.
        try await SimulationTests.compare(
            SimulationSetup(seed: 3, hasFaults: false, isInMemory: true),
            SimulationSetup(seed: 3, server: server, hasFaults: false)
        )
        let setup = SimulationSetup(seed: 4, server: server)
        try await SimulationTests.compare(setup, setup)
    }
}

extension SimulationSetup {
    fileprivate func tally(operations: Int) async throws -> Tally {
        let run = try await start()
        try await run.run(operations: operations)
        return await run.tally
    }
}

extension GeneratedWork {
    /// The amount of work in a part that a seed has.
    fileprivate func part(of size: Int) -> Int { min(size, amount) }
}
