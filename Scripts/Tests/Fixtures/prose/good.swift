/// A card payment that has been authorized but not settled.
///
/// The hold ends after seven days. Longer text follows the summary.
struct Payment {
    /// Returns the balance at the end of a date.
    /// - Parameter date: The business date, after the first entry.
    /// - Throws: `BankError` for a date before the book begins.
    func balance(on date: Int) throws -> Int { 0 }
}

let error = "'\(1)' is not a number; write digits only"
let code = "card.cancelled"
