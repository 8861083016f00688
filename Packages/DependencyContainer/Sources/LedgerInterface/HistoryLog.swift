public import Bookkeeping
public import DependencyContainer

/// The history of a book as a Merkle log (RFC 6962).
///
/// An entry is in the log only after it is sealed; ``seal()`` seals all new entries at once.
///
/// A checkpoint is the size and the root of the log, signed by the bank. Comparing the log with an
/// old checkpoint proves that an entry was in the history, or that the history was changed.
public protocol HistoryLog: Sendable {
    /// Returns the name of the log, such as `modularbank/8f2a41d09c1b77e3`.
    ///
    /// The name is derived from the first entry of the book.
    func origin() async throws -> String

    /// Adds all entries that are not sealed yet to the log.
    /// - Returns: The new head of the log.
    @discardableResult
    func seal() async throws -> TreeHead

    /// Returns the head of the log, which covers sealed entries only.
    func sealedHead() async throws -> TreeHead

    /// Returns the entries after a number, in order.
    /// - Parameters:
    ///   - sequence: The number of the last known entry; 0 for the beginning.
    ///   - count: The maximum number of entries, greater than zero.
    /// - Returns: The entries; empty at the end of the book.
    /// - Throws: ``BankError`` `book.damaged` for an entry that cannot be read.
    func entries(after sequence: Int64, limit count: Int) async throws -> [LedgerEntry]

    /// Returns the stored checkpoints, smallest first.
    func checkpoints() async throws -> [SignedNote]

    /// Returns the stored checkpoint with the largest size; nil if no checkpoint is stored.
    func latestCheckpoint() async throws -> SignedNote?

    /// Stores the checkpoint of the current head.
    /// - Throws: ``BankError`` `checkpoint.other` if the checkpoint is for another log or head.
    func store(_ checkpoint: SignedNote) async throws

    /// Returns a sealed entry and the proof that it is in the log.
    /// - Parameters:
    ///   - entry: The number of the entry.
    ///   - size: The size of the log for which the proof is made, in entries.
    /// - Returns: The canonical bytes of the entry and the proof.
    /// - Throws: ``BankError`` `entry.unknown` for an entry after the first `size` entries.
    func inclusionProof(
        of entry: Int64,
        inSize size: Int64
    ) async throws -> (entry: [UInt8], proof: InclusionProof)

    /// Returns the proof that the log with `old` entries is a prefix of the log with `new` entries.
    /// - Parameters:
    ///   - old: The smaller size, in entries.
    ///   - new: The larger size, in entries, which must be sealed.
    func consistencyProof(from old: Int64, to new: Int64) async throws -> ConsistencyProof
}

/// The id of the ``HistoryLog`` service.
public let historyLogInject = InjectID<any HistoryLog>("HistoryLog")

extension TreeHead {
    /// Requires that the head of a checkpoint equals the current head of the log.
    /// - Throws: ``BankError`` `checkpoint.other` if the heads differ.
    public func requireEqual(to head: TreeHead) throws(BankError) {
        guard self == head else {
            throw BankError(
                .refused,
                code: "checkpoint.other",
                size == head.size
                    ? "the checkpoint differs from the log, but both have \(head.size) entries; "
                        + "run 'bank audit'"
                    : "the checkpoint covers \(size) entries, but the log has \(head.size); "
                        + "make a new checkpoint"
            )
        }
    }
}

extension HistoryLog {
    /// Returns whether the log still begins with the entries of an earlier head.
    /// - Parameters:
    ///   - old: The earlier head.
    ///   - head: The present head of the log.
    public func continues(_ old: TreeHead, at head: TreeHead) async throws -> Bool {
        guard old.size <= head.size else { return false }
        let proof = try await consistencyProof(from: old.size, to: head.size)
        return proof.proves(old, isPrefixOf: head)
    }

    /// Requires that an entry is among the first `size` entries, and that these are sealed.
    /// - Throws: ``BankError`` `entry.unknown` if the entry is not among these entries, or some of
    ///   them are not sealed.
    public func requireSealed(
        _ entry: Int64,
        inSize size: Int64,
        sealed: Int64
    ) throws(BankError) {
        guard entry >= 1, entry <= size, size <= sealed else {
            throw BankError(
                .notFound,
                code: "entry.unknown",
                "there is no entry \(entry) among the first \(size) entries of the log"
            )
        }
    }
}
