import Bookkeeping

/// The bank's values as columns hold them.
extension SQLiteRow {
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

    /// The columns allow these two words only.
    func side(_ column: Int32) -> Side {
        text(column) == Side.credit.rawValue ? .credit : .debit
    }

    /// A digest, or nil where there is none; one of another length is none that anything has.
    func digest(_ column: Int32) -> SHA256Digest? {
        SHA256Digest(bytes: blob(column))
    }

    /// Three columns: name, normal side, whether it may be below zero.
    func accountKind(from column: Int32) -> AccountKind {
        AccountKind(
            text(column),
            normalSide: side(column + 1),
            mayBeNegative: integer(column + 2) != 0
        )
    }
}
