import Bookkeeping
import LedgerInterface

/// Moves a book to another store, page by page.
///
/// A mark keeps the target out of use until it has all entries and passes an audit. Before the last
/// entries are copied, a mark in the source stops new entries there. When an interrupted move is
/// repeated, it copies only the entries that the target lacks.
struct MigrateBook: Sendable {
    /// The result of a move.
    struct Result: Sendable {
        /// The head of the log, which is the same in both books.
        let head: TreeHead
        /// The number of entries that this run has copied.
        var copied = Int64(0)
        var checkpoints = 0
        /// The audits of the source and the target; nil if the book was already moved.
        var audits: (source: AuditHistory.Result, target: AuditHistory.Result)? = nil
    }

    /// The number of entries to copy in one transaction.
    private static let page = 500

    let source: any MovableBook
    let target: any MovableBook
    /// The journal of the target; the file can be left over from an earlier book at the same place.
    let journal: SigningsJournal
    /// Audits a book, and throws an error if the book fails the audit.
    let audit: @Sendable (any MovableBook) async throws -> AuditHistory.Result
    /// A function that gets the number of copied entries and the number of all entries.
    let progress: @Sendable (Int64, Int64) -> Void

    /// Moves the book, or finishes an interrupted move.
    ///
    /// After an error, the source is in use again, unless the target has all entries and has passed
    /// its audit.
    /// - Throws: `BankError` `migrate.…`, `book.…` if one of the books is part of another move, and
    ///   the errors of the books and of their audits.
    func callAsFunction() async throws -> Result {
        do {
            return try await move()
        } catch {
            // The source is the bank again, unless it has departed. That is also the way back for a
            // source that an interrupted run has left as departing, when the target is lost.
            try? await source.mark(.inUse, replacing: .departing(to: target.place))
            throw error
        }
    }

    private func move() async throws -> Result {
        let (from, to) = try await states()
        if to == .inUse { return try await finished() }
        let there = try await sealedBeginning(of: to)
        let sourceAudit = try await audit(source)
        if to != .arriving(from: source.place) {
            if !journal.isPartial { try journal.setAside() }
            try await target.mark(.arriving(from: source.place), replacing: to)
        }
        var copied = there.size
        while try await copy(from: &copied) > Self.page {}
        let departing = BookState.departing(to: target.place)
        if from == .inUse { try await source.mark(departing, replacing: .inUse) }
        _ = try await copy(from: &copied)
        let checkpoints = try await source.checkpoints()
        let arriving = BookState.arriving(from: source.place)
        // Another run of the same move may have finished it, and the bank may have gone on there.
        guard try await target.state() == arriving else {
            throw BankError.bookChanged(at: target.place)
        }
        let head = try await target.seal()
        guard try await head == source.sealedHead() else { throw otherRoot }
        try await target.add(checkpoints)
        let targetAudit = try await audit(target)
        if from != .departed(to: target.place) {
            try await source.mark(.departed(to: target.place), replacing: departing)
        }
        // Another run of the same move may have failed, and put the source back in use, before it
        // departed. Entries from that time are copied by the next run.
        guard try await source.seal() == head else { throw BankError.bookChanged(at: source.place) }
        try await target.mark(.inUse, replacing: arriving)
        return Result(
            head: head,
            copied: copied - there.size,
            checkpoints: checkpoints.count,
            audits: (sourceAudit, targetAudit)
        )
    }

    /// Checks the move as far as possible without changing either book.
    /// - Returns: The audit of the source; nil if the book was already moved.
    func rehearse() async throws -> AuditHistory.Result? {
        let (_, to) = try await states()
        return to == .inUse ? nil : try await audit(source)
    }

    /// Returns the states of source and target; throws an error unless a move is possible or
    /// finished.
    private func states() async throws -> (BookState, BookState) {
        guard source.place != target.place else {
            throw BankError(
                .badData,
                code: "migrate.same",
                "'--from' and '--to' name the same place; name two different places"
            )
        }
        let from = try await source.state()
        switch from {
        case .missing: throw BankError.bookMissing(at: source.place)
        case .inUse, .departing(to: target.place), .departed(to: target.place): break
        default: throw BankError.bookMoving(at: source.place, from)
        }
        let to = try await target.state()
        switch (from, to) {
        case (.departed, .arriving(from: source.place)), (.departed, .inUse): break
        case (.departed, _): throw BankError.bookMoving(at: source.place, from)
        case (_, .inUse):
            throw BankError(
                .refused,
                code: "migrate.exists",
                "there is a bank's book at '\(target.place)' already; "
                    + "name an empty database or a new file"
            )
        case (_, .missing), (_, .departed), (_, .arriving(from: source.place)): break
        default: throw BankError.bookMoving(at: target.place, to)
        }
        return (from, to)
    }

    /// Returns the result for a book that was already moved, after checking that the target has all
    /// entries.
    private func finished() async throws -> Result {
        let head = try await source.sealedHead()
        let later = try await target.seal()
        guard try await target.continues(head, at: later) else {
            throw otherHistory
        }
        return Result(head: later, checkpoints: try await target.checkpoints().count)
    }

    /// Returns the head of the entries in the target, after checking that the source begins with
    /// them.
    private func sealedBeginning(of to: BookState) async throws -> TreeHead {
        let empty = MerkleTree().head
        let head = try await source.seal()
        guard to != .missing else { return empty }
        let there = try await target.unlessMissing { try await target.seal() } ?? empty
        guard try await source.continues(there, at: head) else {
            throw otherHistory
        }
        return there
    }

    /// Seals the source, and copies the entries that the target lacks.
    /// - Parameter position: The number of entries in the target, which is updated after each page.
    /// - Returns: The number of entries that were copied.
    private func copy(from position: inout Int64) async throws -> Int64 {
        let (start, end) = (position, try await source.seal().size)
        while position < end {
            let count = min(Self.page, Int(end - position))
            let postings = try await source.postings(at: position, limit: count)
            guard !postings.isEmpty else { throw otherRoot }
            try await target.add(postings)
            position += Int64(postings.count)
            progress(position, end)
        }
        return end - start
    }

    private var otherHistory: BankError {
        BankError(
            .refused,
            code: "migrate.other",
            "the book at '\(target.place)' is not a copy of the book at '\(source.place)'; "
                + "name an empty database or a new file"
        )
    }

    private var otherRoot: BankError {
        BankError(
            .badData,
            code: "migrate.root",
            "the copy at '\(target.place)' differs from the book at '\(source.place)'; "
                + "remove the copy, run 'bank audit', and begin again"
        )
    }
}
