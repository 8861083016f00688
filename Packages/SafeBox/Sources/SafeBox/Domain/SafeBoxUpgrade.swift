import Bookkeeping

/// The changes that a book of version 0.1.0 needs for its safe boxes.
enum SafeBoxUpgrade {
    /// Returns the changes that add the paydays of boxes with monthly interest.
    ///
    /// Version 0.1.0 accrued the interest of a day and paid that of the next day's payday at once. A
    /// later payday is not paid yet, even if it is before the business date.
    /// - Parameter records: The records of the collection ``SafeBoxRecord/collection``.
    static func changes(for records: [Record]) throws -> [RecordChange] {
        try records.map { try TypedRecord<SafeBoxRecord>($0) }
            .filter { $0.value.payout == .monthly }
            .map { try $0.update(due: $0.value.nextPayday(after: $0.value.anchor.date.next)) }
    }
}
