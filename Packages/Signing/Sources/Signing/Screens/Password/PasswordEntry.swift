import BankConsole
import Bookkeeping
import Console
import SigningInterface

/// The state of a question for a password, without the typed password.
struct PasswordEntry: Sendable, Equatable {
    let customer: CustomerID
    /// The number of attempts left; nil before it is loaded.
    private(set) var attempts: PasswordAttempts?
    /// The error of the last attempt.
    private(set) var problem: Notice?
    /// The error after which the customer cannot try again.
    private(set) var refusal: BankError?

    init(of customer: CustomerID) {
        self.customer = customer
    }

    /// Sets the number of attempts left, and ends the question if the password is locked.
    mutating func found(_ attempts: PasswordAttempts) {
        self.attempts = attempts
        if attempts.isLocked { refuse(Credential.password.locked(customer)) }
    }

    /// Notes that a password was typed and is being checked: clears the error of the last attempt.
    mutating func typed() {
        problem = nil
    }

    /// Sets the error of a failed attempt.
    ///
    /// The customer may try again after a wrong password, or if another command interfered. Any
    /// other error ends the question.
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
    /// The hidden field for the password; nil after the question has ended.
    var prompt: Prompt? {
        guard refusal == nil else { return nil }
        return Prompt("Authentication password", kind: .secret(length: Password.length))
    }

    /// The field with the attempts left; empty if they are unknown or the question has ended.
    var fields: [Field] {
        guard refusal == nil, let attempts else { return [] }
        return [Field("Attempts left", String(attempts.left))]
    }
}
