@Suite(
    "Openings at the same time",
    .enabled(if: PostgreSQLServer.isWanted),
    .timeLimit(.minutes(20))
)
struct OpeningTests {
    /// The posts wait for their records, after they have found no account to lock.
    @Test("posts that find an account which did not exist at their locks lose no won of it")
    func sharedAccount() async throws {
        let server = try PostgreSQLServer()
        let store = try server.database()
        let fixture = try await LedgerFixture(store: store)
        let keys = (1...8).map { RecordKey("thing", "\($0)") }
        for key in keys { try await fixture.set("set-\(key.name)", .create(key, 1)) }
        let locks = "(SELECT count(*) FROM (SELECT FROM bank.records FOR UPDATE) r) c"
        try server.openTransaction(locks, in: store)

        try await withThrowingTaskGroup(of: Void.self) { group in
            for key in keys { group.addTask { try await post(key, in: store) } }
            let isWaiting = "wait_event IN ('tuple', 'transactionid')"
            try await server.waitForSessions(where: isWaiting) { $0 == keys.count }
            try await fixture.open(AccountID("first"), of: LedgerFixture.kim, with: 100)
            try server.endTransaction()
            try await group.waitForAll()
        }
        let audit = try await fixture.ledger.audit()
        #expect(audit.passed, "\(audit.findings)")
        #expect(try await fixture.balance(AccountOpening.cash.id) == 108)
    }

    /// Changes a record, and pays a won into a new account.
    private func post(_ key: RecordKey, in store: String) async throws {
        let fixture = try await LedgerFixture(store: store)
        let record = try #require(try await fixture.ledger.record(key))
        let account = AccountID("of-\(key.name)")
        _ = try await fixture.ledger.post(
            TransactionDraft(
                try fixture.intent("post-\(key.name)", LedgerFixture.deposit),
                authority: .bank(fixture.bank),
                legs: fixture.paidIn(account, 1),
                openings: [
                    .cash,
                    AccountOpening(
                        id: account,
                        kind: LedgerFixture.money,
                        owner: LedgerFixture.kim
                    ),
                ],
                records: [try .update(record, to: 2)]
            )
        )
    }
}
