import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

/// The use cases of the book's log, such as audits and checkpoints, and their shared services.
struct LogServices: Sendable {
    let ledger: any Ledger
    let log: any HistoryLog
    let signer: any LogSigner
    let copies: any BookCopies
    /// The stores between which a book can be moved.
    let stores: Lazy<[BookStore]>
    let journal: SigningsJournal
    /// Returns the path of the journal that belongs to the book at `place`.
    let journalPath: @Sendable (_ place: String) -> String
    /// The path of the witness folder, unless a command names another folder; nil for no witness.
    let usualWitness: String?

    var makeCheckpoint: MakeCheckpoint { MakeCheckpoint(log: log, signer: signer) }
    var acceptHead: AcceptHead {
        AcceptHead(ledger: ledger, log: log, signer: signer, makeCheckpoint: makeCheckpoint)
    }
    var audit: AuditHistory {
        AuditHistory(ledger: ledger, log: log, signer: signer, journal: journal)
    }

    /// An audit that collects missing lines of the journal.
    var auditForCompletion: AuditHistory {
        var audit = audit
        audit.isCompleting = true
        return audit
    }

    /// Returns the use case that audits a backup of the book.
    func audit(of copy: any Ledger & HistoryLog) -> AuditHistory {
        AuditHistory(ledger: copy, log: copy, signer: signer, journal: journal, isPresent: false)
    }

    /// Returns the use case that audits a book during its move.
    func audit(ofMoving book: any MovableBook) -> AuditHistory {
        AuditHistory(ledger: book, log: book, signer: signer, journal: journal(of: book))
    }

    /// Returns the journal of a book that is being moved.
    func journal(of book: any MovableBook) -> SigningsJournal {
        SigningsJournal(path: journalPath(book.place), isPartial: BookStore.isDatabase(book.place))
    }

    /// Returns the witness that the command names, or the usual witness, or nil without either.
    /// - Parameters:
    ///   - invocation: The command.
    ///   - key: The public key of the log; nil for the key of the local signer.
    func witness(_ invocation: Invocation, key: VerifierKey? = nil) -> Witness? {
        (invocation.option("witness") ?? usualWitness).map { [signer] folder in
            Witness(
                folder: folder,
                key: { try key ?? signer.verifierKey(of: $0) },
                isValid: { signer.isValid($0, of: $1, by: $2) }
            )
        }
    }

    /// Returns the public key of the log.
    /// - Throws: `BankError` `signer.…`, and the errors of the book.
    func key() async throws -> VerifierKey {
        try signer.verifierKey(of: try await log.origin())
    }

    /// Returns the number of the entry with the given number or idempotency key.
    ///
    /// If `text` is the number of one entry and the key of another entry, it is read as a number.
    /// - Parameters:
    ///   - text: The number or the idempotency key of the entry.
    ///   - size: The number of entries in the log.
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

/// The ID of the use cases of the log, for the commands of this module only.
let logServicesInject = InjectID<LogServices>("BackOffice.Log")
