import Bookkeeping
import Console

/// What was typed, read into the types of the requests.
extension Invocation {
    /// - Throws: `BankError` `text.…`.
    func memo() throws -> String {
        try FreeText.validated(option("memo") ?? "", field: "the memo")
    }

    /// - Throws: `BankError` `date.ill-written`.
    func date(_ option: String) throws -> BusinessDate? {
        try self.option(option).map { try BusinessDate(parsing: $0) }
    }
}
