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
    /// standby. `25P03` ends a transaction that got no processor time for too long. When a book is
    /// moved, a new connection reports where it is.
    var isConnectionLost: Bool {
        guard let code else { return true }
        return (code.hasPrefix("08") && code != "08P01") || code.hasPrefix("57P")
            || ["25006", "25P03", "53300"].contains(code) || isOfMovedBook
    }

    /// Indicates whether the book has refused a post because it takes part in a move.
    var isOfMovedBook: Bool { code == Self.bookMoves }

    /// The advice for a connection that is refused until a person changes a setting; nil for another
    /// failure.
    ///
    /// libpq has no codes for these failures. Its texts are English, because no program of the bank
    /// calls `setlocale`.
    var advice: String? {
        guard code == nil else { return nil }
        return Self.advice.first { message.contains($0.0) }?.1
    }

    private static let advice = [
        ("SSL error: certificate verify failed", untrusted),
        // The root has the name of the right one, but another key. The reason depends on both keys.
        ("SSL error: invalid padding", untrusted),
        ("SSL error: block type is not 01", untrusted),
        ("SSL error: data too large for modulus", untrusted),
        ("SSL error: wrong signature length", untrusted),
        ("SSL error: wrong public key type", untrusted),
        ("SSL error: EVP lib", untrusted),
        (
            "does not match host name",
            "name the host as the server's certificate does, or have another certificate made"
        ),
        ("password authentication failed", wrongPassword),
        ("no password supplied", wrongPassword),
    ]
    private static let wrongPassword =
        "put the user's password into the file that PGPASSFILE names, by default ~/.pgpass"
    private static let untrusted =
        "the server's certificate has expired, or no root in 'sslrootcert' has signed it; "
        + "have the certificate renewed, or name the right root"

    /// The code with which a book that is moved refuses posts.
    static let bookMoves = "BANK1"

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
