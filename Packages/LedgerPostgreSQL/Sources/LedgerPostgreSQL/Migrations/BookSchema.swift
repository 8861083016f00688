import Bookkeeping

/// The schema of a book as the database's catalog describes it.
///
/// Each object, such as a column, a constraint or a trigger, has a digest of its definition.
struct BookSchema {
    /// The digests of the objects by kind and name.
    let objects: [String: Substring]

    /// Reads the schema of the book in one round trip.
    init(of connection: PostgreSQLConnection) throws {
        self.init(try connection.run(Self.statements)[1])
    }

    /// Creates the schema from the result of the second of the ``statements``.
    init(_ rows: SQLResult) {
        objects = Dictionary(
            rows.map { ($0.text(0), $0.text(1)[...]) },
            uniquingKeysWith: { $0 + $1 }
        )
    }

    /// Indicates whether the database has a schema for a book.
    var exists: Bool { !objects.isEmpty }

    /// Indicates whether the book has the table that marks a move.
    var isMarked: Bool { objects["table move"] != nil }

    /// Indicates whether the book stores its version as this program does, so that it can be read.
    ///
    /// The other objects in a book of a newer program are no faults.
    var hasVersion: Bool {
        faults { $0.hasSuffix(" migrations") || $0.contains(" migrations.") }.isEmpty
    }

    /// The differences from the schema that the migrations create, in one line each; empty without a
    /// book.
    var faults: [String] { faults { _ in true } }

    /// Indicates whether statements that only read the book mean what they should.
    ///
    /// Triggers, constraints and the like matter for writing only.
    var isReadable: Bool {
        faults { name in
            !["trigger ", "constraint ", "index ", "sequence "].contains { name.hasPrefix($0) }
        }.isEmpty
    }

    private func faults(of isChecked: (_ name: String) -> Bool) -> [String] {
        guard exists else { return [] }
        let expected =
            isMarked
            ? Self.expected.merging(Self.expectedMark) { first, _ in first } : Self.expected
        return BookAudit.schemaFaults(
            found: objects.filter { isChecked($0.key) },
            expected: expected.filter { isChecked($0.key) }
        )
    }

    private static let expected = objects(in: PackageResources.ExpectedSchema_txt)
    private static let expectedMark = objects(in: PackageResources.ExpectedMark_txt)

    /// Returns the objects in a file that a test compares with the migrations.
    ///
    /// Each line has the kind and the name of an object, and its digest.
    private static func objects(in file: [UInt8]) -> [String: Substring] {
        let lines = String(decoding: file, as: UTF8.self).split(separator: "\n")
        return Dictionary(
            uniqueKeysWithValues: lines.map { (String($0.dropLast(17)), $0.suffix(16)) }
        )
    }

    /// The statements that read the catalog.
    ///
    /// The search path prevents an object of the book's schema from taking the place of a function
    /// or an operator of PostgreSQL.
    static let statements: [SQLStatement] = [
        "SET search_path = pg_catalog", query, "SET search_path = bank",
    ]

    private static let query: SQLStatement = """
        WITH tables AS (
          SELECT * FROM pg_class
          WHERE relnamespace = to_regnamespace('bank') AND relkind NOT IN ('i', 'I')
        ), objects (kind, name, definition) AS (
          SELECT CASE relkind WHEN 'r' THEN 'table' WHEN 'S' THEN 'sequence' ELSE 'view' END,
            relname, concat_ws(' ', relkind, relpersistence, relrowsecurity, relforcerowsecurity,
              CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(oid) END,
              (SELECT (seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache,
                seqcycle) FROM pg_sequence WHERE seqrelid = oid)) FROM tables
          UNION ALL
          SELECT 'column', relname || '.' || attname, concat_ws(' ', attnum,
            format_type(atttypid, atttypmod), attcollation::regcollation, attnotnull, attidentity,
            attgenerated, pg_get_expr(adbin, adrelid))
          FROM tables t JOIN pg_attribute ON attrelid = t.oid AND attnum > 0 AND NOT attisdropped
          LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE relkind <> 'S'
          UNION ALL
          SELECT 'constraint', coalesce(relname, conrelid::regclass::text) || '.' || conname,
            concat_ws(' ', pg_get_constraintdef(c.oid), convalidated,
            (SELECT string_agg(tgenabled::text, '') FROM pg_trigger WHERE tgconstraint = c.oid))
          FROM pg_constraint c LEFT JOIN tables t ON conrelid = t.oid
          WHERE contype <> 'n' AND (t.oid IS NOT NULL OR confrelid IN (SELECT oid FROM tables))
          UNION ALL
          SELECT 'trigger', relname || '.' || tgname, concat_ws(' ', pg_get_triggerdef(g.oid),
            tgenabled)
          FROM tables t JOIN pg_trigger g ON tgrelid = t.oid AND NOT tgisinternal
          UNION ALL
          SELECT 'index', t.relname || '.' || i.relname, concat_ws(' ',
            pg_get_indexdef(indexrelid), indisvalid, indisready, indislive)
          FROM tables t JOIN pg_index ON indrelid = t.oid JOIN pg_class i ON i.oid = indexrelid
          WHERE NOT EXISTS (SELECT FROM pg_constraint
            WHERE conindid = indexrelid AND contype IN ('p', 'u'))
          UNION ALL
          SELECT 'rule', relname || '.' || rulename, concat_ws(' ', pg_get_ruledef(w.oid),
            ev_enabled)
          FROM tables t JOIN pg_rewrite w ON ev_class = t.oid WHERE relkind = 'r'
          UNION ALL
          SELECT 'policy', relname || '.' || polname, '' FROM tables t
          JOIN pg_policy ON polrelid = t.oid
          UNION ALL
          SELECT 'inheritance', inhrelid::regclass::text, inhparent::regclass::text
          FROM pg_inherits JOIN tables t ON t.oid IN (inhparent, inhrelid)
          UNION ALL
          SELECT 'function', p.oid::regprocedure::text, concat_ws(' ', lanname, prosecdef,
            provolatile, proconfig, prosrc, prosqlbody IS NULL)
          FROM pg_proc p JOIN pg_language l ON l.oid = prolang
          WHERE pronamespace = to_regnamespace('bank')
          UNION ALL
          SELECT 'operator', o.oid::regoperator::text, oprcode::text
          FROM pg_operator o WHERE oprnamespace = to_regnamespace('bank')
          UNION ALL
          SELECT 'type', t.oid::regtype::text, typtype::text FROM pg_type t
          WHERE typnamespace = to_regnamespace('bank') AND typrelid = 0 AND typcategory <> 'A'
        )
        SELECT kind || ' ' || name, left(encode(sha256(convert_to(definition, 'UTF8')), 'hex'), 16)
        FROM objects ORDER BY kind, name, definition
        """
}
