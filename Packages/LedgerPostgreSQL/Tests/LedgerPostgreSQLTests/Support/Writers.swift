/// Writers that post to one account while their servers fail, and what they know of each request.
actor Writers {
    private static let account = AccountID("1")

    private var acknowledged: [String] = []
    private var refused: [String] = []
    private var unknown: [String] = []
    private var isStopped = false
    private let store: String

    /// - Parameter store: The database, whose account they open.
    init(in store: String) async throws {
        self.store = store
        let fixture = try await LedgerFixture(store: store)
        try await fixture.open(Self.account, of: LedgerFixture.kim)
    }

    /// Lets four writers post while `body` runs.
    func run(during body: @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 1...4 { group.addTask { try await self.write(writer) } }
            try await body()
            isStopped = true
            try await group.waitForAll()
        }
    }

    /// Waits until more requests are acknowledged.
    func acknowledge(_ more: Int) async throws {
        let enough = acknowledged.count + more
        while acknowledged.count < enough { try await Task.sleep(for: .milliseconds(1)) }
    }

    /// Posts until it is stopped; each fifth request is one that the rules refuse.
    private nonisolated func write(_ writer: Int) async throws {
        let fixture = try await LedgerFixture(store: store)
        var number = 0
        while await !isStopped, !Task.isCancelled {
            number += 1
            let id = "w\(writer)-\(number)"
            let draft = try draft(id, in: fixture, isRefused: number.isMultiple(of: 5))
            do {
                await note(id, .success(try await fixture.ledger.post(draft)))
            } catch {
                await note(id, .failure(error))
            }
        }
    }

    private func note(_ id: String, _ result: Result<Receipt, any Error>) {
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

    private nonisolated func draft(
        _ id: String,
        in fixture: LedgerFixture,
        isRefused: Bool = false
    ) throws -> TransactionDraft {
        try fixture.depositDraft(id, to: isRefused ? AccountID("nobody") : Self.account, 1)
    }

    /// Requires that acknowledged requests are there, refused ones are not, and each is there once.
    func check() async throws {
        let fixture = try await LedgerFixture(store: store)
        let ledger = fixture.ledger
        for id in acknowledged {
            #expect(try await ledger.receipt(under: IdempotencyID(id)) != nil, "\(id) is lost")
        }
        for id in refused {
            #expect(try await ledger.receipt(under: IdempotencyID(id)) == nil, "\(id) is there")
        }
        for id in unknown {
            _ = try await ledger.post(draft(id, in: fixture))
        }
        let posted = Int64(acknowledged.count + unknown.count)
        #expect(try await fixture.balance(Self.account) == posted)
        let audit = try await ledger.audit()
        #expect(audit.passed, "\(audit.findings)")
        #expect(audit.entries == posted + 2)
    }
}
