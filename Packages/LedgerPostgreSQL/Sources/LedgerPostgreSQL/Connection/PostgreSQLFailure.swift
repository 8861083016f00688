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
    /// This is true when another transaction has written the same new row, caused a deadlock, or
    /// held a lock for too long.
    var isConflict: Bool {
        guard let code else { return false }
        return ["23505", "40001", "40P01", "55P03"].contains(code)
    }

    /// The conflict with another transaction that opened an account after this transaction had
    /// taken its locks.
    static let openedMeanwhile = PostgreSQLFailure(code: "40001", "an account was opened meanwhile")

    /// Indicates whether the connection cannot be used any more.
    ///
    /// This is true when the connection failed, or when the server starts, stops, ends the
    /// connection or has become a standby.
    ///
    /// `25P03` is the code of a transaction that the server ended because it was idle for too long.
    /// A moved book counts as a lost connection, because a new connection reports the new place.
    var isConnectionLost: Bool {
        guard let code else { return true }
        return (code.hasPrefix("08") && code != "08P01") || code.hasPrefix("57P")
            || ["25006", "25P03", "53300"].contains(code) || isOfMovedBook
    }

    /// Indicates whether the book has refused a post because it is being moved or was moved.
    var isOfMovedBook: Bool { code == Self.bookMoves }

    /// The advice for a failed connection that a person has to fix; nil for any other failure.
    ///
    /// These failures are recognized by their texts, because libpq has no codes for them. The texts
    /// are English, because no program of the bank calls `setlocale`.
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

    /// The `SQLSTATE` of a post that is refused because the book is being moved or was moved.
    static let bookMoves = "BANK1"

    /// Indicates whether the database user lacks a privilege.
    var isForbidden: Bool { code == "42501" }

    /// Indicates whether the database has no book yet.
    var meansNoBook: Bool { code == "42P01" || code == "3F000" }
}

/// A failed COMMIT, after which the transaction may or may not be in the book.
struct UncertainCommit: Error {
    let failure: PostgreSQLFailure
    /// The id of the transaction.
    let transaction: Int64
}
