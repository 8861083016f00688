import Bookkeeping
import LedgerInterface

extension Migration {
    /// The migration that creates the table with the mark of a move, in a book that takes part in a
    /// move.
    static let createMark = Migration(
        sql: "CREATE TABLE move (state TEXT NOT NULL, place TEXT NOT NULL) STRICT;",
        schema: "06f88621f9c108bf7eccaba89391e25ff387e2b50bf6190441925096bed16cb4"
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
