import Bookkeeping

/// How somebody names a demand deposit account: by its number, or by its nickname.
public enum AccountReference: Sendable, Hashable {
    /// By its number, which has the right check digit; whether there is such an account is open.
    case number(AccountNumber)
    /// By the name that its owner gave it.
    case nickname(String)

    /// What somebody wrote. Text that looks like a number is one, so that a mistyped number is never
    /// taken for a nickname.
    /// - Throws: ``BankError`` as ``AccountNumber/init(parsing:)``.
    public init(parsing text: String) throws(BankError) {
        if Self.looksLikeNumber(text) {
            self = .number(try AccountNumber(parsing: text))
        } else {
            self = .nickname(text)
        }
    }

    /// Whether the text begins like an account number or has nothing but digits (of any script),
    /// dashes and spaces. No nickname looks like that.
    public static func looksLikeNumber(_ text: String) -> Bool {
        text.hasPrefix("3333") || text.allSatisfy { $0.isNumber || $0 == "-" || $0 == " " }
    }
}
