import Bookkeeping
import LedgerInterface
import LedgerInterfaceTesting

/// A ledger that waits for a turn before each access, and before it answers a write.
///
/// The answer of a client that is killed while it waits is lost.
struct SteppingLedger: WrappingLedger {
    let book: any Ledger
    let step: @Sendable () async throws -> Void

    func reading<Result>(_ call: () async throws -> Result) async throws -> Result {
        try await step()
        return try await call()
    }

    func writing<Result>(_ call: () async throws -> Result) async throws -> Result {
        try await step()
        let result = try await call()
        try await step()
        return result
    }
}
