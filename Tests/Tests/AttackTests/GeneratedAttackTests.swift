import BankDriver
import BookkeepingTesting
import Testing

@testable import LedgerSQLite

/// Random changes of random rows, with or without hashes that the attacker computes again.
@Suite("Generated attacks on a real book")
struct GeneratedAttackTests {
    private static let tables = [
        "entries", "legs", "accounts", "records", "record_history", "holds", "hold_history",
        "log_nodes", "checkpoints",
    ]

    @Test("notices each attack alone or against a checkpoint held elsewhere")
    func noticed() async throws {
        let story = try await Story.shared.value
        var random = SeededGenerator(seed: 15)
        let original = try Attacker(story.book.path).contents()
        let checkpoints = try Set(Attacker(story.book.path).checkpoints())
        let attacks = Bank.isLong ? 10_000 : 300
        var noticed = 0
        for number in 0..<attacks {
            let book = try story.book.copy()
            let attacker = try Attacker(book.path)
            let isForging = Bool.random(using: &random)
            var statement = ""
            do {
                try attacker.attack(isForging: isForging) { connection in
                    statement = try Self.statement(on: connection, using: &random)
                    try connection.execute(statement)
                }
            } catch is SQLiteFailure {
                continue  // Types and unique values stop the attacker.
            }
            try attacker.settle()
            let result = await book.run("audit --checkpoint \(story.checkpoint)")
            let attack: Comment = "attack \(number), forging: \(isForging): \(statement)"
            guard result.status == .success else {
                // An attack on the first entry makes a book whose signer does not exist.
                #expect(
                    try #require(result.code).contains(/^audit\.|^book\.|^signer\.missing$/),
                    attack
                )
                noticed += 1
                continue
            }
            #expect(try attacker.contents() == original, attack)
            #expect(try checkpoints.isSuperset(of: attacker.checkpoints()), attack)
        }
        #expect(noticed > attacks / 2, "too few attacks change anything")
    }

    private static func statement(
        on connection: SQLiteConnection,
        using random: inout SeededGenerator
    ) throws -> String {
        let table = tables.randomElement(using: &random) ?? "legs"
        let columns = try connection.all("SELECT name FROM pragma_table_info('\(table)')") {
            $0.text(0)
        }
        let keys = try connection.all(
            "SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0 ORDER BY pk"
        ) { $0.text(0) }
        let key = keys.joined(separator: ", ")
        let rows = try connection.first("SELECT count(*) FROM \(table)") { $0.integer(0) } ?? 1
        func row() -> String {
            let offset = Int64.random(in: 0..<max(rows, 1), using: &random)
            return "SELECT \(key) FROM \(table) ORDER BY \(key) LIMIT 1 OFFSET \(offset)"
        }
        let column = columns.randomElement(using: &random) ?? key
        let (this, other) = (row(), row())
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            return "DELETE FROM \(table) WHERE (\(key)) = (\(this))"
        case 1:
            return """
                UPDATE \(table) SET \(column) = (SELECT \(column) FROM \(table)
                  WHERE (\(key)) = (\(other))) WHERE (\(key)) = (\(this))
                """
        case 2:
            // A copy of a row with another first part of the key.
            let values = columns.map { name in
                guard name == keys.first else { return name }
                return "CASE typeof(\(name)) WHEN 'integer' "
                    + "THEN (SELECT max(\(name)) + 1 FROM \(table)) ELSE \(name) || '1' END"
            }
            return """
                INSERT INTO \(table) SELECT \(values.joined(separator: ", ")) FROM \(table)
                  WHERE (\(key)) = (\(this))
                """
        default:
            return """
                UPDATE \(table) SET \(column) = CASE typeof(\(column))
                  WHEN 'integer' THEN \(column) + \(Int.random(in: 1...9, using: &random))
                  WHEN 'text' THEN substr(\(column), 1, length(\(column)) / 2)
                    || substr(\(column), length(\(column)) / 2 + 2)
                  WHEN 'blob' THEN zeroblob(32)
                  ELSE 1 END
                WHERE (\(key)) = (\(this))
                """
        }
    }
}

extension Attacker {
    /// Returns the stored checkpoints as text.
    func checkpoints() throws -> [String] {
        try connection.all("SELECT quote(size) || quote(note) FROM checkpoints") { $0.text(0) }
    }

    /// Returns all rows of the tables that the bank believes, as text.
    ///
    /// Checkpoints may be missing: only those that are held elsewhere count. Numbers of rows that
    /// nothing shows, such as the keys of accounts, are replaced by what they refer to.
    func contents() throws -> [String] {
        try [
            """
            SELECT quote(e.sequence) || quote(date) || quote(time) || quote(idempotency_id)
              || quote(purpose) || quote(content) || quote(result) || quote(authority)
              || quote(authority_name) || quote(signature) || quote(signed) || quote(memo)
              || quote(reverses) FROM entries e ORDER BY sequence
            """,
            """
            SELECT quote(sequence) || quote(position) || quote(id) || quote(side)
              || quote(amount) || quote(text) || quote(l.balance)
            FROM legs l LEFT JOIN accounts ON key = account ORDER BY sequence, position
            """,
            """
            SELECT quote(id) || quote(kind) || quote(normal_side) || quote(may_be_negative)
              || quote(owner) || quote(opened_by) || quote(closed_by) || quote(balance)
            FROM accounts ORDER BY id
            """,
            """
            SELECT quote(collection) || quote(name) || quote(version) || quote(value)
              || quote(a.id) || quote(due)
            FROM records LEFT JOIN accounts a ON a.key = linked_to ORDER BY collection, name
            """,
            """
            SELECT quote(collection) || quote(name) || quote(version) || quote(sequence)
              || quote(digest) || quote(value) || quote(a.id) || quote(due)
            FROM record_history LEFT JOIN accounts a ON a.key = linked_to
            ORDER BY collection, name, version
            """,
            "SELECT quote(h.id) || quote(a.id) || quote(amount) FROM holds h "
                + "LEFT JOIN accounts a ON a.key = account ORDER BY h.id",
            "SELECT quote(hold) || quote(sequence) || quote(amount) FROM hold_history "
                + "ORDER BY hold, sequence",
            "SELECT quote(level) || quote(position) || quote(hash) FROM log_nodes "
                + "ORDER BY level, position",
        ].flatMap { try connection.all($0) { $0.text(0) } }
    }
}
