import Bookkeeping
import LedgerInterface

/// The mark of a book that is being moved or was moved.
///
/// The mark is a table with the state of the move, and a trigger that refuses posts.
extension BookReader {
    /// Checks that the book is not part of a move.
    /// - Throws: ``BankError`` `book.arriving`, `book.departing` or `book.departed`.
    func requireInUse() throws {
        guard let state = try mark else { return }
        throw BankError.bookMoving(at: place, state)
    }

    /// The state of the book: missing, in use, or part of a move.
    var state: BookState {
        get throws {
            guard try exists("bank.entries") else { return .missing }
            return try mark ?? (hasBook ? .inUse : .missing)
        }
    }

    /// Checks that the user has the rights of the schema's owner; does nothing without a schema.
    /// - Throws: ``BankError`` `book.readonly`.
    func requireOwner() throws {
        let isOwner = try connection.run(
            "SELECT pg_has_role(nspowner, 'USAGE') FROM pg_namespace WHERE nspname = 'bank'"
        ).first?.boolean(0)
        guard isOwner == false else { return }
        throw BankError.bookNotOwned(place)
    }

    /// Replaces the mark of a move in the caller's transaction.
    ///
    /// The mark's table and trigger remain when the book is in use again. Dropping the table would
    /// have to wait for every reader, and would delay the end of the move.
    func mark(_ state: BookState) throws {
        if try exists("bank.move") {
            try connection.execute("DELETE FROM bank.move")
        } else if state.mark != nil {
            try createMark()
        }
        guard let mark = state.mark else { return }
        // The text is not a literal, because it has the name of another place.
        try connection.run(
            "INSERT INTO bank.move VALUES ($1, $2)",
            mark.name,
            mark.place
        )
    }

    private func createMark() throws {
        try connection.execute("CREATE TABLE bank.move (state text NOT NULL, place text NOT NULL)")
        try connection.execute("GRANT SELECT ON bank.move TO bank_writer, bank_reader")
        try connection.execute(
            """
            CREATE FUNCTION bank.refuse_posts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
            IF EXISTS (SELECT FROM bank.move WHERE state <> 'arriving' \
            OR current_setting('bank.is_moving', true) IS DISTINCT FROM 'on' \
            OR NOT pg_has_role((SELECT nspowner FROM pg_namespace WHERE nspname = 'bank'), \
            'USAGE')) THEN \
            RAISE EXCEPTION 'the book is being moved, or was moved' \
            USING ERRCODE = '\(PostgreSQLFailure.bookMoves)'; END IF; RETURN NULL; END $$
            """
        )
        try connection.execute(
            """
            CREATE TRIGGER refuse_posts BEFORE INSERT ON bank.entries
            FOR EACH STATEMENT EXECUTE FUNCTION bank.refuse_posts()
            """
        )
        try connection.execute("ALTER TABLE bank.entries ENABLE ALWAYS TRIGGER refuse_posts")
    }

    private var mark: BookState? {
        get throws {
            guard try exists("bank.move") else { return nil }
            let found = try connection.run("SELECT state, place FROM bank.move").first.map {
                BookState(mark: $0.text(0), place: $0.text(1))
            }
            guard let found else { return nil }
            guard let state = found else {
                throw BankError.bookDamaged(place, "the mark of its move cannot be read")
            }
            return state
        }
    }

    private func exists(_ table: String) throws -> Bool {
        try connection.run("SELECT to_regclass($1) IS NOT NULL", table).first?
            .boolean(0)
            ?? false
    }
}
