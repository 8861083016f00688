import LedgerInterface
import LedgerInterfaceTesting

@testable import Ledger

extension SQLiteLedger {
    /// A ledger as the contract asks for it, its book begun when it is to have one.
    init(_ setup: LedgerSetup, path: String) async throws {
        self.init(
            path: path,
            office: setup.office,
            verifier: { setup.verifier },
            clock: setup.clock
        )
        if let date = setup.date { try await start(on: date) }
    }
}
