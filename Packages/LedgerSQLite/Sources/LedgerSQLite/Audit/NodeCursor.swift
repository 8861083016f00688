import Bookkeeping

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
        return try LoggedEntry(at: position, leaf: leaf ?? .zero) { node in
            try connection.first(
                "SELECT hash FROM log_nodes WHERE level = ? AND position = ?",
                Int64(node.level),
                node.index
            ) { $0.digest(0) }.flatMap(\.self)
        }
    }
}
