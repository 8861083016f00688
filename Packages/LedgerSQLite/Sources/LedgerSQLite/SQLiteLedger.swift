import Bookkeeping
import DependencyContainer
import LedgerInterface
import Synchronization

/// A ledger in a SQLite file, which several processes can share.
struct SQLiteLedger: SnapshotLedger {
    let file: BookFile
    let book: @Sendable () async throws -> OpenBook
    let authority: AuthorityCheck
    let clock: WallClock
    private let posts = GroupCommit()
    private let nonce: IdempotencyID

    /// - Parameters:
    ///   - file: The file of the book, which may not exist yet.
    ///   - book: Returns the open book for each access, so that a failed opening is tried again.
    ///   - authority: The verifier of signatures and the rules of all purposes.
    ///   - clock: The clock for the times of entries and the expiry of signatures.
    ///   - nonce: The random value of the first entry, which makes the name of the log unique.
    init(
        file: BookFile,
        book: @escaping @Sendable () async throws -> OpenBook,
        authority: AuthorityCheck,
        clock: @escaping WallClock,
        nonce: IdempotencyID = .random()
    ) {
        self.file = file
        self.book = {
            do {
                return try await book()
            } catch let error as ResolutionError {
                throw error.cause
            }
        }
        self.authority = authority
        self.clock = clock
        self.nonce = nonce
    }

    @discardableResult
    func start(on date: BusinessDate?) async throws -> Bool {
        let firstEntry = Posting.start(on: date, at: clock(), nonce: nonce)
        if try file.start(with: firstEntry) { return true }
        // Requires that the existing file is a book.
        _ = try await businessDate()
        return false
    }

    func post(_ draft: TransactionDraft) async throws -> Receipt {
        try await posts.post(draft, alone: postAlone, together: post)
    }

    private func postAlone(_ draft: TransactionDraft) async throws -> Receipt {
        try await book().write(
            draft.intent.id,
            found: { reader, result in
                let receipt = try reader.receipt(under: draft.intent.id)?.answering(draft.intent)
                // Equal only if this process has written the entry.
                return receipt?.asFirst == result ? result : receipt
            }
        ) { reader, writer in try post(draft, reader, writer) }
    }

    func post(_ drafts: [TransactionDraft]) async throws -> [Result<Receipt, BankError>] {
        try await book().write(
            nil,
            found: { reader, results in
                // All transactions of the commit are in the book, or none.
                let posted = results.lazy.compactMap { try? $0.get() }.first { !$0.isRepeat }
                guard let posted else { return results }
                // Equal only if this process has written the entry.
                let found = try reader.receipt(under: posted.intent.id)
                return found?.asFirst == posted ? results : nil
            }
        ) { reader, writer in
            try drafts.map { draft -> Result<Receipt, BankError> in
                do {
                    return .success(try post(draft, reader, writer))
                } catch let error as BankError {
                    // The rules refuse a draft before anything of it is written.
                    return .failure(error)
                }
            }
        }
    }

    private func post(
        _ draft: TransactionDraft,
        _ reader: BookReader,
        _ writer: BookWriter
    ) throws -> Receipt {
        if let receipt = try reader.receipt(under: draft.intent.id) {
            return try receipt.answering(draft.intent)
        }
        let posting = try PostingRules.posting(of: draft, under: authority, in: reader, at: clock())
        try writer.write(posting)
        return posting.entry.receipt(isRepeat: false)
    }

    @discardableResult
    func closeDay(_ date: BusinessDate) async throws -> DayReceipt {
        try await book().write(
            nil,
            found: { reader, result in
                let today = try reader.head.businessDate
                return today > date
                    ? DayReceipt(businessDate: today, isRepeat: result.isRepeat) : nil
            }
        ) { [clock] reader, writer in
            let posting = try Posting.closing(date, after: reader.head, at: clock())
            if let posting { try writer.write(posting) }
            return DayReceipt(businessDate: try reader.head.businessDate, isRepeat: posting == nil)
        }
    }

    func accept(_ historyBreak: HistoryBreak) async throws -> Receipt {
        let id = IdempotencyID.historyBreak(from: historyBreak.old)
        return try await book().write(nil, found: { reader, _ in try reader.receipt(under: id) }) {
            [clock] reader, writer in
            if let receipt = try reader.receipt(under: id) { return receipt }
            let posting = Posting.accepting(historyBreak, after: try reader.head, at: clock())
            try writer.write(posting)
            return posting.entry.receipt(isRepeat: false)
        }
    }

    func receipt(for intent: Intent) async throws -> Receipt? {
        let receipt = try await book().readOnce { reader in
            try reader.receipt(under: intent.id)?.answering(intent)
        }
        guard let receipt else { return nil }
        do {
            try await book().write(intent.id, found: { _, _ in () }) { _, _ in }
        } catch let error as BankError where error.code == "book.readonly" {
            // Another user has posted it, and answers for it.
        }
        return receipt
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (BookReader) throws -> Value
    ) async throws -> Value {
        try await book().read(body)
    }

    func readOnce<Value: Sendable>(
        _ body: @escaping @Sendable (BookReader) throws -> Value
    ) async throws -> Value {
        try await book().readOnce(body)
    }

    func changeCount() async throws -> Int64 { try await book().changeCount() }

    func audit(
        against checkpoints: [Checkpoint],
        signatureFaults: @escaping @Sendable () -> @Sendable (LedgerEntry) -> String?,
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) async throws -> AuditReport {
        // On a separate connection, because the audit takes long and uses several cores.
        try await OpenBook.inspecting(file) { reader in
            try await BookAuditor(reader, migrations: file.migrations, authority: authority)
                .report(against: checkpoints, signatureFaults: signatureFaults, progress: progress)
        }
    }
}

extension Receipt {
    /// A copy of the receipt that is not marked as a repeat.
    fileprivate var asFirst: Receipt {
        var receipt = self
        receipt.isRepeat = false
        return receipt
    }
}
