import Bookkeeping
import LedgerInterface

/// What every ledger must do: one suite for the one in memory and the one on disk.
///
/// A test target runs it as a test with an argument:
///
///     @Test("keeps the contract", arguments: LedgerContract.clauses)
///     func contract(clause: LedgerContract.Clause) async throws {
///         try await clause.check { InMemoryLedger($0) }
///     }
///
/// (It is a form of its own rather than Swift Testing's because demos link this library too, and
/// because a library that imports Testing does not build with a static standard library.)
public enum LedgerContract {
    /// One sentence about a ledger, and how it is found out.
    public struct Clause: Sendable, CustomStringConvertible {
        /// The sentence; its subject is the ledger.
        public let description: String
        private let date: BusinessDate?
        private let body: @Sendable (LedgerFixture) async throws -> Void

        init(
            _ description: String,
            on date: BusinessDate? = LedgerFixture.firstDay,
            body: @escaping @Sendable (LedgerFixture) async throws -> Void
        ) {
            self.description = description
            self.date = date
            self.body = body
        }

        /// Finds out whether the ledger that the closure makes, a new one, keeps to it.
        /// - Throws: ``ContractViolation``, or what the ledger threw where it should not.
        public func check(
            _ makeLedger: @Sendable (LedgerSetup) async throws -> any Ledger
        ) async throws {
            try await body(LedgerFixture(date: date, makeLedger: makeLedger))
        }
    }

    public static let clauses: [Clause] =
        beginning + posting + idempotency + authority + records + holds + closing + reading + days
        + simultaneity
}
