import Bookkeeping
import ConsoleTesting
import LedgerPostgreSQLTesting

@testable import Card

/// Everything that decides what happens in a run.
struct SimulationSetup: Sendable {
    /// Equal seeds give equal runs on a store.
    let seed: UInt64
    /// The server for a book on PostgreSQL; nil for SQLite.
    var server: PostgreSQLServer?
    /// The number of processes that use the book at once.
    var clients = 16
    /// The longest time that is closed at once, in days.
    var longestAdvance = 60
    /// Indicates whether the store fails; clients are killed and the signer dies in any case.
    var hasFaults = true
    /// Indicates whether the folder of the run is in memory instead of `TMPDIR`, if possible.
    var isInMemory = false
    /// Returns a request as the model understands it; tests plant a mistake here.
    var understood: @Sendable (Request) -> Request = { $0 }

    /// Every fourth client has faults, because a faulty connection costs time also without a fault.
    private var faultyShare: Int { min(4, clients) }

    /// The number of faults in eighty turns of a client that has faults.
    ///
    /// A disk, whose failure ends all processes, fails less often than a connection.
    var faultsInEighty: Int { server == nil ? faultyShare : 2 * faultyShare }

    func hasFaults(client: Int) -> Bool { client.isMultiple(of: faultyShare) }

    /// Makes a run on a new book.
    func start() async throws -> SimulationRun {
        let folder = try TemporaryFolder(named: "simulation", inMemory: isInMemory)
        return try await SimulationRun(self, in: folder)
    }
}

// MARK: - Random settings

extension SimulationSetup {
    static func rates(upTo highest: Int, _ random: SharedGenerator) -> ModelRates {
        var changes = [0: 1 + random.below(highest)]
        for _ in 0..<12 { changes[random.below(2_000)] = random.below(highest) }
        return ModelRates(changes: changes)
    }

    static func table(_ rates: ModelRates) -> InterestRateTable {
        let first = BusinessDate("2026-01-05") ?? BusinessDate(dayNumber: 0)
        return InterestRateTable(
            Dictionary(
                uniqueKeysWithValues: rates.changes.map {
                    (first.advanced(by: $0.key), InterestRate(basisPoints: $0.value))
                }
            )
        )
    }

    /// Draws from few numbers, so that some are taken.
    static func cardNumber(_ random: SharedGenerator) -> CardNumber {
        while true {
            let digits = "536510000\(100_000 + random.below(20_000))\(random.below(10))"
            if let number = try? CardNumber(parsing: digits) { return number }
        }
    }
}
