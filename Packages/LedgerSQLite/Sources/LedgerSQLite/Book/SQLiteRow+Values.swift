import Bookkeeping

/// Conversions of columns to the bank's types.
extension SQLiteRow {
    func optionalDate(_ column: Int32) -> BusinessDate? {
        optionalInteger(column).map { BusinessDate(dayNumber: Int(clamping: $0)) }
    }

    func date(_ column: Int32) -> BusinessDate {
        BusinessDate(dayNumber: Int(integer(column)))
    }

    func time(_ column: Int32) -> Timestamp {
        Timestamp(milliseconds: integer(column))
    }

    func money(_ column: Int32) -> Money {
        Money(won: integer(column))
    }

    func accountID(_ column: Int32) -> AccountID? {
        optionalText(column).map { AccountID($0) }
    }

    /// Reads a side, which is `debit` or `credit` in every row of the tables.
    func side(_ column: Int32) -> Side {
        text(column) == Side.credit.rawValue ? .credit : .debit
    }

    /// Reads a digest, or returns nil for NULL and for a value of another length.
    func digest(_ column: Int32) -> SHA256Digest? {
        SHA256Digest(bytes: blob(column))
    }

    /// Reads three columns: name, normal side, and whether the balance may be negative.
    func accountKind(from column: Int32) -> AccountKind {
        AccountKind(
            text(column),
            normalSide: side(column + 1),
            mayBeNegative: integer(column + 2) != 0
        )
    }
}
