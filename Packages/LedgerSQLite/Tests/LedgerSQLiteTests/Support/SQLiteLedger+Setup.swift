import Bookkeeping
import DependencyContainer
import LedgerInterfaceTesting
@testable import LedgerSQLite


extension SQLiteLedger {
    /// A ledger as the contract asks for it, its book begun when it is to have one.
    init(
        _ setup: LedgerSetup,
        path: String,
        steps: [SchemaStep] = Schema.steps,
        busyRetry: Duration = .seconds(30)
    ) async throws {
        let file = BookFile(path: path, steps: steps)
        let container = try Container(
            modules: LedgerSQLiteModule(
                file: file,
                issuer: setup.issuer,
                clock: setup.clock,
                busyRetry: BusyRetry(busyRetry)
            ),
            VerifierModule(verifier: setup.verifier)
        )
        // Unlike the ledger of the container it keeps the container, as tests want.
        self.init(
            file: file,
            book: { try await container.resolve(openBookInject) },
            issuer: setup.issuer,
            verifier: { setup.verifier },
            clock: setup.clock
        )
        if let date = setup.date { try await start(on: date) }
    }
}

extension LedgerFixture {
    /// A bench with a ledger on disk; the book is begun unless it stands.
    init(
        book path: String,
        date: BusinessDate? = LedgerFixture.firstDay,
        steps: [SchemaStep] = Schema.steps,
        busyRetry: Duration = .seconds(30)
    ) async throws {
        try await self.init(date: date) { setup in
            try await SQLiteLedger(setup, path: path, steps: steps, busyRetry: busyRetry)
        }
    }
}
