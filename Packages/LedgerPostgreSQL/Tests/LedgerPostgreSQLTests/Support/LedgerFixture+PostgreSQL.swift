@testable import LedgerPostgreSQL

extension LedgerFixture {
    /// Creates a fixture with the book in a database, which is started unless it exists.
    init(store: String, date: BusinessDate? = LedgerFixture.firstDay) async throws {
        try await self.init(in: PostgreSQLStore(store), date: date)
    }

    /// Creates a fixture with the book in a store, which is started unless it exists.
    init(in store: PostgreSQLStore, date: BusinessDate? = LedgerFixture.firstDay) async throws {
        try await self.init(date: date) { try await PostgreSQLLedger.started(in: store, $0) }
    }
}

extension PostgreSQLLedger {
    static func started(
        in store: PostgreSQLStore,
        _ setup: LedgerSetup
    ) async throws -> PostgreSQLLedger {
        let ledger = PostgreSQLLedger(
            store: store,
            authority: setup.authority,
            clock: setup.clock,
            nonce: setup.nonce
        )
        if let date = setup.date { try await ledger.start(on: date) }
        return ledger
    }
}
