import LedgerInterface
import LedgerInterfaceTesting

@testable import Ledger

extension SQLiteLedger {
    /// A ledger as the contract asks for it, its book begun when it is to have one.
    init(
        _ setup: LedgerSetup,
        path: String,
        steps: [SchemaStep] = Schema.steps,
        patience: Duration = .seconds(30)
    ) async throws {
        self.init(
            file: BookFile(path: path, steps: steps),
            office: setup.office,
            verifier: { setup.verifier },
            clock: setup.clock,
            patience: patience
        )
        if let date = setup.date { try await start(on: date) }
    }
}

extension ContractBench {
    /// A bench with a ledger on disk; the book is begun unless it stands.
    init(
        book path: String,
        date: BusinessDate? = ContractBench.firstDay,
        steps: [SchemaStep] = Schema.steps,
        patience: Duration = .seconds(30)
    ) async throws {
        try await self.init(date: date) { setup in
            try await SQLiteLedger(setup, path: path, steps: steps, patience: patience)
        }
    }
}
