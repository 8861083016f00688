import Bookkeeping
import DependencyContainer

/// The history of a book as a Merkle log (RFC 6962), to which entries are sealed in batches.
///
/// A checkpoint is the size and the root of the log, signed by the bank. It proves later that an
/// entry was in the history, or that the history was changed. Posting takes no part in sealing.
public protocol HistoryLog: Sendable {
    /// Returns the name of the log, such as `modularbank/8f2a41d09c1b77e3`.
    ///
    /// It follows from the first entry of the book.
    func origin() async throws -> String

    /// Adds all entries so far to the log.
    /// - Returns: The head of the log.
    @discardableResult
    func seal() async throws -> TreeHead

    /// Returns the head of the log, without the entries that are not sealed.
    func sealedHead() async throws -> TreeHead

    /// Returns the entries after one, in their order.
    /// - Parameters:
    ///   - sequence: The number of the last known entry; 0 for none.
    ///   - count: The greatest number of entries, above zero.
    /// - Returns: The entries; empty at the end of the book.
    /// - Throws: ``BankError`` `book.damaged` for an entry that cannot be read.
    func entries(after sequence: Int64, limit count: Int) async throws -> [LedgerEntry]

    /// Returns the stored checkpoints, smallest first.
    func checkpoints() async throws -> [SignedNote]

    /// Returns the stored checkpoint with the largest size, or nil.
    func latestCheckpoint() async throws -> SignedNote?

    /// Stores the checkpoint of the current head.
    /// - Throws: ``BankError`` `checkpoint.other` for a checkpoint of another log or head.
    func store(_ checkpoint: SignedNote) async throws

    /// Returns a sealed entry and the proof that it is in the log.
    /// - Parameters:
    ///   - entry: The number of the entry.
    ///   - size: The size of the log, for which the proof is made.
    /// - Returns: The canonical bytes of the entry and the proof.
    /// - Throws: ``BankError`` `entry.unknown` for an entry outside the log of that size.
    func inclusionProof(
        of entry: Int64,
        inSize size: Int64
    ) async throws -> (entry: [UInt8], proof: InclusionProof)

    /// Returns the proof that the log of one size is a prefix of the log of another.
    /// - Parameters:
    ///   - old: The smaller size.
    ///   - new: The larger size, which is sealed.
    func consistencyProof(from old: Int64, to new: Int64) async throws -> ConsistencyProof
}

/// The id of the log of the book.
public let historyLogInject = InjectID<any HistoryLog>("HistoryLog")

extension HistoryLog {
    /// Requires that a checkpoint to store is of the current head.
    /// - Throws: ``BankError`` `checkpoint.other`.
    public func requireHead(_ given: TreeHead, of head: TreeHead) throws(BankError) {
        guard given == head else {
            throw BankError(
                .refused,
                code: "checkpoint.other",
                given.size == head.size
                    ? "the checkpoint has another root than the log of \(head.size) entries; "
                        + "run 'bank audit'"
                    : "the checkpoint covers \(given.size) entries, but the log has \(head.size); "
                        + "make a new one"
            )
        }
    }

    /// Requires that an entry is in the log of a size.
    /// - Throws: ``BankError`` `entry.unknown`.
    public func requireSealed(
        _ entry: Int64,
        inSize size: Int64,
        sealed: Int64
    ) throws(BankError) {
        guard entry >= 1, entry <= size, size <= sealed else {
            throw BankError(
                .notFound,
                code: "entry.unknown",
                "there is no entry \(entry) among the first \(size) of the log"
            )
        }
    }
}
