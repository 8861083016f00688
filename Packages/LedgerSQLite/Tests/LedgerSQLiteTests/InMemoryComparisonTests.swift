import Bookkeeping
import BookkeepingTesting
import LedgerInterfaceTesting
import Testing

@testable import LedgerSQLite

@Suite("The ledgers on disk and in memory")
struct InMemoryComparisonTests {
    @Test("the ledgers on disk and in memory agree on thousands of random operations")
    func agree() async throws {
        var outcomes: [String: Int] = [:]
        for seed in UInt64(1)...3 { try await run(seed: seed, &outcomes) }
        // The run must contain every kind of outcome.
        for label in RandomOperations.expectedLabels {
            #expect(outcomes[label] != nil, "'\(label)' is missing in \(outcomes)")
        }
        #expect(outcomes["posted", default: 0] > 1000, "\(outcomes)")
    }

    private func run(seed: UInt64, _ outcomes: inout [String: Int]) async throws {
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
        let disk = try await SQLiteLedger(setup, path: folder.book)
        let memory = InMemoryLedger(setup)
        var operations = RandomOperations(seed: seed, issuer: issuer)
        for step in 1...1500 {
            let operation = operations.next()
            clock.advance(bySeconds: operation.secondsLater)
            let expected = await operation.outcome(on: memory)
            let found = await operation.outcome(on: disk)
            try #require(found == expected, "step \(step) of seed \(seed): \(operation)")
            operations.learn(from: expected)
            outcomes[expected.label, default: 0] += 1
            if step.isMultiple(of: 500) {
                try await compareAll(disk, memory, &operations)
            }
        }
    }

    private func compareAll(
        _ disk: SQLiteLedger,
        _ memory: InMemoryLedger,
        _ operations: inout RandomOperations
    ) async throws {
        let audit = try await disk.audit()
        #expect(audit.passed, "\(audit.findings)")
        try #require(try await memory.audit() == audit)
        #expect(try await disk.businessDate() == memory.businessDate())
        for customer in RandomOperations.customers {
            #expect(
                try await disk.accounts(ownedBy: customer) == memory.accounts(ownedBy: customer)
            )
        }
        for account in RandomOperations.accounts {
            let known = try await memory.account(account)
            #expect(try await disk.account(account) == known)
            #expect(
                try await disk.records(linkedTo: account) == memory.records(linkedTo: account)
            )
            guard known != nil else { continue }
            let (from, through) = operations.nextRange()
            #expect(
                try await disk.statement(of: account, from: from, through: through)
                    == memory.statement(of: account, from: from, through: through)
            )
            #expect(
                try await disk.lastLines(3, of: account) == memory.lastLines(3, of: account)
            )
            for line in try await memory.lastLines(5, of: account) {
                let limit = Int(line.sequence % 4) + 1
                let part = try await disk.statement(
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
                try await disk.balance(of: account, atEndOf: date)
                    == memory.balance(of: account, atEndOf: date)
            )
        }
        for collection in RandomOperations.collections {
            for account in RandomOperations.accounts {
                #expect(
                    try await disk.records(in: collection, linkedTo: account)
                        == memory.records(in: collection, linkedTo: account)
                )
            }
            let names = try await memory.allRecords(in: collection).map(\.key.name)
            #expect(try await disk.allRecords(in: collection).map(\.key.name) == names)
            for (place, name) in names.enumerated() {
                let part = try await disk.records(in: collection, after: name, limit: place)
                #expect(try await memory.records(in: collection, after: name, limit: place) == part)
            }
        }
    }
}
