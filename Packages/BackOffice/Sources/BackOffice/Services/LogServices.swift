import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

/// The use cases of the log, and what they share.
struct LogServices: Sendable {
    let ledger: any Ledger
    let log: any HistoryLog
    let signer: any LogSigner
    let copies: any BookCopies
    /// The stores between which books move.
    let stores: Lazy<[BookStore]>
    let journal: SigningsJournal
    /// Returns the path of the journal of the book at a place.
    let journalPath: @Sendable (_ place: String) -> String
    /// The path of the witness unless a command names another one.
    let usualWitness: String?

    var makeCheckpoint: MakeCheckpoint { MakeCheckpoint(log: log, signer: signer) }
    var audit: AuditHistory {
        AuditHistory(ledger: ledger, log: log, signer: signer, journal: journal)
    }

    /// Returns the audit of a copy of the book.
    func audit(of copy: any Ledger & HistoryLog) -> AuditHistory {
        AuditHistory(ledger: copy, log: copy, signer: signer, journal: journal)
    }

    /// Returns the audit of a book that is moved.
    func audit(ofMoving book: any MovableBook) -> AuditHistory {
        AuditHistory(ledger: book, log: book, signer: signer, journal: journal(of: book))
    }

    /// Returns the journal of a book that is moved.
    func journal(of book: any MovableBook) -> SigningsJournal {
        SigningsJournal(path: journalPath(book.place), isPartial: BookStore.isDatabase(book.place))
    }

    /// Returns the witness that a command names, or the usual one.
    func witness(_ invocation: Invocation) -> Witness? {
        (invocation.option("witness") ?? usualWitness).map { Witness(folder: $0) }
    }

    /// Returns the public key of the log.
    /// - Throws: `BankError` `signer.…`, and the errors of the book.
    func key() async throws -> VerifierKey {
        try signer.verifierKey(of: try await log.origin())
    }

    /// Returns the number of the entry that a person names by its number or its idempotency key.
    ///
    /// A number is that of an entry, even if it is the key of another one.
    /// - Parameters:
    ///   - text: The number or the key.
    ///   - size: The number of entries.
    /// - Throws: `BankError` `entry.unknown`, `idempotency.text`.
    func entry(_ text: String, inSize size: Int64) async throws -> Int64 {
        if let number = Int64(text), number > 0, number <= size { return number }
        if let receipt = try await ledger.receipt(under: IdempotencyID(text)) {
            return receipt.sequence
        }
        throw BankError(
            .notFound,
            code: "entry.unknown",
            "there is no entry '\(text)'; name it by its number or its idempotency key"
        )
    }
}

/// The use cases of the log, for the commands of this module.
let logServicesInject = InjectID<LogServices>("BackOffice.Log")
