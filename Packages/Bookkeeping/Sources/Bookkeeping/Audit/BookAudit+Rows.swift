/// Checks of the schema, the stored log, checkpoints and records.
extension BookAudit {
    /// Returns the differences between the schema of a book and the schema that its migrations
    /// make, in one line each.
    /// - Parameters:
    ///   - found: The definitions of the book's schema objects by kind and name.
    ///   - expected: The definitions of the objects that the migrations make.
    public static func schemaFaults<Definition: Equatable>(
        found: [String: Definition],
        expected: [String: Definition]
    ) -> [String] {
        Set(found.keys).union(expected.keys).sorted().filter { found[$0] != expected[$0] }.map {
            let state =
                found[$0] == nil
                ? "is missing" : expected[$0] == nil ? "does not belong in the book" : "is altered"
            return "the schema object '\($0)' \(state)"
        }
    }

    /// Checks that the number of nodes in the log matches the number of leaves.
    /// - Parameter row: The number of leaves, the greatest position of a leaf (-1 in an empty log),
    ///   and the number of nodes on all levels.
    /// - Returns: The number of leaves, which is the number of sealed entries.
    public mutating func checkLog(_ row: some StoredRow) -> Int64 {
        let leaves = row.integer(0)
        let expected = (0..<63).reduce(Int64(0)) { $0 + leaves >> $1 }
        if row.integer(2) != expected {
            add("log", at: nil, "the log has \(row.integer(2)) nodes instead of \(expected)")
        } else if row.integer(1) != leaves - 1 {
            add("log", at: nil, "the last leaf is at \(row.integer(1)) instead of \(leaves - 1)")
        }
        return leaves
    }

    /// Checks that a stored checkpoint is well-formed and covers the expected number of entries.
    ///
    /// The method does not verify the checkpoint's signatures.
    /// - Parameter row: The expected number of entries, and the signed note with the checkpoint.
    public mutating func checkCheckpoint(_ row: some StoredRow) {
        let size = row.integer(0)
        let note = try? SignedNote(parsing: row.bytes(1))
        let checkpoint = note.flatMap { try? Checkpoint(parsing: $0.text.utf8) }
        guard checkpoint?.head.size != size else { return }
        add(
            "checkpoint",
            at: nil,
            "the checkpoint that is stored for \(size) entries is malformed or covers more or fewer"
        )
    }

    /// Reports a part of the book that refers to a missing one.
    /// - Parameter row: The number of the entry, or NULL, and the fault.
    public mutating func addOrphan(_ row: some StoredRow) {
        add("orphans", at: row.optionalInteger(0), row.text(1))
    }

    /// Checks the next version of a record.
    /// - Parameter row: The columns of ``StoredRow/recordVersion(from:)``, then the number of the
    ///   entry. Four columns of the current record follow: version, value, linked account and due
    ///   date. They are NULL if the record does not exist.
    public mutating func visitRecord(_ row: some StoredRow) {
        let version = row.recordVersion()
        let present =
            row.isNull(7)
            ? nil
            : Record(
                key: version.key,
                value: row.text(8),
                version: row.integer(7),
                linkedTo: row.accountID(9),
                due: row.optionalDate(10)
            )
        visit(version, at: row.integer(6), present: present)
    }
}

extension StoredRow {
    /// Reads seven columns: name, kind (three columns), number of the opening entry, number of the
    /// closing entry, and balance.
    /// - Parameters:
    ///   - column: The first column.
    ///   - holds: The holds on the account, including ended holds.
    ///   - holdHistory: All changes of these holds, oldest first.
    public func auditedAccount(
        from column: Int32,
        holds: [Hold],
        holdHistory: [AuditedHold]
    ) -> AuditedAccount {
        AuditedAccount(
            id: AccountID(text(column)),
            kind: accountKind(from: column + 1),
            openedBy: integer(column + 4),
            closedBy: optionalInteger(column + 5),
            balance: money(column + 6),
            holds: holds,
            holdHistory: holdHistory
        )
    }

    /// Reads three columns: number of the entry, name of the hold and amount.
    public func auditedHold() -> AuditedHold {
        AuditedHold(sequence: integer(0), hold: HoldID(text(1)), amount: money(2))
    }

    /// Reads four columns: number of the entry, side, amount and balance.
    public func auditedLeg(from column: Int32) -> AuditedLeg {
        AuditedLeg(
            sequence: integer(column),
            side: side(column + 1),
            amount: money(column + 2),
            balance: money(column + 3)
        )
    }
}
