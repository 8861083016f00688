extension Migration {
    /// The signed parameters, the values of records, and the dates on which records are due.
    ///
    /// With them an audit judges each entry again.
    static let keepEvidence = Migration(
        sql: """
            ALTER TABLE entries ADD COLUMN signed TEXT;
            ALTER TABLE record_history ADD COLUMN value TEXT;
            ALTER TABLE record_history ADD COLUMN due INTEGER;
            ALTER TABLE records ADD COLUMN due INTEGER;
            CREATE INDEX records_by_due ON records (collection, due, name) WHERE due IS NOT NULL;
            """
    )
}
