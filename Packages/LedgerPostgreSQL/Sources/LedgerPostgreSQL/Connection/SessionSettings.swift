/// The settings of each session, which roles, databases, `PGOPTIONS` and the server must not decide.
enum SessionSettings {
    /// The options for connecting, on which the first statements and the messages before them depend.
    ///
    /// They follow the user's own options, and so replace them, and those of roles and databases.
    static let startup =
        "-c client_min_messages=error -c statement_timeout=0 -c default_transaction_read_only=off"
        + " -c search_path=pg_catalog"

    /// Returns the statements that set the settings of a new session.
    /// - Parameter idleTimeout: The time after which the server ends a transaction without
    ///   statements.
    static func statements(idleTimeout: Duration) -> [SQLStatement] {
        [
            SQLStatement(
                """
                SELECT set_config(name, value, false)
                FROM unnest($1::text[], $2::text[]) AS s (name, value)
                WHERE current_setting(name, true) <> value
                """,
                settings.map(\.0) + ["idle_in_transaction_session_timeout"],
                settings.map(\.1) + ["\(Int64(idleTimeout / .milliseconds(1)))ms"]
            ),
            // A stronger setting of the server stays.
            """
            SELECT set_config('synchronous_commit', 'on', false)
            WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')
            """,
        ]
    }

    private static let settings = [
        // The form of values.
        ("array_nulls", "on"), ("bytea_output", "hex"), ("DateStyle", "ISO, MDY"),
        ("IntervalStyle", "postgres"), ("TimeZone", "UTC"), ("extra_float_digits", "1"),
        ("standard_conforming_strings", "on"), ("quote_all_identifiers", "off"),
        // A commit that ends with a warning is uncertain, so warnings are counted.
        ("client_min_messages", "warning"),
        // The meaning of statements.
        ("default_transaction_isolation", "read committed"),
        ("default_transaction_deferrable", "off"), ("transform_null_equals", "off"),
        ("row_security", "on"), ("session_replication_role", "origin"),
        // The time that a statement may take.
        ("lock_timeout", "5s"), ("transaction_timeout", "0"), ("idle_session_timeout", "0"),
        // Each statement has one good plan, and planning takes longer than running it. Compiling it
        // takes seconds.
        ("plan_cache_mode", "force_generic_plan"), ("jit", "off"),
        // A plan that was made while the book was small is kept when it has grown. Without these
        // settings it would read whole tables, to filter or to join them.
        ("enable_seqscan", "off"), ("enable_bitmapscan", "off"), ("enable_mergejoin", "off"),
        ("enable_indexscan", "on"), ("enable_indexonlyscan", "on"), ("enable_nestloop", "on"),
        ("enable_hashjoin", "on"),
    ]
}
