public import Bookkeeping
public import LedgerInterface
import Synchronization

/// A ledger that records drafts, and runs test code before or after a chosen post or read.
///
/// The test code can simulate a second customer who is faster, or a loss of power.
public final class RecordingLedger: WrappingLedger {
    /// The test code to run; an error that it throws becomes the error of the call.
    public typealias Event = @Sendable () async throws -> Void

    /// An error that simulates a loss of power; no code of the bank catches the error.
    public struct PowerLoss: Error {
        public init() {}
    }

    private struct Plan {
        /// The number of matching posts until the code runs, including that post; 1 for the next
        /// matching post.
        var number: Int
        let purpose: Purpose?
        let before: Event
        let after: Event
    }

    /// The ledger that carries out the calls.
    public let book: any Ledger
    private let plans = Mutex<[Plan]>([])
    private let drafts = Mutex<[TransactionDraft]>([])
    private let lineCount = Mutex(0)
    private let readingPlan = Mutex<(collection: String?, after: Event)?>(nil)
    private let tampering = Mutex<(@Sendable (inout TransactionDraft) throws -> Void)?>(nil)

    /// The drafts that were posted and not refused, oldest first.
    public var posted: [TransactionDraft] { drafts.withLock { $0 } }

    /// The number of statement lines that were read.
    public var linesRead: Int { lineCount.withLock { $0 } }

    public init(_ book: any Ledger) {
        self.book = book
    }

    /// Runs the call unchanged.
    public nonisolated(nonsending) func reading<Result>(
        _ call: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result {
        try await call()
    }

    /// Runs the call unchanged.
    public nonisolated(nonsending) func writing<Result>(
        _ call: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result {
        try await call()
    }

    /// Runs code once, before or after a post.
    /// - Parameters:
    ///   - number: The number of the post among the later matching posts, starting at 1.
    ///   - purpose: The purpose of matching posts; nil matches every post.
    ///   - before: The code to run before the transaction is posted.
    ///   - after: The code to run when the transaction is durable, before the caller gets the
    ///     receipt.
    public func interpose(
        atPost number: Int = 1,
        of purpose: Purpose? = nil,
        before: @escaping Event = {},
        after: @escaping Event = {}
    ) {
        let plan = Plan(number: number, purpose: purpose, before: before, after: after)
        plans.withLock { $0.append(plan) }
    }

    /// Changes every draft before it is posted, as an attacker within the program could.
    /// - Parameter change: A closure that changes a draft; nil ends the changes.
    public func tamper(_ change: (@Sendable (inout TransactionDraft) throws -> Void)?) {
        tampering.withLock { $0 = change }
    }

    /// Runs code once, after the next read of a record.
    /// - Parameters:
    ///   - collection: The collection of the record; nil matches every collection.
    ///   - after: The code to run before the caller gets the record.
    public func interpose(inReadingOf collection: String?, after: @escaping Event) {
        readingPlan.withLock { $0 = (collection, after) }
    }

    public func post(_ draft: TransactionDraft) async throws -> Receipt {
        var draft = draft
        if let change = tampering.withLock(\.self) { try change(&draft) }
        let due = duePlans(for: draft.intent.purpose)
        for plan in due { try await plan.before() }
        let receipt = try await book.post(draft)
        drafts.withLock { $0.append(draft) }
        for plan in due { try await plan.after() }
        return receipt
    }

    public func post(_ drafts: [TransactionDraft]) async throws -> [Result<Receipt, BankError>] {
        var results: [Result<Receipt, BankError>] = []
        for draft in drafts {
            do {
                results.append(.success(try await post(draft)))
            } catch let error as BankError {
                results.append(.failure(error))
            }
        }
        return results
    }

    private func duePlans(for purpose: Purpose) -> [Plan] {
        plans.withLock { plans in
            for index in plans.indices where plans[index].purpose ?? purpose == purpose {
                plans[index].number -= 1
            }
            defer { plans.removeAll { $0.number == 0 } }
            return plans.filter { $0.number == 0 }
        }
    }

    public func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?,
        after sequence: Int64?,
        limit count: Int
    ) async throws -> Statement {
        let statement = try await book.statement(
            of: account,
            from: from,
            through: through,
            after: sequence,
            limit: count
        )
        lineCount.withLock { $0 += statement.lines.count }
        return statement
    }

    public func lastLines(_ count: Int, of account: AccountID) async throws -> [Statement.Line] {
        let lines = try await book.lastLines(count, of: account)
        lineCount.withLock { $0 += lines.count }
        return lines
    }

    public func record(_ key: RecordKey) async throws -> Record? {
        let record = try await book.record(key)
        let plan = readingPlan.withLock { plan in
            guard let due = plan, due.collection ?? key.collection == key.collection else {
                return nil as Event?
            }
            plan = nil
            return due.after
        }
        try await plan?()
        return record
    }
}
