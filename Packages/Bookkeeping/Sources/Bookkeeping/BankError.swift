/// Why the bank did not do what was asked, for the person who asked.
///
/// Services throw it; tests compare ``code``; the app turns ``reason`` into an exit code.
public struct BankError: Error, Sendable, Hashable {
    /// The class of failure, which decides the exit code of the command line.
    public enum Reason: String, Sendable, CaseIterable {
        /// A rule of the bank forbids it.
        case refused
        /// The authentication password, or the recovery code, is not right.
        case passwordWrong
        /// The authentication password, or the recovery code, is locked.
        case passwordLocked
        /// There is no such customer, account, box, card …
        case notFound
        /// What was written cannot be what was meant: an amount, a number, a date.
        case badData
        /// The book cannot be read or written, or is none.
        case unreadableBook
        /// A fault of the bank's own.
        case internalError
    }

    public let reason: Reason
    /// A stable name of the case, such as `safebox.limit`.
    public let code: String
    /// One line: what was wrong, where, and what to do. Never holds a secret.
    public let message: String

    public init(_ reason: Reason, code: String, _ message: String) {
        self.reason = reason
        self.code = code
        self.message = message
    }
}

extension BankError: CustomStringConvertible {
    public var description: String { "\(message) [\(code)]" }
}

extension BankError {
    /// An amount beyond what the bank's integer holds.
    public static let amountOverflow = BankError(
        .badData,
        code: "amount.overflow",
        "the amount is more than the bank can count (9,223,372,036,854,775,807 won)"
    )

    /// A record changed between being read and being written; the reader starts over.
    public static func recordChanged(_ key: RecordKey) -> BankError {
        BankError(
            .refused,
            code: "record.changed",
            "\(key) was changed by somebody else at the same moment; please try again"
        )
    }
}
