import Bookkeeping
import DemandDepositInterface

/// A name that the owner gives an account, used instead of its number.
struct Nickname: Sendable, Hashable {
    let text: String

    /// - Throws: `BankError` `text.…` of `FreeText`, `nickname.blank`, and `nickname.number` for text
    ///   that would be read as an account number.
    init(parsing text: String) throws(BankError) {
        let text = try FreeText.validated(text, field: "the nickname")
        guard !text.allSatisfy(\.isWhitespace) else {
            throw BankError(
                .badData,
                code: "nickname.blank",
                "the nickname is blank; write one with letters, or remove the nickname"
            )
        }
        guard !AccountReference.looksLikeNumber(text) else {
            throw BankError(
                .badData,
                code: "nickname.number",
                "the nickname '\(text)' looks like an account number; choose one with letters in front"
            )
        }
        self.text = text
    }
}
