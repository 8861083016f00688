import Bookkeeping
import LedgerInterface

extension Migration {
    /// The migration that creates the table with the mark of a move, in a book that takes part in a
    /// move.
    static let createMark = Migration(
        sql: "CREATE TABLE move (state TEXT NOT NULL, place TEXT NOT NULL) STRICT;",
        schema: "f56646f83b5f9cfcc4538da8888390d82abd169dc4353087b334b03f3857b2b2"
    )
}

extension BookReader {
    /// The state of the book according to its mark of a move; `inUse` without a mark.
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
                throw BankError.bookDamaged(place, "the mark of its move cannot be read")
            }
            return state
        }
    }

    /// Replaces the mark of a move, in the transaction of the caller.
    func mark(_ state: BookState) throws {
        try connection.execute("DROP TABLE IF EXISTS move")
        guard let mark = state.mark else { return }
        try connection.execute(Migration.createMark.sql)
        try connection.run("INSERT INTO move VALUES (?, ?)", mark.name, mark.place)
    }
}
