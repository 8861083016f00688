import Bookkeeping
import BookkeepingTesting
import LedgerInterface
import LedgerInterfaceTesting
import LedgerPostgreSQLTesting
import Testing

@testable import LedgerPostgreSQL

@Suite("Killed servers", .serialized)
struct KillTests {
    private static let account = AccountID("1")

    /// What writers know of their requests.
    private actor Outcomes {
        private(set) var acknowledged: [String] = []
        private(set) var refused: [String] = []
        private(set) var unknown: [String] = []
        private(set) var isStopped = false

        func note(_ id: String, _ result: Result<Receipt, any Error>) {
            switch result {
            case .success(let receipt):
                // A post that was sent again after a lost connection is still the first one.
                #expect(!receipt.isRepeat, "\(id)")
                acknowledged.append(id)
            case .failure(let error as BankError) where error.reason == .notFound:
                refused.append(id)
            case .failure: unknown.append(id)
            }
        }

        func stop() {
            isStopped = true
        }
    }

    /// Posts until it is stopped; each fifth request is one that the rules refuse.
    private func write(_ writer: Int, in store: String, _ outcomes: Outcomes) async throws {
        let fixture = try await LedgerFixture(store: store)
        var number = 0
        while await !outcomes.isStopped {
            number += 1
            let id = "w\(writer)-\(number)"
            let draft = try self.draft(id, in: fixture, isRefused: number.isMultiple(of: 5))
            do {
                await outcomes.note(id, .success(try await fixture.ledger.post(draft)))
            } catch {
                await outcomes.note(id, .failure(error))
            }
        }
    }

    private func draft(
        _ id: String,
        in fixture: LedgerFixture,
        isRefused: Bool = false
    ) throws -> TransactionDraft {
        try fixture.depositDraft(id, to: isRefused ? AccountID("nobody") : Self.account, 1)
    }

    /// Ends a connection, a server process, or the server with all of its processes.
    private func kill(_ server: PostgreSQLServer, _ random: inout SeededGenerator) throws {
        let one = "pg_stat_activity WHERE application_name = 'bank' ORDER BY random() LIMIT 1"
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1: try server.query("SELECT pg_terminate_backend(pid) FROM \(one)", in: "postgres")
        case 2:
            if let process = Int32(try server.query("SELECT pid FROM \(one)", in: "postgres")) {
                try server.kill(process)
            }
        default:
            try server.stop()
            try server.start()
        }
    }

    /// 20 kills, or 200 in the long run.
    @Test("an acknowledged entry is there, a refused one is not, and each is there once")
    func kills() async throws {
        let server = try PostgreSQLServer()
        let store = try server.database()
        let fixture = try await LedgerFixture(store: store)
        try await fixture.open(Self.account, of: LedgerFixture.kim)
        let outcomes = Outcomes()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 1...4 {
                group.addTask { try await write(writer, in: store, outcomes) }
            }
            var random = SeededGenerator(seed: 17)
            for _ in 1...(isLong ? 200 : 20) {
                let more = await outcomes.acknowledged.count + Int.random(in: 1...30, using: &random)
                while await outcomes.acknowledged.count < more {
                    try await Task.sleep(for: .milliseconds(1))
                }
                try kill(server, &random)
            }
            await outcomes.stop()
            try await group.waitForAll()
        }
        try await check(outcomes, in: fixture)
    }

    private func check(_ outcomes: Outcomes, in fixture: LedgerFixture) async throws {
        let ledger = fixture.ledger
        for id in await outcomes.acknowledged {
            #expect(try await ledger.receipt(under: IdempotencyID(id)) != nil, "\(id) is lost")
        }
        for id in await outcomes.refused {
            #expect(try await ledger.receipt(under: IdempotencyID(id)) == nil, "\(id) is there")
        }
        for id in await outcomes.unknown {
            _ = try await ledger.post(draft(id, in: fixture))
        }
        let posted = await outcomes.acknowledged.count + outcomes.unknown.count
        #expect(try await fixture.balance(Self.account) == Int64(posted))
        let audit = try await ledger.audit()
        #expect(audit.passed, "\(audit.findings)")
        #expect(audit.entries == Int64(posted + 2))
    }
}
