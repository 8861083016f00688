import Bookkeeping
import BookkeepingTesting
import Foundation
import LedgerInterfaceTesting
import LedgerPostgreSQLTesting
import Synchronization
import Testing

@testable import LedgerPostgreSQL

@Suite("Killed servers", .serialized, .enabled(if: PostgreSQLServer.isWanted))
struct KillTests {
    /// Ends a connection, a server process, or the server with all of its processes.
    private func kill(_ server: PostgreSQLServer, _ random: inout SeededGenerator) throws {
        let one = "pg_stat_activity WHERE application_name = 'bank' ORDER BY random() LIMIT 1"
        // A server that starts again after a kill refuses queries.
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
            _ = try? server.query("SELECT pg_terminate_backend(pid) FROM \(one)", in: "postgres")
        case 2:
            let process = try? server.query("SELECT pid FROM \(one)", in: "postgres")
            if let process = process.flatMap({ Int32($0) }) { try server.kill(process) }
        default:
            try server.stop()
            try server.start()
        }
    }

    @Test("an acknowledged entry is there, a refused one is not, and each is there once")
    func kills() async throws {
        let server = try PostgreSQLServer()
        let writers = try await Writers(in: server.database())
        try await writers.run {
            var random = SeededGenerator(seed: 17)
            for _ in 1...GeneratedWork.serverKills.amount {
                try await writers.acknowledge(Int.random(in: 1...30, using: &random))
                try kill(server, &random)
            }
        }
        GeneratedWork.serverKills.report(GeneratedWork.serverKills.amount)
        try await writers.check()
    }

    @Test(
        "a standby that takes over has each acknowledged entry",
        arguments: GeneratedWork.promotions.seeds()
    )
    func promotion(seed: UInt64) async throws {
        let primary = try PostgreSQLServer()
        let database = try primary.database()
        let standby = try PostgreSQLServer(standbyOf: primary)
        let both = "host=\(primary.folder),\(standby.folder)"
        let writers = try await Writers(in: "\(both) \(database.drop { $0 != " " })")
        try await writers.run {
            var random = SeededGenerator(seed: seed)
            try await writers.acknowledge(Int.random(in: 50...150, using: &random))
            if seed.isMultiple(of: 2) {
                // The primary goes on to commit what the standby never gets.
                try standby.stop()
                for _ in 1...5 {
                    try await Task.sleep(for: .milliseconds(20))
                    try primary.query(
                        """
                        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                        WHERE application_name = 'bank'
                        """,
                        in: "postgres"
                    )
                }
                try primary.stop()
                try standby.start()
            } else {
                try primary.stop()
            }
            try standby.promote()
            let promoted = ContinuousClock.now
            try await writers.acknowledge(1)
            let pause = ContinuousClock.now - promoted
            // Only in a long run, because a busy machine has no reliable clock.
            if GeneratedWork.promotions.amount > 2 { #expect(pause < .seconds(2)) }
            try await writers.acknowledge(20)
        }
        GeneratedWork.promotions.report(1)
        try await writers.check()
    }

    @Test("a post whose transaction the server has ended as idle is carried out once")
    func idle() async throws {
        let server = try PostgreSQLServer()
        let database = try server.database()
        let isSlow = Mutex(false)
        let fixture = try await LedgerFixture { setup in
            let ledger = PostgreSQLLedger(
                store: PostgreSQLStore(database, timeout: .seconds(2)),
                authority: setup.authority,
                clock: {
                    // A post reads the clock between its round trips.
                    let isFirst = isSlow.withLock { isSlow in
                        defer { isSlow = false }
                        return isSlow
                    }
                    if isFirst { usleep(3_000_000) }
                    return setup.clock()
                },
                nonce: setup.nonce
            )
            try await ledger.start(on: setup.date)
            return ledger
        }
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim)
        isSlow.withLock { $0 = true }
        let draft = try fixture.depositDraft("slow", to: AccountID("1"), 1)
        #expect(try await !fixture.ledger.post(draft).isRepeat)
        #expect(try server.log().contains("idle-in-transaction timeout"))
        #expect(try await fixture.balance(AccountID("1")) == 1)
    }

    @Test("a look-up does not show an entry before the standby has it")
    func lookUp() async throws {
        let primary = try PostgreSQLServer()
        let store = try primary.database()
        let standby = try PostgreSQLServer(standbyOf: primary)
        let fixture = try await LedgerFixture(store: store)
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim)
        let other = try await LedgerFixture(store: store)
        try standby.stop()
        let post = Task {
            try await fixture.ledger.post(fixture.depositDraft("d", to: AccountID("1"), 1))
        }
        let waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
        while try primary.query(waiting, in: "postgres") != "1" { await Task.yield() }
        let isBack = Mutex(false)
        async let found = {
            let receipt = try await other.ledger.receipt(under: IdempotencyID("d"))
            let wasBack = isBack.withLock { $0 }
            #expect(wasBack)
            return receipt
        }()
        // The primary now shows the entry to plain queries.
        try primary.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
            in: "postgres"
        )
        try await Task.sleep(for: .milliseconds(300))
        isBack.withLock { $0 = true }
        try standby.start()
        #expect(try await found != nil)
        #expect(try await !post.value.isRepeat)
    }
}
