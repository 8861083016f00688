import BookkeepingTesting
import Console
import Foundation
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
        let story = try await Story.short.value
        // A connection to the shared book would remove its side files while others copy them.
        let copy = try story.book.copy()
        let sound = try Attacker(copy.path)
        let (original, checkpoints) = try (sound.contents(), Set(sound.checkpoints()))
        func check(_ attacker: Attacker, _ attack: Comment) throws {
            let contents = try attacker.contents()
            #expect(contents == original, attack)
            let stored = try attacker.checkpoints()
            #expect(checkpoints.isSuperset(of: stored), attack)
        }
        try await attack(
            Self.tables,
            against: story.checkpoint,
            .attacks,
            accepted: check
        )
    }

    @Test("after an older checkpoint, changes no covered entry and forges no signed one unnoticed")
    func afterCheckpoint() async throws {
        let story = try await Story.short.value
        let text = try String(contentsOfFile: story.oldCheckpoint, encoding: .utf8)
        let number = try #require(Int64(text.split(separator: "\n")[1]))
        let copy = try story.book.copy()
        let sound = try Attacker(copy.path)
        let covered = "sequence <= \(number)"
        let original = try sound.entries(covered)
        let signed = try Set(sound.entries("authority = 'customer'"))
        func check(_ attacker: Attacker, _ attack: Comment) throws {
            let entries = try attacker.entries(covered)
            #expect(entries == original, attack)
            let signatures = try attacker.entries("authority = 'customer'")
            #expect(signed.isSuperset(of: signatures), attack)
        }
        try await attack(
            ["entries", "legs"],
            where: "sequence > \(number)",
            against: story.oldCheckpoint,
            .laterAttacks,
            accepted: check
        )
    }

    /// Attacks copies of the book, and requires that the audit notices some attacks of each kind.
    /// - Parameters:
    ///   - tables: The tables with the attacked rows.
    ///   - condition: A condition of the rows.
    ///   - checkpoint: The path of the checkpoint that the audit gets.
    ///   - work: The attacks.
    ///   - accepted: Checks a book that the audit has accepted.
    private func attack(
        _ tables: [String],
        where condition: String = "true",
        against checkpoint: String,
        _ work: GeneratedWork,
        accepted: (Attacker, Comment) throws -> Void
    ) async throws {
        let story = try await Story.short.value
        var random = SeededGenerator(seed: 15)
        var noticed: [Kind: Int] = [:]
        for number in 0..<work.amount {
            let book = try story.book.copy(.forgetful)
            let attacker = try Attacker(book.path)
            let isForging = Bool.random(using: &random)
            let kind = Kind.allCases.randomElement(using: &random) ?? .altering
            var statement = ""
            var isStopped = false
            try attacker.attack(isForging: isForging) { connection in
                let table = tables.randomElement(using: &random) ?? "legs"
                statement = try Self.statement(
                    kind,
                    on: try Table(table, where: condition, on: connection),
                    using: &random
                )
                do {
                    try connection.execute(statement)
                } catch is SQLiteFailure {
                    // Types and unique values stop the attacker.
                    isStopped = true
                }
            }
            if isStopped { continue }
            try attacker.settle()
            let result = await book.run("audit --checkpoint \(checkpoint)")
            let attack: Comment = "attack \(number), forging: \(isForging): \(statement)"
            guard result.status == .success else {
                // An attack on the first entry makes a book whose signer does not exist.
                #expect(
                    try #require(result.code).contains(/^audit\.|^book\.|^signer\.missing$/),
                    attack
                )
                noticed[kind, default: 0] += 1
                continue
            }
            try accepted(attacker, attack)
        }
        work.report(work.amount)
        #expect(noticed.count == Kind.allCases.count, "\(noticed)")
        #expect(
            noticed.values.reduce(0, +) > work.amount / 3,
            "too few attacks change anything"
        )
    }

    private enum Kind: CaseIterable {
        case deleting, exchanging, adding, altering
    }

    /// A table with the rows that are attacked.
    private struct Table {
        let name: String
        let columns: [String]
        let keys: [String]
        let condition: String
        let rows: Int64

        init(_ name: String, where condition: String, on connection: SQLiteConnection) throws {
            self.name = name
            self.condition = condition
            columns = try connection.all("SELECT name FROM pragma_table_info(?)", name) {
                $0.text(0)
            }
            keys = try connection.all(
                "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk",
                name
            ) { $0.text(0) }
            let count = try connection.texts("SELECT count(*) FROM \(name) WHERE \(condition)")
            rows = max(count.first.flatMap { Int64($0) } ?? 1, 1)
        }

        var key: String { keys.joined(separator: ", ") }

        /// Returns a query of the key of a random row.
        func row(using random: inout SeededGenerator) -> String {
            "SELECT \(key) FROM \(name) WHERE \(condition) ORDER BY \(key) LIMIT 1 OFFSET "
                + "\(Int64.random(in: 0..<rows, using: &random))"
        }
    }

    private static func statement(
        _ kind: Kind,
        on table: Table,
        using random: inout SeededGenerator
    ) throws -> String {
        let (name, key) = (table.name, table.key)
        let column = table.columns.randomElement(using: &random) ?? key
        let (this, other) = (table.row(using: &random), table.row(using: &random))
        switch kind {
        case .deleting:
            return "DELETE FROM \(name) WHERE (\(key)) = (\(this))"
        case .exchanging:
            return """
                UPDATE \(name) SET \(column) = (SELECT \(column) FROM \(name)
                  WHERE (\(key)) = (\(other))) WHERE (\(key)) = (\(this))
                """
        case .adding:
            // A copy of a row with another first part of the key.
            let values = table.columns.map { column in
                guard column == table.keys.first else { return column }
                return "CASE typeof(\(column)) WHEN 'integer' "
                    + "THEN (SELECT max(\(column)) + 1 FROM \(name)) ELSE \(column) || '1' END"
            }
            return """
                INSERT INTO \(name) SELECT \(values.joined(separator: ", ")) FROM \(name)
                  WHERE (\(key)) = (\(this))
                """
        case .altering:
            return """
                UPDATE \(name) SET \(column) = CASE typeof(\(column))
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

    /// Returns entries with their legs, as text.
    func entries(_ condition: String) throws -> [String] {
        try connection.texts(
            """
            SELECT quote(idempotency_id) || quote(date) || quote(purpose) || quote(content)
              || quote(result) || quote(authority) || quote(authority_name) || quote(signature)
              || quote(signed) || quote(memo) || quote(reverses)
              || ifnull((SELECT group_concat(quote(id) || quote(side) || quote(amount)
                || quote(text)) FROM (SELECT * FROM legs WHERE sequence = e.sequence
                ORDER BY position) l JOIN accounts ON key = l.account), '')
            FROM entries e WHERE \(condition) ORDER BY sequence
            """
        )
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
            """
            SELECT quote(h.id) || quote(a.id) || quote(amount) FROM holds h
            LEFT JOIN accounts a ON a.key = account ORDER BY h.id
            """,
            """
            SELECT quote(hold) || quote(sequence) || quote(amount) FROM hold_history
            ORDER BY hold, sequence
            """,
            """
            SELECT quote(level) || quote(position) || quote(hash) FROM log_nodes
            ORDER BY level, position
            """,
        ].flatMap { (query: SQLText) in try connection.all(query) { $0.text(0) } }
    }
}
