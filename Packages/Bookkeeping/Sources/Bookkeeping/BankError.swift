/// A refusal or failure of the bank, worded for the customer who made the request.
///
/// Services throw this error, and tests compare ``code``. The command line turns ``reason`` into an
/// exit code.
public struct BankError: Error, Sendable, Hashable {
    /// The class of a failure, which decides the exit code of the command line.
    public enum Reason: String, Sendable, CaseIterable {
        /// A rule of the bank forbids the request.
        case refused
        /// The authentication password or the recovery code is wrong.
        case passwordWrong
        /// The authentication password or the recovery code is locked.
        case passwordLocked
        /// The named customer, account or record does not exist.
        case notFound
        /// An amount, a number or a date is malformed.
        case badData
        /// The book cannot be read or written.
        case unreadableBook
        /// The book does not continue the history that the bank has signed before.
        case historyChanged
        /// A failure of the disk hides whether the request was carried out.
        case outcomeUnknown
        /// The program itself is at fault.
        case internalError
    }

    /// The class of the failure.
    public let reason: Reason
    /// A stable name of the failure, such as `balance.insufficient`.
    public let code: String
    /// A line that names the problem, the value and the remedy, and contains no secret.
    ///
    /// The message begins in lower case, so that other messages can contain it. Programs show it as
    /// a sentence.
    public let message: String

    /// Creates an error.
    /// - Parameters:
    ///   - reason: The class of the failure.
    ///   - code: A stable name of the failure, in the form `subject.problem`.
    ///   - message: One line that names the problem, the value and the remedy, and contains no
    ///     secret.
    public init(_ reason: Reason, code: String, _ message: String) {
        self.reason = reason
        self.code = code
        self.message = message
    }
}

extension BankError: CustomStringConvertible {
    /// The message followed by the code in brackets.
    public var description: String { "\(message) [\(code)]" }
}

extension BankError {
    /// The error for a sum outside the range of `Int64`.
    public static let amountOverflow = BankError(
        .badData,
        code: "amount.overflow",
        "the amount is above 9,223,372,036,854,775,807 won, the most that the bank can count"
    )

    /// The error for a movement above ``Money/largestMovement``.
    public static let amountTooLarge = BankError(
        .badData,
        code: "amount.large",
        "one movement is at most \(Money.largestMovement); split the amount"
    )

    /// The error for a balance above ``Money/largestBalance``.
    public static let balanceTooLarge = BankError(
        .refused,
        code: "amount.balance",
        "the balance would exceed \(Money.largestBalance), the maximum for one account; use a smaller amount"
    )

    /// Returns the error for a failure that hides whether a request was carried out.
    /// - Parameters:
    ///   - reason: The failure as a clause for the message.
    ///   - id: The idempotency key to pass when the command is repeated. Nil for a command that
    ///     always uses the same key, such as closing a day.
    ///   - part: The part of the system to check, such as `the disk`.
    public static func outcomeUnknown(
        _ reason: String,
        of id: IdempotencyID?,
        check part: String = "the disk"
    ) -> BankError {
        // A customer cannot pass a key that the bank makes for itself.
        let key = id.flatMap { try? IdempotencyID($0.rawValue) }
        let advice = key.map { "repeat with '--idempotency-key \($0)'" } ?? repeatAdvice
        return BankError(
            .outcomeUnknown,
            code: "outcome.unknown",
            "the outcome is unknown: \(reason); check \(part), then \(advice)"
        )
    }

    private static let repeatAdvice = "repeat the command"

    /// Returns this error, with the key `id` in the advice if the outcome is unknown.
    func naming(_ id: IdempotencyID) -> BankError {
        guard reason == .outcomeUnknown, message.hasSuffix(Self.repeatAdvice),
            let key = try? IdempotencyID(id.rawValue)
        else { return self }
        let start = message.dropLast(Self.repeatAdvice.count)
        return BankError(reason, code: code, "\(start)repeat with '--idempotency-key \(key)'")
    }

    /// Returns the error for an account that does not exist.
    public static func accountUnknown(_ id: AccountID) -> BankError {
        BankError(
            .notFound,
            code: "account.unknown",
            "there is no account '\(id)'; check the number"
        )
    }

    /// Returns the error for a record that another command changed after it was read.
    public static func recordChanged(_ key: RecordKey) -> BankError {
        BankError(
            .refused,
            code: "record.changed",
            "the record '\(key)' was changed by another command at the same moment; try again"
        )
    }

    /// The error for a day that was closed after the draft was made.
    static let dateChanged = BankError(
        .refused,
        code: "record.changed",
        "a day was closed by another command at the same moment; try again"
    )

    /// Returns the error for an idempotency key that was used for another request.
    /// - Parameter first: The receipt of the request that used the key.
    public static func idempotencyConflict(_ first: Receipt) -> BankError {
        BankError(
            .refused,
            code: "idempotency.conflict",
            "the idempotency key '\(first.intent.id)' was used for another request "
                + "('\(first.intent.purpose)' on \(first.date), entry \(first.sequence)); "
                + "give a new key"
        )
    }
}
