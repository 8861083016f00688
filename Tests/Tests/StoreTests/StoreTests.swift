import Bookkeeping
import BookkeepingTesting
import ConsoleTesting
import LedgerInterface
import LedgerInterfaceTesting
import LedgerPostgreSQLTesting
import Testing

@Suite("The same bank on every store")
struct StoreTests {
    /// The number of drafts on one book.
    private static let drafts = 2_000

    @Test("memory, SQLite and PostgreSQL give the same answers and the same Merkle root")
    func agree() async throws {
        let server = PostgreSQLServer.isWanted ? try PostgreSQLServer() : nil
        let seeds = GeneratedWork.storeDrafts.seeds(of: Self.drafts)
        var outcomes: [String: Int] = [:]
        try await withThrowingTaskGroup(of: [String: Int].self) { group in
            // Several books at once, because each waits for its disk and its server.
            for (running, seed) in seeds.enumerated() {
                if running >= 4, let found = try await group.next() {
                    outcomes.merge(found, uniquingKeysWith: +)
                }
                group.addTask { try await run(seed: seed, server) }
            }
            for try await found in group { outcomes.merge(found, uniquingKeysWith: +) }
        }
        GeneratedWork.storeDrafts.report(outcomes.values.reduce(0, +))
        // The run must contain every kind of outcome.
        for label in RandomOperations.expectedLabels {
            #expect(outcomes[label] != nil, "'\(label)' is missing in \(outcomes)")
        }
        #expect(outcomes["posted", default: 0] > 1000, "\(outcomes)")
    }

    /// Compares a new book on every store, and returns the numbers of outcomes by their kinds.
    private func run(seed: UInt64, _ server: PostgreSQLServer?) async throws -> [String: Int] {
        var outcomes: [String: Int] = [:]
        let folder = try TemporaryFolder()
        let clock = FakeClock()
        let issuer = AuthorityIssuer()
        let setup = LedgerSetup(
            date: LedgerFixture.firstDay,
            authority: AuthorityCheck(
                issuer: issuer,
                verifier: FakeSignatures(),
                rules: try AuthorityRules(RandomOperations.rules)
            ),
            clock: clock.now
        )
        let stores = try await Stores(setup, in: folder, server: server)
        var operations = RandomOperations(seed: seed, issuer: issuer)
        for step in 1...Self.drafts {
            let operation = operations.next()
            clock.advance(bySeconds: operation.secondsLater)
            let expected = await operation.outcome(on: stores.memory)
            for store in stores.others {
                let found = await operation.outcome(on: store)
                try #require(found == expected, "step \(step) of seed \(seed): \(operation)")
            }
            operations.learn(from: expected)
            outcomes[expected.label, default: 0] += 1
            guard step.isMultiple(of: 1_000) else { continue }
            let head = try await stores.memory.seal()
            for store in stores.others {
                #expect(try await store.seal() == head)
                try await compareAll(store, stores.memory, &operations)
            }
        }
        return outcomes
    }

    private func compareAll(
        _ store: any Ledger & HistoryLog,
        _ memory: InMemoryLedger,
        _ operations: inout RandomOperations
    ) async throws {
        let audit = try await store.audit()
        #expect(audit.passed, "\(audit.findings)")
        try #require(try await memory.audit() == audit)
        #expect(try await store.businessDate() == memory.businessDate())
        for customer in RandomOperations.customers {
            #expect(
                try await store.accounts(ownedBy: customer) == memory.accounts(ownedBy: customer)
            )
        }
        for account in RandomOperations.accounts {
            let known = try await memory.account(account)
            #expect(try await store.account(account) == known)
            #expect(
                try await store.records(linkedTo: account, in: nil)
                    == memory.records(linkedTo: account, in: nil)
            )
            guard known != nil else { continue }
            let (from, through) = operations.nextRange()
            #expect(
                try await store.statement(of: account, from: from, through: through)
                    == memory.statement(of: account, from: from, through: through)
            )
            #expect(
                try await store.lastLines(3, of: account) == memory.lastLines(3, of: account)
            )
            for line in try await memory.lastLines(5, of: account) {
                let limit = Int(line.sequence % 4) + 1
                let part = try await store.statement(
                    of: account,
                    from: nil,
                    through: through,
                    after: line.sequence,
                    limit: limit
                )
                #expect(
                    try await memory.statement(
                        of: account,
                        from: nil,
                        through: through,
                        after: line.sequence,
                        limit: limit
                    ) == part
                )
            }
            let date = operations.nextDate()
            #expect(
                try await store.balance(of: account, atEndOf: date)
                    == memory.balance(of: account, atEndOf: date)
            )
        }
        for collection in RandomOperations.collections {
            for account in RandomOperations.accounts {
                #expect(
                    try await store.records(linkedTo: account, in: collection)
                        == memory.records(linkedTo: account, in: collection)
                )
            }
            let names = try await memory.allRecords(in: collection).map(\.key.name)
            #expect(try await store.allRecords(in: collection).map(\.key.name) == names)
            for (place, name) in names.enumerated() {
                let part = try await store.records(in: collection, after: name, limit: place)
                #expect(try await memory.records(in: collection, after: name, limit: place) == part)
            }
        }
    }
}
