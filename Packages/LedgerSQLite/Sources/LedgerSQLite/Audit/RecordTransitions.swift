import Bookkeeping

/// The records that a stored entry changed, before and after the entry.
///
/// The value of a secret is empty, because the history does not keep it.
struct RecordTransitions {
    private(set) var transitions: [EntryReview.RecordTransition] = []
    /// The first fault: a value that is missing, differs from its digest, or should not be stored.
    private(set) var fault: String?

    /// - Parameters:
    ///   - entry: The stored entry.
    ///   - values: The stored values, in the order of the entry's records.
    ///   - secrets: The collections whose values are secrets, which the history must not store.
    ///   - connection: The connection to the book, in a transaction.
    init(
        _ entry: LedgerEntry,
        values: [String?],
        secrets: Set<String>,
        in connection: SQLiteConnection
    ) throws {
        for (version, value) in zip(entry.records, values) {
            let isKept = version.digest != nil && !secrets.contains(version.key.collection)
            if isKept != (value != nil) {
                fault =
                    fault
                    ?? "the history \(isKept ? "lacks" : "exposes") a value of '\(version.key)'"
            } else if let value, version.digest != SHA256.digest(of: value.utf8) {
                fault =
                    fault ?? "a stored value of the record '\(version.key)' differs from its digest"
            }
            let before = try connection.first(
                """
                SELECT h.collection, h.name, h.version, h.digest, a.id, h.due, h.value
                FROM record_history h LEFT JOIN accounts a ON a.key = h.linked_to
                WHERE h.collection = ? AND h.name = ? AND h.version = ?
                """,
                version.key.collection,
                version.key.name,
                version.version - 1
            ) { row in
                Self.record(row.recordVersion(from: 0), row.optionalText(6))
            }
            transitions.append(
                EntryReview.RecordTransition(
                    before: before.flatMap(\.self),
                    after: Self.record(version, value)
                )
            )
        }
    }

    /// Returns the state of a record before the entry; nil if the entry does not change the record.
    func before(_ key: RecordKey) -> Record? {
        transitions.lazy.compactMap(\.before).first { $0.key == key }
    }

    /// Returns the record of a version, or nil for a removal.
    private static func record(_ version: RecordVersion, _ value: String?) -> Record? {
        version.digest == nil ? nil : Record(version, value: value ?? "")
    }
}

extension BookReader {
    /// Returns the state of an account after the entry `sequence`; nil for an unknown account.
    func accountState(_ id: AccountID, through sequence: Int64) throws -> EntryReview.AccountState?
    {
        try connection.first(
            """
            SELECT kind, normal_side, may_be_negative, owner,
              (SELECT l.balance FROM legs l WHERE l.account = a.key AND l.sequence <= ?
               ORDER BY l.sequence DESC, l.position DESC LIMIT 1)
            FROM accounts a WHERE id = ?
            """,
            sequence,
            id.rawValue
        ) { row in
            EntryReview.AccountState(
                kind: row.accountKind(from: 0),
                owner: row.optionalText(3).map { CustomerID($0) },
                balance: row.money(4)
            )
        }
    }

    /// Returns a record after the entry `sequence`; nil if the record did not exist or its value is
    /// a secret.
    func record(_ key: RecordKey, through sequence: Int64) throws -> Record? {
        try connection.first(
            """
            SELECT h.collection, h.name, h.version, h.digest, a.id, h.due, h.value
            FROM record_history h LEFT JOIN accounts a ON a.key = h.linked_to
            WHERE h.collection = ? AND h.name = ? AND h.sequence <= ?
            ORDER BY h.version DESC LIMIT 1
            """,
            key.collection,
            key.name,
            sequence
        ) { row in
            row.optionalText(6).map { Record(row.recordVersion(from: 0), value: $0) }
        }.flatMap(\.self)
    }
}

/// A cursor over the stored nodes of the log, in the order in which entries complete them.
final class NodeCursor {
    private let leaves: SQLiteCursor
    private let connection: SQLiteConnection
    private var position = Int64(-1)

    init(_ connection: SQLiteConnection) {
        self.connection = connection
        leaves = connection.cursor(
            "SELECT position, hash FROM log_nodes WHERE level = 0 ORDER BY position"
        )
    }

    /// Returns the hashes that the log stores for the next entry, whose number is `sequence`.
    func next(of sequence: Int64) throws -> LoggedEntry {
        position += 1
        guard let row = try leaves.next() else { return .unsealed }
        let leaf = row.integer(0) == position ? row.digest(1) : nil
        var nodes: [SHA256Digest?] = []
        var place = MerkleNode.Position(level: 0, index: position)
        while !place.index.isMultiple(of: 2) {
            place = MerkleNode.Position(level: place.level + 1, index: place.index / 2)
            let node = try connection.first(
                "SELECT hash FROM log_nodes WHERE level = ? AND position = ?",
                Int64(place.level),
                place.index
            ) { $0.digest(0) }
            nodes.append(node.flatMap(\.self))
        }
        return LoggedEntry(leaf: leaf ?? .zero, nodes: nodes)
    }
}
