import Bookkeeping

extension BookReader {
    private static let query: StaticString = """
        SELECT r.collection, r.name, r.value, r.version, a.id, r.due
        FROM records r LEFT JOIN accounts a ON a.key = r.linked_to

        """
    private static let recordByKey = SQLText(query, "WHERE r.collection = ? AND r.name = ?")

    func record(_ key: RecordKey) throws -> Record? {
        try connection.first(
            Self.recordByKey,
            key.collection,
            key.name
        ) { $0.record() }
    }

    /// Returns the records of a collection whose names come after `name`, sorted by name.
    func records(
        in collection: String,
        after name: String?,
        limit count: Int = .max
    ) throws -> [Record] {
        try connection.all(
            SQLText(Self.query, "WHERE r.collection = ? AND r.name > ? ORDER BY r.name LIMIT ?"),
            collection,
            name ?? "",
            Int64(count)
        ) { $0.record() }
    }

    /// Returns the records of a collection that are due by `date`, sorted by due date and name.
    func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) throws -> [Record] {
        try connection.all(
            SQLText(
                Self.query,
                """
                WHERE r.collection = ? AND r.due <= ? AND (r.due, r.name) > (?, ?)
                ORDER BY r.due, r.name LIMIT ?
                """
            ),
            collection,
            Int64(date.dayNumber),
            record?.due.map { Int64($0.dayNumber) } ?? .min,
            record?.key.name ?? "",
            Int64(count)
        ) { $0.record() }
    }

    /// Returns the records of one or all collections that are linked to an account, sorted by key.
    func records(linkedTo account: AccountID, in collection: String?) throws -> [Record] {
        try connection.all(
            SQLText(
                Self.query,
                """
                WHERE a.id = ? AND r.collection = coalesce(?, r.collection)
                ORDER BY r.collection, r.name
                """
            ),
            account.rawValue,
            collection
        ) { $0.record() }
    }
}
