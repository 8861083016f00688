/// What the ledger does by itself.
///
/// The ids hold a space, which no id from outside may, so nobody can take them beforehand and keep
/// a day from being closed.
extension Intent {
    static func beginning(on date: BusinessDate) -> Intent {
        Intent(
            id: IdempotencyID(unchecked: "book start"),
            purpose: .bookStart,
            content: ["date": date.description]
        )
    }

    static func closing(_ date: BusinessDate) -> Intent {
        Intent(
            id: IdempotencyID(unchecked: "day \(date)"),
            purpose: .dayClosing,
            content: ["date": date.description]
        )
    }
}

extension Purpose {
    /// Whether only the ledger itself makes entries for it.
    var belongsToLedger: Bool { self == .dayClosing || self == .bookStart }
}
