import Bookkeeping

/// The changes that a book of version 0.1.0 needs for its accounts.
enum DemandDepositUpgrade {
    /// Returns the changes that add the paydays of accounts and the nicknames of customers.
    ///
    /// Of two accounts with the same nickname, which version 0.1.0 could not always prevent, the one
    /// with the lower number is found by it. The other one keeps it until it gets another.
    /// - Parameters:
    ///   - records: The records of the collection ``AccountRecord/collection``, sorted by name.
    ///   - owner: Returns the owner of an account.
    static func changes(
        for records: [Record],
        owner: (AccountID) throws -> CustomerID?
    ) throws -> [RecordChange] {
        var changes: [RecordChange] = []
        var nicknames: [CustomerID: CustomerNicknames] = [:]
        for record in records {
            let record = try TypedRecord<AccountRecord>(record)
            let value = record.value
            // A payday on the day after the last accrual was paid with it. A later one is not paid yet,
            // even if it is before the business date.
            let payday = AccountRecord.payday(after: value.anchor.date.next)
            changes.append(try record.update(due: payday))
            guard let nickname = value.nickname, let owner = try owner(value.account) else {
                continue
            }
            try? nicknames[owner, default: CustomerNicknames()]
                .rename(value.account, from: nil, to: nickname)
        }
        for (owner, names) in nicknames.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            changes.append(try .create(CustomerNicknames.key(of: owner), names))
        }
        return changes
    }
}
