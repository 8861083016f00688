/// How a book is laid out in SQLite, as steps from nothing to now.
///
/// A step, once released, is never changed: books out there were made by it. What a book lacks is
/// done when it is opened, in one transaction.
enum Schema {
    /// Marks a database as a book of this bank: `Bank` in ASCII.
    static let applicationID: Int64 = 0x42_61_6E_6B

    static let steps: [SchemaStep] = [.book, .views, .holds]

    /// The version of a book that all steps have made.
    static var version: Int64 { Int64(steps.count) }
}
