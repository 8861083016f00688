import Bookkeeping
import LedgerInterface

/// Queries of records.
extension BookReader {
    func record(_ key: RecordKey) throws -> Record? {
        try connection.run(
            """
            SELECT collection, name, value, version, linked_to, due FROM records
            WHERE collection = $1 AND name = $2
            """,
            key.collection,
            key.name
        ).first?.record()
    }

    /// Returns the records of a collection with names greater than `name`, sorted by name.
    func records(in collection: String, after name: String?, limit count: Int) throws -> [Record] {
        try connection.run(
            """
            SELECT collection, name, value, version, linked_to, due FROM records
            WHERE collection = $1 AND name > $2 ORDER BY name LIMIT $3
            """,
            collection,
            name ?? "",
            Int64(count)
        ).map { $0.record() }
    }

    /// Returns the records of a collection that are due by a date, sorted by due date and name.
    func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) throws -> [Record] {
        try connection.run(
            """
            SELECT collection, name, value, version, linked_to, due FROM records
            WHERE collection = $1 AND due <= $2 AND (due, name) > ($3, $4)
            ORDER BY due, name LIMIT $5
            """,
            collection,
            date,
            record?.due ?? BusinessDate(dayNumber: Int(Int32.min)),
            record?.key.name ?? "",
            Int64(count)
        ).map { $0.record() }
    }

    /// Returns the records of one or all collections that are linked to an account, sorted by key.
    func records(linkedTo account: AccountID, in collection: String?) throws -> [Record] {
        try connection.run(
            """
            SELECT collection, name, value, version, linked_to, due FROM records
            WHERE linked_to = $1 AND collection = coalesce($2, collection)
            ORDER BY collection, name
            """,
            account,
            collection
        ).map { $0.record() }
    }
}
