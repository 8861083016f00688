import BookkeepingTesting

@testable import LedgerPostgreSQL

@Suite(
    "The schema of a book",
    .enabled(if: PostgreSQLServer.isWanted),
    .timeLimit(.minutes(20))
)
struct SchemaTests {
    @Test("the expected schema is the one that the migrations make on an empty schema")
    func expected() async throws {
        let server = try PostgreSQLServer()
        let store = PostgreSQLStore(try server.database(), isMoving: true)
        let (made, marked) = try await store.run(isInspecting: true) { reader in
            try Migrator.migrate(reader.connection)
            let made = try BookSchema(of: reader.connection).objects
            try reader.mark(.arriving(from: "elsewhere"))
            return (made, try BookSchema(of: reader.connection).objects)
        }
        let mark = marked.filter { made[$0.key] == nil }
        #expect(made.allSatisfy { marked[$0.key] == $0.value })
        #expect(
            [Self.text(of: made), Self.text(of: mark)] == [
                String(decoding: PackageResources.ExpectedSchema_txt, as: UTF8.self),
                String(decoding: PackageResources.ExpectedMark_txt, as: UTF8.self),
            ],
            "if a migration was changed on purpose, put these texts into the files Expected….txt"
        )
    }

    @Test("names each of a hundred generated changes")
    func changes() async throws {
        let server = try PostgreSQLServer()
        let place = try server.database()
        _ = try await LedgerFixture(store: place)
        let changes = try server.query(Self.changes, in: place).split(separator: "\n")
        #expect(changes.count > 300)
        var random = SeededGenerator(seed: 39)
        let store = PostgreSQLStore(place)
        // The last ones are single ones.
        for change in changes.dropLast(8).shuffled(using: &random).prefix(92) + changes.suffix(8) {
            let parts = change.split(separator: "|", maxSplits: 1)
            let faults = try await store.run { reader in
                try reader.connection.execute("BEGIN")
                for sql in parts[1].split(separator: "; ") {
                    try reader.connection.execute(String(sql))
                }
                defer { try? reader.connection.execute("ROLLBACK") }
                return try BookSchema(of: reader.connection).faults
            }
            #expect(faults.contains { $0.contains("'\(parts[0])'") }, "\(change): \(faults)")
        }
    }

    /// A query for statements that change the schema, each after the name of a changed object.
    private static let changes = """
        WITH t AS (SELECT oid, relname AS t FROM pg_class
          WHERE relnamespace = 'bank'::regnamespace AND relkind = 'r'),
        c AS (SELECT t, attname AS c, atttypid AS type FROM t JOIN pg_attribute ON attrelid = t.oid
          WHERE attnum > 0 AND attidentity = '')
        SELECT 'trigger ' || t || '.' || tgname, format(s, tgname, t)
          FROM t JOIN pg_trigger ON tgrelid = t.oid AND NOT tgisinternal, unnest(ARRAY[
            'DROP TRIGGER %I ON bank.%I', 'ALTER TABLE bank.%2$I DISABLE TRIGGER %1$I',
            'ALTER TABLE bank.%2$I ENABLE TRIGGER %1$I']) s
        UNION ALL SELECT k || ' ' || t || '.x', format(s, t) FROM t, (VALUES
          ('trigger', 'CREATE TRIGGER x AFTER INSERT ON bank.%I EXECUTE FUNCTION bank.refuse_change()'),
          ('rule', 'CREATE RULE x AS ON INSERT TO bank.%I DO INSTEAD NOTHING'),
          ('rule', 'CREATE RULE x AS ON UPDATE TO bank.%I DO ALSO NOTHING'),
          ('policy', 'CREATE POLICY x ON bank.%I USING (true)'),
          ('column', 'ALTER TABLE bank.%I ADD COLUMN x text'),
          ('constraint', 'ALTER TABLE bank.%I ADD CONSTRAINT x CHECK (true) NOT VALID')) AS v (k, s)
        UNION ALL SELECT 'table ' || t, format(s, t) FROM t, unnest(ARRAY[
          'ALTER TABLE bank.%I ENABLE ROW LEVEL SECURITY',
          'ALTER TABLE bank.%I FORCE ROW LEVEL SECURITY', 'ALTER TABLE bank.%I RENAME TO x',
          'ALTER TABLE bank.%I SET SCHEMA public',
          'ALTER TABLE bank.%1$I RENAME TO x; CREATE VIEW bank.%1$I AS SELECT * FROM bank.x']) s
        UNION ALL SELECT 'inheritance public.x',
          format('CREATE TABLE public.x () INHERITS (bank.%I)', t) FROM t
        UNION ALL SELECT 'constraint ' || t || '.' || conname, format(s, t, conname)
          FROM t JOIN pg_constraint ON conrelid = t.oid, (VALUES
            ('cfpu', 'ALTER TABLE bank.%I DROP CONSTRAINT %I CASCADE'),
            ('f', 'ALTER TABLE bank.%I DISABLE TRIGGER ALL')) AS v (types, s)
          WHERE strpos(types, contype::text) > 0
        UNION ALL SELECT 'index ' || t || '.' || x.relname, format('DROP INDEX bank.%I', x.relname)
          FROM t JOIN pg_index ON indrelid = t.oid JOIN pg_class x ON x.oid = indexrelid
          WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
        UNION ALL SELECT 'column ' || t || '.' || c, format(s, t, c) FROM c, unnest(ARRAY[
            'ALTER TABLE bank.%I DROP COLUMN %I CASCADE', 'ALTER TABLE bank.%I RENAME %I TO x']) s
        UNION ALL SELECT 'column ' || t || '.' || c,
          format('ALTER TABLE bank.%I ALTER %I SET DEFAULT 0', t, c)
          FROM c WHERE type IN ('bigint'::regtype, 'integer'::regtype)
        UNION ALL SELECT 'function bank.' || proname || '()', 'CREATE OR REPLACE FUNCTION bank.'
          || proname || '() RETURNS trigger LANGUAGE plpgsql AS ''BEGIN RETURN NULL;END'''
          FROM pg_proc p WHERE pronamespace = 'bank'::regnamespace
        UNION ALL VALUES
          ('sequence entries_sequence_seq', 'ALTER SEQUENCE bank.entries_sequence_seq CACHE 10'),
          ('table x', 'CREATE TABLE bank.x ()'), ('view x', 'CREATE VIEW bank.x AS SELECT 1'),
          ('type bank.x', 'CREATE DOMAIN bank.x AS text'),
          ('table log_nodes', 'ALTER TABLE bank.log_nodes SET UNLOGGED'),
          ('constraint public.x.x_c_n_fkey', 'CREATE TABLE public.x (c text, n text, '
            'FOREIGN KEY (c, n) REFERENCES bank.records ON DELETE CASCADE)'),
          ('column entries.transaction', 'ALTER TABLE bank.entries ALTER transaction DROP DEFAULT'),
          ('function bank.count(bigint)',
            'CREATE FUNCTION bank.count(bigint) RETURNS bigint LANGUAGE sql AS ''SELECT 1::bigint''')
        """

    /// Returns the text of a file with a line for each object.
    private static func text(of objects: [String: Substring]) -> String {
        objects.map { "\($0.key) \($0.value)\n" }.sorted().joined()
    }
}
