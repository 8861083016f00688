/// A failure that PostgreSQL or its connection reports.
struct PostgreSQLFailure: Error {
    /// The `SQLSTATE`, such as `23505`; nil when the connection failed.
    ///
    /// Source: PostgreSQL documentation, appendix A, "PostgreSQL Error Codes".
    let code: String?
    /// The reason in one line.
    let message: String

    init(code: String? = nil, _ message: String) {
        self.code = code
        self.message = message.split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }.joined(separator: "; ")
    }

    /// Indicates whether the same transaction may succeed when it is run again.
    ///
    /// Another one has written the same new row, was in a deadlock with it, or held a lock for too
    /// long.
    var isConflict: Bool {
        guard let code else { return false }
        return ["23505", "40001", "40P01", "55P03"].contains(code)
    }

    /// A row that could not be locked, because it did not exist yet.
    static let openedMeanwhile = PostgreSQLFailure(code: "40001", "an account was opened meanwhile")

    /// Indicates whether the connection cannot be used any more.
    ///
    /// The codes are those of a server that starts, stops, or ends a connection, or has become a
    /// standby.
    var isConnectionLost: Bool {
        guard let code else { return true }
        return (code.hasPrefix("08") && code != "08P01") || code.hasPrefix("57P")
            || ["25006", "53300"].contains(code)
    }

    /// Indicates whether the user lacks the right.
    var isForbidden: Bool { code == "42501" }

    /// Indicates whether the database has no book yet.
    var meansNoBook: Bool { code == "42P01" || code == "3F000" }
}

/// The failure of a COMMIT after which the transaction may be in the book or not.
struct UncertainCommit: Error {
    let failure: PostgreSQLFailure
    /// The id of the transaction.
    let transaction: Int64
}
