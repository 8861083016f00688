import BookkeepingTesting
import Console
import LedgerPostgreSQLTesting
import Testing

@testable import LedgerPostgreSQL

/// Random changes of random rows in a database, with or without hashes that the attacker computes
/// again.
@Suite("Generated edits of a real book in a database", .enabled(if: PostgreSQLServer.isWanted))
struct DatabaseEditTests {
    @Test("reports each edit that changes what the bank believes, beside a checkpoint")
    func edits() async throws {
        let story = try await DatabaseStory.shared.value
        let book = try story.copy(.forgetful)
        var editor = try await DatabaseEditor(of: try #require(book.store))
        let sound = try await editor.contents()
        var random = SeededGenerator(seed: 44)
        var noticed: [DatabaseEditor.Kind: Int] = [:]
        let count = GeneratedWork.databaseEdits.amount
        for number in 0..<count {
            let kind = DatabaseEditor.Kind.allCases.randomElement(using: &random) ?? .altering
            let isForging = Int.random(in: 0..<4, using: &random) == 0
            let (table, statement) = try editor.statement(kind, using: &random)
            guard try await editor.edit(table, statement, isForging: isForging) else { continue }
            let audit = await book.run("audit --checkpoint \(story.checkpoint)")
            let edit: Comment = "edit \(number), forging: \(isForging): \(statement): \(audit)"
            if audit.status == .success {
                #expect(try await editor.contents() == sound, edit)
            } else {
                let code = try #require(audit.code, edit)
                #expect(code.contains(/^audit\.|^book\.damaged$|^signer\.missing$/), edit)
                noticed[kind, default: 0] += 1
            }
        }
        GeneratedWork.databaseEdits.report(count)
        #expect(noticed.count == DatabaseEditor.Kind.allCases.count, "\(noticed)")
        #expect(noticed.values.reduce(0, +) > count / 2, "too few edits change anything")
    }
}

/// An administrator who edits rows, and restores the sound rows before each edit.
private struct DatabaseEditor {
    enum Kind: CaseIterable {
        case deleting, exchanging, adding, altering
    }

    /// A table with its columns, the types of these, and its key.
    private struct Table {
        let name: String
        let columns: [(name: String, type: String)]
        let key: String
        let rows: Int64
    }

    private let store: PostgreSQLStore
    private let tables: [Table]
    /// The names of the tables that the last edit has changed.
    private var changed: [String] = []

    init(of place: String) async throws {
        let store = PostgreSQLStore(place)
        tables = try await store.run { reader in
            let connection = reader.connection
            try connection.execute("CREATE SCHEMA sound")
            let tables = try connection.run(Self.tableQuery).map { row in
                let name = row.text(0)
                try connection.execute("CREATE TABLE sound.\(name) AS TABLE bank.\(name)")
                let types = row.text(2).split(separator: ",").map(String.init)
                return Table(
                    name: name,
                    columns: Array(zip(row.text(1).split(separator: ",").map(String.init), types)),
                    key: row.text(3),
                    rows: Int64(row.text(4)) ?? 1
                )
            }
            try connection.execute(Self.view(of: tables))
            return tables
        }
        self.store = store
    }

    /// A query for each table: its columns, their types, its key and the number of its rows.
    private static let tableQuery: SQLStatement = """
        SELECT c.relname,
          (SELECT string_agg(attname, ',' ORDER BY attnum) FROM pg_attribute
           WHERE attrelid = c.oid AND attnum > 0),
          (SELECT string_agg(format_type(atttypid, NULL), ',' ORDER BY attnum) FROM pg_attribute
           WHERE attrelid = c.oid AND attnum > 0),
          (SELECT string_agg(attname, ', ' ORDER BY attnum) FROM pg_attribute, pg_constraint k
           WHERE attrelid = c.oid AND conrelid = c.oid AND contype = 'p' AND attnum = ANY (conkey)),
          (xpath('/row/count/text()', query_to_xml(
            format('SELECT count(*) FROM bank.%I', c.relname), true, true, '')))[1]::text
        FROM pg_class c
        WHERE relnamespace = 'bank'::regnamespace AND relkind = 'r'
          AND relname NOT IN ('migrations', 'move') ORDER BY c.relname
        """

    /// Returns a statement that changes a random row, and the name of the row's table.
    func statement(
        _ kind: Kind,
        using random: inout SeededGenerator
    ) throws -> (table: String, statement: String) {
        let table = try #require(tables.filter { $0.rows > 0 }.randomElement(using: &random))
        let column = try #require(table.columns.randomElement(using: &random))
        func row() -> String {
            "(SELECT ctid FROM bank.\(table.name) ORDER BY \(table.key) LIMIT 1 OFFSET "
                + "\(Int64.random(in: 0..<table.rows, using: &random)))"
        }
        let (name, this) = ("bank.\(table.name)", row())
        let statement: String
        switch kind {
        case .deleting: statement = "DELETE FROM \(name) WHERE ctid = \(this)"
        case .exchanging:
            statement = """
                UPDATE \(name) SET \(column.name) =
                  (SELECT \(column.name) FROM \(name) WHERE ctid = \(row())) WHERE ctid = \(this)
                """
        case .adding:
            let first = String(table.key.prefix { $0 != "," })
            let values = table.columns.map { column in
                guard column.name == first else { return column.name }
                return column.type == "text"
                    ? "\(first) || '1'" : "(SELECT max(\(first)) + 1 FROM \(name))"
            }
            statement =
                "INSERT INTO \(name) OVERRIDING SYSTEM VALUE SELECT "
                + "\(values.joined(separator: ", ")) FROM \(name) WHERE ctid = \(this)"
        case .altering:
            let numbers = ["\(column.name) + 1", "\(column.name) - 3", "-1", "0", "\(Int64.max)"]
            let value =
                switch column.type {
                case "text":
                    "overlay(\(column.name) placing 'x' from length(\(column.name)) / 2 + 1)"
                case "bytea": "decode(repeat('00', 32), 'hex')"
                case "boolean": "NOT \(column.name)"
                case "xid8": "'1'"
                default: try #require(numbers.randomElement(using: &random))
                }
            statement = "UPDATE \(name) SET \(column.name) = \(value) WHERE ctid = \(this)"
        }
        return (table.name, statement)
    }

    /// Restores the sound rows and runs a statement, without triggers and foreign keys.
    /// - Returns: False if types, checks or unique values stop the administrator.
    mutating func edit(
        _ table: String,
        _ statement: String,
        isForging: Bool
    ) async throws -> Bool {
        let restored = changed
        changed = isForging ? tables.map(\.name) : [table]
        let names = Set(restored + changed).sorted()
        return try await store.run { reader in
            let connection = reader.connection
            func alter(_ action: String) throws {
                for name in names {
                    try connection.execute("ALTER TABLE bank.\(name) \(action)")
                }
            }
            try connection.execute("BEGIN")
            let guards = try connection.run(
                """
                SELECT relname, tgname FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
                WHERE NOT tgisinternal AND relnamespace = 'bank'::regnamespace
                """
            ).filter { names.contains($0.text(0)) }
                .map { "ALTER TABLE bank.\($0.text(0)) ENABLE ALWAYS TRIGGER \($0.text(1))" }
            try alter("DISABLE TRIGGER ALL")
            for name in restored {
                try connection.execute("DELETE FROM bank.\(name)")
                try connection.execute(
                    "INSERT INTO bank.\(name) OVERRIDING SYSTEM VALUE TABLE sound.\(name)"
                )
            }
            try connection.execute("SAVEPOINT sound")
            var isEdited = true
            do {
                try connection.execute(statement)
                if isForging { for statement in Self.forging { try connection.execute(statement) } }
            } catch let error as BatchFailure where error.failure.code != nil {
                try connection.execute("ROLLBACK TO sound")
                isEdited = false
            }
            try alter("ENABLE TRIGGER ALL")
            for statement in guards { try connection.execute(statement) }
            try connection.execute("COMMIT")
            if isForging, isEdited {
                // An entry that cannot be read has no leaf, so the log ends before it.
                let log = LogStore(reader)
                _ = try? log.seal(through: log.watermark())
                try? connection.execute("ROLLBACK")
            }
            return isEdited
        }
    }

    /// Statements that compute digests of records and balances again, and empty the log.
    private static let forging = [
        """
        UPDATE bank.record_history SET digest = sha256(convert_to(value, 'UTF8'))
        WHERE value IS NOT NULL
        """,
        """
        UPDATE bank.legs l SET balance = b.sum FROM (
          SELECT l.sequence, l.position, sum(CASE l.side WHEN a.normal_side THEN l.amount
            ELSE -l.amount END) OVER (PARTITION BY l.account ORDER BY l.sequence, l.position)
          FROM bank.legs l JOIN bank.accounts a ON a.id = l.account) b
        WHERE b.sequence = l.sequence AND b.position = l.position
        """,
        """
        UPDATE bank.accounts a SET balance = coalesce((SELECT balance FROM bank.legs
          WHERE account = a.id ORDER BY sequence DESC, position DESC LIMIT 1), 0)
        """,
        """
        UPDATE bank.holds h SET amount = coalesce((SELECT amount FROM bank.hold_history
          WHERE hold = h.id ORDER BY sequence DESC LIMIT 1), 0)
        """,
        "DELETE FROM bank.checkpoints", "DELETE FROM bank.log_entries",
        "DELETE FROM bank.log_nodes",
    ]

    /// Returns the rows that the bank believes.
    func contents() async throws -> [String] {
        try await store.run { reader in
            try reader.connection.run("SELECT shown FROM sound.shown ORDER BY shown").map {
                $0.text(0)
            }
        }
    }

    /// A view of the rows that the bank believes; checkpoints may be missing, and the transactions
    /// of entries are not shown.
    private static func view(of tables: [Table]) -> String {
        let queries = tables.filter { $0.name != "checkpoints" }.map { table in
            let columns = table.columns.map(\.name).filter { $0 != "transaction" }
            let row = columns.map { "coalesce(\($0)::text, 'NULL')" }.joined(separator: ", ")
            return "SELECT concat_ws('|', '\(table.name)', \(row)) AS shown FROM bank.\(table.name)"
        }
        return "CREATE VIEW sound.shown AS \(queries.joined(separator: " UNION ALL "))"
    }
}
