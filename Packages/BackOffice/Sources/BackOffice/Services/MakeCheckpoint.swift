import Bookkeeping
import Console
import LedgerInterface
import SigningInterface

/// Seals the book's entries, and signs the head of the log with the bank's key.
struct MakeCheckpoint: Sendable {
    /// The largest number of attempts; an attempt fails if another process seals entries meanwhile.
    private static let attempts = 50

    let log: any HistoryLog
    let signer: any LogSigner

    /// - Parameter witness: The folder that gets the new checkpoint and any missing earlier
    ///   checkpoints; nil for no folder.
    /// - Returns: The new checkpoint; the last checkpoint if no entry was added after it.
    /// - Throws: `BankError` `signer.…`, the errors of the book, and `witness.…` if only the
    ///   witness failed.
    @discardableResult
    func callAsFunction(witness: Witness?) async throws -> SignedNote {
        let origin = try await log.origin()
        var attempt = 1
        while true {
            do {
                // Read before the log is sealed, which then has all that was signed.
                let last = try signer.lastHead(of: origin)
                let note = try await note(of: log.seal(), after: last, in: origin)
                try await witness?.addCheckpoints(of: log, named: origin)
                return note
            } catch let error as BankError
                where ["checkpoint.other", "signer.changed"].contains(error.code)
                && attempt < Self.attempts
            {
                attempt += 1
            }
        }
    }

    /// Makes a checkpoint without stopping the caller's other work: a failure is returned, not
    /// thrown.
    /// - Parameter witness: The folder that gets the checkpoint.
    /// - Returns: The failure; nil if the checkpoint is made and the witness has it.
    func besideOtherWork(witness: Witness?) async -> LateCheckpoint? {
        do {
            try await self(witness: witness)
            return nil
        } catch {
            let unexpected = BankError(.internalError, code: "checkpoint.late", "\(error)")
            return LateCheckpoint(error: error as? BankError ?? unexpected)
        }
    }

    private func note(
        of head: TreeHead,
        after last: TreeHead?,
        in origin: String
    ) async throws -> SignedNote {
        if let latest = try await log.latestCheckpoint() {
            let key = try signer.verifierKey(of: origin)
            let known = try? latest.checkpoint(verifiedWith: key) {
                signer.isValid($0, of: $1, by: $2)
            }
            guard let known else { throw Self.otherSigner }
            if known.head == head, last == head { return latest }
            // A signer without a memory begins it with a head that continues the last checkpoint.
            guard try await log.continues(known.head, at: head) else {
                throw BankError.signedHistoryChanged(from: known.head, to: head)
            }
        }
        var continuation = LogContinuation.new
        if let last {
            guard last.size <= head.size else {
                throw BankError.signedHistoryChanged(from: last, to: head)
            }
            let proof = try await log.consistencyProof(from: last.size, to: head.size)
            continuation = .proven(last, proof)
        }
        let note = try signer.sign(head, continuing: continuation, of: origin)
        try await log.store(note)
        return note
    }

    private static let otherSigner = BankError(
        .unreadableBook,
        code: "signer.other",
        "this computer's signer has not signed the last checkpoint of this book, so the signer is "
            + "wrong or the checkpoint was changed; restore the signer, and run 'bank audit'"
    )
}

/// A failure to make a checkpoint, or to add the checkpoint to the witness.
struct LateCheckpoint: Sendable {
    let error: BankError

    /// Indicates whether the checkpoint is made, and only the witness lacks it.
    var isMade: Bool { error.code.hasPrefix("witness.") }

    /// The exit code of a command that has done its other work.
    var exitCode: ExitCode { error.reason == .historyChanged ? .historyChanged : .incomplete }
}
