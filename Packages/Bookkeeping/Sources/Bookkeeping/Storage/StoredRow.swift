/// A row that a query of a book returned.
///
/// A ledger implements six methods, which read columns of the basic types. All other values are
/// read with these methods, so all ledgers store a value in the same way.
public protocol StoredRow {
    /// Returns whether a column is NULL.
    func isNull(_ column: Int32) -> Bool

    /// Returns the number in a column; zero for NULL.
    func integer(_ column: Int32) -> Int64

    /// Returns the truth value in a column; false for NULL.
    func boolean(_ column: Int32) -> Bool

    /// Returns the text in a column; empty for NULL.
    func text(_ column: Int32) -> String

    /// Returns the text in a column as UTF-8; empty for NULL.
    func bytes(_ column: Int32) -> [UInt8]

    /// Returns the digest in a column; nil for NULL and for a value of another length.
    func digest(_ column: Int32) -> SHA256Digest?
}

/// Methods that read a value from one column.
extension StoredRow {
    /// Returns the number in a column; nil for NULL.
    @inlinable
    public func optionalInteger(_ column: Int32) -> Int64? {
        isNull(column) ? nil : integer(column)
    }

    /// Returns the text in a column; nil for NULL.
    @inlinable
    public func optionalText(_ column: Int32) -> String? {
        isNull(column) ? nil : text(column)
    }

    /// Returns the amount in a column.
    @inlinable
    public func money(_ column: Int32) -> Money { Money(won: integer(column)) }

    /// Returns the time in a column.
    @inlinable
    public func time(_ column: Int32) -> Timestamp { Timestamp(milliseconds: integer(column)) }

    /// Returns the date in a column.
    @inlinable
    public func date(_ column: Int32) -> BusinessDate {
        BusinessDate(dayNumber: Int(clamping: integer(column)))
    }

    /// Returns the date in a column; nil for NULL.
    @inlinable
    public func optionalDate(_ column: Int32) -> BusinessDate? {
        isNull(column) ? nil : date(column)
    }

    /// Returns the account in a column; nil for NULL.
    @inlinable
    public func accountID(_ column: Int32) -> AccountID? {
        optionalText(column).map { AccountID($0) }
    }

    /// Returns the customer in a column; nil for NULL.
    @inlinable
    public func customerID(_ column: Int32) -> CustomerID? {
        optionalText(column).map { CustomerID($0) }
    }

    /// Returns the side in a column, which is `debit` or `credit` in every row of a book.
    @inlinable
    public func side(_ column: Int32) -> Side {
        text(column) == Side.credit.rawValue ? .credit : .debit
    }
}

/// Methods that read a value from several columns, beginning with a given column.
extension StoredRow {
    /// Reads three columns: name, normal side, and whether the balance may be negative.
    public func accountKind(from column: Int32) -> AccountKind {
        AccountKind(
            text(column),
            normalSide: side(column + 1),
            mayBeNegative: boolean(column + 2)
        )
    }

    /// Reads nine columns: name, kind (three columns), owner, opening date, closing date, balance
    /// and held money.
    public func account(from column: Int32 = 0) -> Account {
        Account(
            id: AccountID(text(column)),
            kind: accountKind(from: column + 1),
            owner: customerID(column + 4),
            opened: date(column + 5),
            closed: optionalDate(column + 6),
            balance: money(column + 7),
            held: money(column + 8)
        )
    }

    /// Reads five columns: kind (three columns), owner and balance.
    public func accountState(from column: Int32 = 0) -> EntryReview.AccountState {
        EntryReview.AccountState(
            kind: accountKind(from: column),
            owner: customerID(column + 3),
            balance: money(column + 4)
        )
    }

    /// Reads six columns: collection, name, value, version, linked account and due date.
    public func record(from column: Int32 = 0) -> Record {
        Record(
            key: RecordKey(text(column), text(column + 1)),
            value: text(column + 2),
            version: integer(column + 3),
            linkedTo: accountID(column + 4),
            due: optionalDate(column + 5)
        )
    }

    /// Reads six columns: collection, name, version, digest, linked account and due date.
    public func recordVersion(from column: Int32 = 0) -> RecordVersion {
        RecordVersion(
            key: RecordKey(text(column), text(column + 1)),
            version: integer(column + 2),
            digest: digest(column + 3),
            linkedTo: accountID(column + 4),
            due: optionalDate(column + 5)
        )
    }

    /// Reads three columns: name, account and amount.
    public func hold(from column: Int32 = 0) -> Hold {
        Hold(
            id: HoldID(text(column)),
            account: AccountID(text(column + 1)),
            amount: money(column + 2)
        )
    }

    /// Reads eight columns: number of the entry, date, time, purpose, text of the leg, memo, change
    /// and balance.
    public func statementLine(from column: Int32 = 0) -> Statement.Line {
        Statement.Line(
            sequence: integer(column),
            date: date(column + 1),
            time: time(column + 2),
            purpose: Purpose(text(column + 3)),
            text: text(column + 4),
            memo: text(column + 5),
            change: money(column + 6),
            balance: money(column + 7)
        )
    }

    /// Reads seven columns: number of the entry, date, time, idempotency key, purpose, content and
    /// result.
    /// - Parameter isRepeat: Whether the receipt answers a repeated request.
    /// - Returns: The receipt, or nil if a column is not in canonical form.
    public func receipt(isRepeat: Bool) -> Receipt? {
        guard let content = CanonicalJSON.strings(bytes(5)),
            let result = CanonicalJSON.strings(bytes(6))
        else { return nil }
        return Receipt(
            sequence: integer(0),
            date: date(1),
            time: time(2),
            intent: Intent(
                id: IdempotencyID(unchecked: text(3)),
                purpose: Purpose(text(4)),
                content: content
            ),
            result: result,
            isRepeat: isRepeat
        )
    }
}
