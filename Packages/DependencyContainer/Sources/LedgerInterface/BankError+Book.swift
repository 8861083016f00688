public import Bookkeeping

extension BankError {
    /// Returns the error for a missing book.
    /// - Parameter place: The path or connection string of the missing book.
    public static func bookMissing(at place: String) -> BankError {
        BankError(
            .unreadableBook,
            code: "book.missing",
            "there is no book at '\(place)'; "
                + "create one with 'bank customer join', or name another one with '--book'"
        )
    }

    /// Returns the error for a book whose content contradicts itself or cannot be read.
    /// - Parameters:
    ///   - place: The path or connection string of the book.
    ///   - reason: The damage as a clause, without a period.
    public static func bookDamaged(_ place: String, _ reason: String) -> BankError {
        bookFailure(
            "damaged",
            "the book at '\(place)' is damaged (\(reason)); keep a copy of it, "
                + "and restore the last good backup"
        )
    }

    /// Returns the error for an entry that a book stores in a form that cannot be read.
    /// - Parameters:
    ///   - place: The path or connection string of the book.
    ///   - sequence: The number of the entry.
    public static func bookUnreadable(_ place: String, entry sequence: Int64) -> BankError {
        bookDamaged(place, "entry \(sequence) cannot be read")
    }

    /// Returns the error for a book that cannot be written, because its disk is full.
    /// - Parameters:
    ///   - place: The path or connection string of the book.
    ///   - disk: The disk to make room on, such as `the disk`.
    public static func bookFull(_ place: String, disk: String = "the disk") -> BankError {
        bookFailure(
            "full",
            "there is no room to write the book at '\(place)', and nothing was changed; "
                + "make room on \(disk) and try again"
        )
    }

    /// Returns the error for a book that other processes keep busy.
    /// - Parameters:
    ///   - place: The path or connection string of the book.
    ///   - writers: The subject and the verb, such as `another process has`.
    public static func bookBusy(_ place: String, writers: String) -> BankError {
        bookFailure(
            "busy",
            "\(writers) been writing the book at '\(place)' for too long, "
                + "and nothing was changed; try again later"
        )
    }

    /// Returns the error for a failure of the database system for which no remedy is known.
    /// - Parameters:
    ///   - place: The path or connection string of the book.
    ///   - report: The failure as a clause, without a period.
    public static func bookUnchanged(_ place: String, _ report: String) -> BankError {
        BankError(
            .internalError,
            code: "book.internal",
            "the book at '\(place)' was not changed: \(report)"
        )
    }

    /// Returns an error for a book that cannot be read or written.
    /// - Parameters:
    ///   - problem: The second word of the error code, such as `damaged`.
    ///   - message: One line with the problem and the remedy.
    public static func bookFailure(_ problem: String, _ message: String) -> BankError {
        BankError(.unreadableBook, code: "book.\(problem)", message)
    }
}
