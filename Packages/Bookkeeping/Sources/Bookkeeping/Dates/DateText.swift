extension BusinessDate {
    /// The date that a person wrote: `2026-01-05`.
    /// - Throws: ``BankError`` `date.ill-written` when it is none, with how one is written.
    public init(parsing text: String) throws(BankError) {
        guard let date = BusinessDate(text) else {
            throw BankError(
                .badData,
                code: "date.ill-written",
                "“\(text)” is not a date of the calendar; one is written as 2026-01-05"
            )
        }
        self = date
    }
}
