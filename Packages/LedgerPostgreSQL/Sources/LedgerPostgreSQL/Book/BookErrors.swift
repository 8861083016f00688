import Bookkeeping
import LedgerInterface

extension BankError {
    /// Creates the error that reports a failure to a person.
    /// - Parameters:
    ///   - failure: A failure after which nothing was changed.
    ///   - place: The connection string, which names the book in the message.
    init(_ failure: PostgreSQLFailure, place: String) {
        self =
            switch failure.code {
            case _ where failure.meansNoBook: .bookMissing(at: place)
            case _ where failure.isForbidden: .bookReadOnly(place)
            case "53100": .bookFull(place, disk: "the server's disk")
            case _ where failure.isConflict: .bookBusy(place, writers: "other processes have")
            case _ where failure.isConnectionLost: .bookUnreachable(place, failure)
            case let code:
                .bookUnchanged(
                    place,
                    "PostgreSQL reports '\(failure.message)' (\(code ?? ""))"
                )
            }
    }

    static func bookUnreachable(_ place: String, _ failure: PostgreSQLFailure) -> BankError {
        let reason = [failure.message, failure.advice].compactMap(\.self).joined(separator: "; ")
        return bookFailure(
            "unreachable",
            "the book at '\(place)' cannot be reached, and nothing was changed: \(reason)"
        )
    }

    static func sealingDelayed(_ place: String, after time: Duration) -> BankError {
        bookFailure(
            "sealing",
            "the server of '\(place)' has had a database transaction open for more than "
                + "\(time.components.seconds) s, which delays the sealing of later entries; "
                + "end that transaction (pg_stat_activity and pg_prepared_xacts show it), "
                + "and try again"
        )
    }

    static func bookRestructured(_ place: String, _ faults: [String]) -> BankError {
        let more = faults.count > 1 ? " and \(faults.count - 1) more" : ""
        return bookDamaged(place, "\(faults[0])\(more); 'bank audit' names all")
    }

    static func bookNotOwned(_ place: String) -> BankError {
        bookFailure(
            "readonly",
            "this user may not move a book to or from '\(place)'; "
                + "use a user who owns the schema 'bank' there, or may create it"
        )
    }

    static func bookReadOnly(_ place: String) -> BankError {
        bookFailure(
            "readonly",
            "this user lacks a privilege for the book at '\(place)'; "
                + "ask the book's administrator for the role bank_reader to read, or bank_writer to post"
        )
    }
}
