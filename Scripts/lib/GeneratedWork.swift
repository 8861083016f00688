#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A kind of generated test work, such as random keys, and its amount in this test run.
///
/// The constants below are the amounts for all tests. The environment variables
/// `MODULARBANK_SHORT=1` and `MODULARBANK_LONG=1` choose the short and the long amounts.
///
/// The packages have symbolic links to this file.
public struct GeneratedWork: Sendable {
    /// The amount of work in this test run.
    public let amount: Int
    private let unit: String

    /// - Parameters:
    ///   - unit: The plural noun for the counted work, such as `random keys`.
    ///   - short: The amount of work when the tests run with `Scripts/test --affected`.
    ///   - usual: The amount of work when the tests run with `Scripts/test`, so small that each
    ///     suite takes less than 20 seconds of CPU time.
    ///   - long: The amount of work when the tests run with `Scripts/test --long`.
    private init(_ unit: String, _ short: Int, _ usual: Int, _ long: Int) {
        func isSet(_ name: String) -> Bool { getenv(name).map { String(cString: $0) } == "1" }
        self.unit = unit
        amount = isSet("MODULARBANK_LONG") ? long : isSet("MODULARBANK_SHORT") ? short : usual
    }

    /// Returns a seed for each part of the work, so that the parts can run at the same time.
    /// - Parameter size: The amount of work in one part, greater than zero.
    public func seeds(of size: Int = 1) -> ClosedRange<UInt64> {
        1...UInt64(max(1, amount / size))
    }

    /// Prints how much work was done.
    public func report(_ count: Int) {
        print("generated work: \(count) \(unit)")
    }
}

// The tests across packages.
extension GeneratedWork {
    public static let clientOperations = Self("operations of 16 clients", 1_000, 3_250, 900_000)
    public static let yearOperations = Self("operations over years", 1_250, 1_250, 100_000)
    public static let serverOperations = Self("operations on a server", 500, 4_550, 1_000_000)
    public static let repeatedOperations = Self("operations with equal seeds", 100, 150, 1_500)
    public static let shrunkRuns = Self("violations that are shrunk", 1, 1, 20)
    public static let attacks = Self("attacks on a book", 16, 200, 10_000)
    public static let laterAttacks = Self("attacks after a checkpoint", 10, 100, 2_000)
    public static let databaseEdits = Self("edits of a database", 20, 300, 10_000)
    public static let honestBooks = Self("honest books", 3, 8, 1_000)
    public static let honestCommands = Self("commands on each honest book", 20, 20, 60)
    public static let documents = Self("documents for two verifiers", 250, 250, 20_000)
    public static let storeDrafts = Self("drafts on every store", 6_000, 6_000, 1_000_000)
    public static let keys = Self("random keys", 2_000, 10_000, 100_000)
    public static let gameKeys = Self("random keys in games", 2_000, 8_000, 25_000)
    public static let journeyKinds = Self("kinds of journey", 1, 2, 2)
    public static let deepHops = Self("hops there and back", 150, 500, 10_000)
    public static let repeatedHops = Self("hops of ten journeys", 30, 100, 10_000)
    public static let backupFaults = Self("faults during a backup", 3, 6, 100)
    public static let firstCommandFaults = Self("faults during a first command", 3, 12, 125)
    public static let movementFaults = Self("faults during a movement", 6, 16, 31)
    public static let killedPayouts = Self("boxes paid by a killed payday", 6, 6, 520)
    public static let killedGames = Self("killed games", 5, 10, 150)
    public static let killedTransfers = Self("killed transfers", 5, 10, 100)
    public static let killedFollowers = Self("killed followers of notices", 8, 20, 1_000)
    public static let killedMoves = Self("moves of a book that are killed", 4, 4, 60)
    public static let cutOffLines = Self("pairs of lines that end a tour", 4, 11, 1_000)
}

// The tests of LedgerSQLite.
extension GeneratedWork {
    public static let diskFaults = Self("faults of a disk", 250, 500, 20_000)
    public static let damagedPages = Self("overwritten pages", 6, 12, 100)
    public static let ledgerProcesses = Self("processes with one book", 3, 3, 8)
    public static let mixedTransfers = Self("transfers among ten accounts", 100, 100, 2_000)
    public static let ledgerKills = Self("killed processes", 20, 20, 1_000)
    public static let acknowledgedTransfers = Self("acknowledged transfers", 1, 1, 10_000)
}

// The tests of LedgerPostgreSQL.
extension GeneratedWork {
    public static let serverKills = Self("kills of a server", 20, 20, 200)
    public static let promotions = Self("promotions of a standby", 2, 2, 20)
    public static let sealedEntries = Self("entries with delays and gaps", 640, 640, 64_000)
    public static let serverTransfers = Self("transfers of eight processes", 400, 400, 16_000)
}

// The tests of Bookkeeping.
extension GeneratedWork {
    public static let jsonKeys = Self("pairs of keys in JSON", 10_000, 20_000, 200_000)
    public static let jsonTexts = Self("altered texts of JSON", 10_000, 20_000, 200_000)
    public static let interestDays = Self("days with interest", 19_200, 38_400, 384_000)
    public static let receiptTexts = Self("altered receipts", 1_500, 3_000, 30_000)
}

// The tests of the features.
extension GeneratedWork {
    public static let paymentRequests = Self("requests about payments", 720, 1_440, 14_400)
    public static let exportedTransactions = Self("exported transactions", 1_000, 2_000, 10_000)
    public static let finishedGames = Self(
        "games whose memory is released",
        10_000,
        20_000,
        100_000
    )
    public static let scoredGames = Self("games and resets", 720, 1_440, 14_400)
    public static let mistypedCodes = Self("mistyped recovery codes", 2_000, 4_000, 40_000)
}

// The tests of Console.
extension GeneratedWork {
    public static let screens = Self("random screens", 50, 100, 1_000)
    public static let frames = Self("random frames", 3_000, 6_000, 60_000)
    public static let cutInputs = Self("inputs of keys in random parts", 200, 400, 4_000)
    public static let noisyInputs = Self("inputs of random bytes", 100, 200, 2_000)
    public static let grids = Self("random grids", 30, 60, 600)
    public static let sessionKeys = Self("random keys in sessions", 1_500, 3_000, 30_000)
}

// The tests of DependencyContainer.
extension GeneratedWork {
    public static let generatedApps = Self("apps of 10,000 services", 3, 3, 5)
    public static let smallerApps = Self("apps of 1,000 services", 10, 10, 20)
    public static let misspelledNames = Self("needs with a similar name", 400, 400, 800)
    public static let randomGraphs = Self("random graphs", 20, 20, 40)
    public static let graphNodes = Self("nodes of a graph", 25_000, 25_000, 100_000)
    public static let cheapRounds = Self("rounds of resolving", 20_000, 20_000, 1_000_000)
    public static let dearRounds = Self("rounds of deriving", 4_000, 4_000, 1_000_000)
    public static let dearestRounds = Self("rounds of deriving 100 services", 2_000, 2_000, 2_000)
}

// The tests of RIBs.
extension GeneratedWork {
    public static let streams = Self("streams with reentrant subscribers", 1_000, 1_000, 3_000)
    public static let treeChanges = Self("changes of trees", 100_000, 100_000, 2_000_000)
}

// The tests of ArchitectureLint.
extension GeneratedWork {
    public static let comparedCommits = Self("compared commits", 2, 2, 100)
    public static let evaluatedManifests = Self("manifests that SwiftPM evaluates", 11, 11, 1_000)
    public static let evaluatedDamage = Self("damaged manifests that SwiftPM evaluates", 4, 4, 400)
    public static let compiledSources = Self("sources with compared imports", 150, 300, 100_000)
    public static let damagedJSON5 = Self("damaged texts of JSON5", 20_000, 20_000, 100_000)
    public static let damagedRules = Self("damaged rules files", 200, 200, 4_000)
    public static let proposedRules = Self("proposals for random packages", 100, 150, 1_000)
    public static let floorGraphs = Self("floors of random graphs", 100, 200, 1_000)
    public static let hostileReports = Self("reports with hostile names", 100, 150, 1_000)
    public static let damagedManifests = Self("damaged manifests", 2_000, 2_000, 100_000)
}
