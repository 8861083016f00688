import Bookkeeping
import LedgerInterface
import SigningInterface

/// Accepts the head of a book that was restored on purpose, although signed entries are lost.
struct AcceptHead: Sendable {
    /// The result of accepting a head.
    struct Result: Sendable {
        /// The break of this computer's signer; nil if the signer accepts the book already.
        let historyBreak: HistoryBreak?
        /// The number of breaks that were added to the witness.
        let witnessed: Int
        let checkpoint: SignedNote
    }

    private static let page = 500

    let ledger: any Ledger
    let log: any HistoryLog
    let signer: any LogSigner
    let makeCheckpoint: MakeCheckpoint

    /// Returns the break between the head that was signed last and the sealed part of the book; nil
    /// if the book continues that head.
    func historyBreak() async throws -> HistoryBreak? {
        let origin = try await log.origin()
        guard let last = try signer.lastHead(of: origin) else { return nil }
        let head = try await log.sealedHead()
        return try await log.continues(last, at: head) ? nil : HistoryBreak(from: last, to: head)
    }

    /// Records the break in the book, in the witness and in the signer's memory, and signs the book.
    ///
    /// After an interruption, the next call does what is missing.
    /// - Parameter witness: The folder that gets the break and the new checkpoint.
    /// - Throws: `BankError` `signer.accepted` if neither the signer nor the witness knows other
    ///   entries, and the errors of ``MakeCheckpoint``.
    func callAsFunction(witness: Witness?) async throws -> Result {
        let origin = try await log.origin()
        _ = try await log.seal()
        var accepted: HistoryBreak?
        if let historyBreak = try await historyBreak() {
            let id = IdempotencyID.historyBreak(from: historyBreak.old)
            let first = try await ledger.receipt(under: id)
            let receipt = if let first { first } else { try await ledger.accept(historyBreak) }
            accepted = try receipt.intent.request()
        }
        let head = try await log.seal()
        // Only a witness asks for earlier breaks, for which the whole book is read.
        let breaks = witness == nil ? accepted.map { [$0] } ?? [] : try await breaks()
        // An entry that was added by hand may name any head.
        for found in breaks where try await !log.continues(found.new, at: head) {
            throw BankError.signedHistoryChanged(from: found.new, to: head)
        }
        let witnessed = try await witness?.add(breaks, of: log, named: origin) {
            try signer.sign($0, of: origin)
        }
        guard accepted != nil || witnessed ?? 0 > 0 else { throw Self.nothingToAccept }
        // The signer forgets the old head last, so that an interrupted call is repeated.
        if let accepted { try signer.accept(accepted, of: origin) }
        return Result(
            historyBreak: accepted,
            witnessed: witnessed ?? 0,
            checkpoint: try await makeCheckpoint(witness: witness)
        )
    }

    /// Returns the breaks that the book has accepted, oldest first.
    private func breaks() async throws -> [HistoryBreak] {
        var breaks: [HistoryBreak] = []
        var last = Int64(0)
        while true {
            let entries = try await log.entries(after: last, limit: Self.page)
            guard let end = entries.last else { return breaks }
            last = end.sequence
            for entry in entries where entry.intent.purpose == .historyBreak {
                breaks.append(try entry.intent.request())
            }
        }
    }

    static let nothingToAccept = BankError(
        .refused,
        code: "signer.accepted",
        "the book continues all that this computer has signed and the witness has kept, so there is "
            + "nothing to accept"
    )
}
