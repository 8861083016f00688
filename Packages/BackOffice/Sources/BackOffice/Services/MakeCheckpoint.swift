import Bookkeeping
import LedgerInterface
import SigningInterface

/// Seals the history, and signs its head with the bank's key.
struct MakeCheckpoint: Sendable {
    /// The greatest number of attempts; after each lost one, another process has sealed more.
    private static let attempts = 10

    let log: any HistoryLog
    let signer: any LogSigner

    /// - Parameter witness: The folder that gets the checkpoint, too.
    /// - Returns: The checkpoint, which is a stored one if no entry was added since.
    /// - Throws: `BankError` `key.…` of the signer, `witness.…`, and the errors of the book.
    @discardableResult
    func callAsFunction(witness: Witness?) async throws -> SignedNote {
        let origin = try await log.origin()
        // The process that made the book may have been killed before it did this.
        try signer.adoptKey(of: origin)
        var attempt = 1
        while true {
            do {
                let head = try await log.seal()
                let note = try await note(of: head, in: origin)
                try witness?.add(note, of: Checkpoint(origin: origin, head: head))
                return note
            } catch let error as BankError
                where error.code == "checkpoint.other" && attempt < Self.attempts
            {
                attempt += 1
            }
        }
    }

    private func note(of head: TreeHead, in origin: String) async throws -> SignedNote {
        if let last = try await log.latestCheckpoint() {
            // A signer that was replaced has not signed the last checkpoint.
            let known = try last.checkpoint(verifiedWith: signer.verifierKey(of: origin)) {
                signer.isValid($0, of: $1, by: $2)
            }
            if known.head == head { return last }
        }
        let note = try signer.checkpoint(of: head, in: origin)
        try await log.store(note)
        return note
    }
}
