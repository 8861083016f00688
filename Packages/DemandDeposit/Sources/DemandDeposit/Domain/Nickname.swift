import Bookkeeping
import DemandDepositInterface

/// A name that a customer gives an account, to use instead of the account's number.
struct Nickname: Sendable, Hashable {
    let text: String

    /// Creates a nickname from typed text.
    /// - Throws: The errors of `FreeText`, and `BankError` `nickname.blank`, or `nickname.number`
    ///   for a text that looks like an account number.
    init(parsing text: String) throws(BankError) {
        let text = try FreeText.validated(text, field: "the nickname")
        guard !text.allSatisfy(\.isWhitespace) else {
            throw BankError(
                .badData,
                code: "nickname.blank",
                "the nickname is blank; write a name with letters, or remove the nickname"
            )
        }
        guard !AccountReference.looksLikeNumber(text) else {
            throw BankError(
                .badData,
                code: "nickname.number",
                "the nickname '\(text)' looks like an account number; begin it with a letter"
            )
        }
        self.text = text
    }
}
