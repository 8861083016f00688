import Bookkeeping
public import LedgerInterface

/// The behavior of every ledger, as one test suite for all implementations.
///
/// A test target runs the suite as a test with arguments:
///
///     @Test("meets the contract of ledgers", arguments: LedgerContract.clauses)
///     func contract(clause: LedgerContract.Clause) async throws {
///         try await clause.check { InMemoryLedger($0) }
///     }
///
/// The library does not import Testing, because demos link it. A library that imports Testing does
/// not build with a static standard library.
public enum LedgerContract {
    /// A sentence about a ledger, and the code that checks the sentence.
    public struct Clause: Sendable, CustomStringConvertible {
        /// The sentence, whose subject is the ledger.
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

        /// Checks the clause on a new ledger.
        /// - Throws: ``ContractViolation``, or an unexpected error of the ledger.
        public func check(
            _ makeLedger: @Sendable (LedgerSetup) async throws -> any Ledger & HistoryLog
        ) async throws {
            try await body(LedgerFixture(date: date, makeLedger: makeLedger))
        }
    }

    /// All clauses of the contract.
    public static let clauses: [Clause] =
        start + posting + batches + idempotency + authority + records + holds + closing + reading
        + listening
        + days + concurrency + log
}

/// A failed check of the contract.
public struct ContractViolation: Error, CustomStringConvertible {
    /// The failed check and its source line in the contract.
    public let description: String

    init(_ failure: String, _ file: StaticString, _ line: UInt) {
        description = "\(failure) (\(file):\(line))"
    }
}
