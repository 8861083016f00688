import BookkeepingTesting
import Foundation
import Synchronization

@testable import LedgerPostgreSQL

@Suite(
    "Killed servers",
    .serialized,
    .enabled(if: PostgreSQLServer.isWanted),
    .timeLimit(.minutes(20))
)
struct KillTests {
    /// The condition of a session whose commit waits for the standby.
    private static let isCommitting = "wait_event = 'SyncRep'"

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
                    try await primary.waitForSessions(where: Self.isCommitting) { $0 > 0 }
                    try primary.query(
                        """
                        SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
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
                    if isFirst { #expect(Self.waitForIdleEnd(on: server)) }
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

    /// Waits until a server has ended an idle transaction.
    ///
    /// - Returns: False after a minute or more.
    private static func waitForIdleEnd(on server: PostgreSQLServer) -> Bool {
        for _ in 0..<6_000 {
            if (try? server.log())?.contains("idle-in-transaction timeout") == true { return true }
            usleep(10_000)
        }
        return false
    }

    @Test("a look-up does not show an entry before the standby has it")
    func lookUp() async throws {
        let primary = try PostgreSQLServer()
        let store = try primary.database()
        let standby = try PostgreSQLServer(standbyOf: primary)
        let fixture = try await LedgerFixture(store: store)
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim)
        try primary.makeUser("other", in: "bank_writer")
        let other = try await LedgerFixture(
            store: PostgreSQLServer.store(store, as: "other"),
            date: nil
        )
        try standby.stop()
        let post = Task {
            try await fixture.ledger.post(fixture.depositDraft("d", to: AccountID("1"), 1))
        }
        try await primary.waitForSessions(where: Self.isCommitting) { $0 == 1 }
        let isBack = Mutex(false)
        let isAnswered = Mutex(false)
        async let found = {
            let receipt = try await other.ledger.receipt(under: IdempotencyID("d"))
            let wasBack = isBack.withLock { $0 }
            #expect(wasBack)
            isAnswered.withLock { $0 = true }
            return receipt
        }()
        // It waits for the lock of the post.
        let isLookingUp = "usename = 'other' AND wait_event ="
        try await primary.waitForSessions(where: "\(isLookingUp) 'advisory'") {
            $0 == 1 || isAnswered.withLock { $0 }
        }
        // The primary now shows the entry to plain queries.
        try primary.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE \(Self.isCommitting)",
            in: "postgres"
        )
        // The look-up has read the entry when it waits for the standby.
        try await primary.waitForSessions(where: "\(isLookingUp) 'SyncRep'") {
            $0 == 1 || isAnswered.withLock { $0 }
        }
        isBack.withLock { $0 = true }
        try standby.start()
        #expect(try await found != nil)
        #expect(try await !post.value.isRepeat)
    }
}
