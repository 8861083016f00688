public import Bookkeeping

/// The number or the nickname by which a customer refers to a demand deposit account.
public enum AccountReference: Sendable, Hashable {
    /// A number with a correct check digit; the account might not exist.
    case number(AccountNumber)
    /// The nickname that the owner gave to the account.
    case nickname(String)

    /// Creates a reference from text that a customer typed.
    ///
    /// Text that looks like a number is parsed as a number, so a mistyped number is never treated
    /// as a nickname.
    /// - Throws: The errors of ``AccountNumber/init(parsing:)``.
    public init(parsing text: String) throws(BankError) {
        if Self.looksLikeNumber(text) {
            self = .number(try AccountNumber(parsing: text))
        } else {
            self = .nickname(text)
        }
    }

    /// Returns whether a text begins with `3333`, or has only digits, dashes and spaces.
    ///
    /// Digits of all scripts count. A nickname cannot have this form.
    public static func looksLikeNumber(_ text: String) -> Bool {
        text.hasPrefix("3333") || text.allSatisfy { $0.isNumber || $0 == "-" || $0 == " " }
    }
}
