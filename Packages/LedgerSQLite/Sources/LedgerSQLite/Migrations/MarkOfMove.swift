import Bookkeeping
import LedgerInterface

extension Migration {
    /// The table with the mark of a move, which only a book that takes part in one has.
    static let createMark = Migration(
        sql: "CREATE TABLE move (state TEXT NOT NULL, place TEXT NOT NULL) STRICT;",
        schema: "260b301b0216d751f4bc30c138a9f5167edd380180b311550d1daeadf0616c82"
    )
}

extension BookReader {
    /// The state that the mark of a move gives the book, which is in use without a mark.
    var moveState: BookState {
        get throws {
            let isMarked = try connection.first(
                "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'move'"
            ) { _ in true }
            guard isMarked == true else { return .inUse }
            let state = try connection.first("SELECT state, place FROM move") {
                BookState(mark: $0.text(0), place: $0.text(1))
            }
            guard let state = state.flatMap(\.self) else {
                throw BankError.bookDamaged(path, "the mark of its move cannot be read")
            }
            return state
        }
    }

    /// Replaces the mark, in the transaction of the caller.
    func mark(_ state: BookState) throws {
        try connection.execute("DROP TABLE IF EXISTS move")
        guard let mark = state.mark else { return }
        try connection.execute(Migration.createMark.sql)
        try connection.run("INSERT INTO move VALUES (?, ?)", mark.name, mark.place)
    }
}
