import BankConsole
import Bookkeeping
import Console
import SigningInterface

/// The state of a question for a password, which never contains the typed password.
struct PasswordEntry: Sendable, Equatable {
    let customer: CustomerID
    /// The attempts that are left; nil before they are loaded.
    private(set) var attempts: PasswordAttempts?
    /// The error of the last attempt.
    private(set) var problem: Notice?
    /// The error that ends the question.
    private(set) var refusal: BankError?

    init(of customer: CustomerID) {
        self.customer = customer
    }

    /// Sets the attempts that are left; without any, the question ends.
    mutating func found(_ attempts: PasswordAttempts) {
        self.attempts = attempts
        if attempts.isLocked { refuse(Credential.password.locked(customer)) }
    }

    /// Clears the error of the last attempt, because another one is being checked.
    mutating func typed() {
        problem = nil
    }

    /// Sets the error of an attempt.
    ///
    /// After a wrong password, or while another command checks one, it may be typed again. Other
    /// errors end the question.
    mutating func failed(_ error: any Error) {
        guard let error = error as? BankError else {
            return refuse(
                BankError(
                    .internalError,
                    code: "internal.unexpected",
                    "something unexpected happened: \(error)"
                )
            )
        }
        let isTransient = ["password.changed", "password.busy"].contains(error.code)
        if error.reason == .passwordWrong || isTransient {
            problem = .problem(error)
        } else {
            refuse(error)
        }
    }

    private mutating func refuse(_ error: BankError) {
        refusal = error
        problem = .problem(error)
    }
}

extension PasswordEntry {
    /// The hidden field; nil after the question has ended.
    var prompt: Prompt? {
        guard refusal == nil else { return nil }
        return Prompt("Authentication password", kind: .secret(length: Password.length))
    }

    /// The number of attempts left, unless it is unknown or the question has ended.
    var fields: [Field] {
        guard refusal == nil, let attempts else { return [] }
        return [Field("Attempts left", String(attempts.left))]
    }
}
