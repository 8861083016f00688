import BankConsole
import Bookkeeping
import Console
import SigningInterface

/// A password that is asked for on a screen: what the person is told, and whether it can be typed.
/// Never what was typed.
struct PasswordEntry: Sendable, Equatable {
    let customer: CustomerID
    /// nil while it is being looked up.
    private(set) var tries: PasswordAttempts?
    /// What came of what was typed last.
    private(set) var problem: Notice?
    /// Why nothing can be typed any more.
    private(set) var refusal: BankError?

    init(of customer: CustomerID) {
        self.customer = customer
    }

    /// Takes in how many tries are left. None: it is locked, and cannot be typed.
    mutating func found(_ tries: PasswordAttempts) {
        self.tries = tries
        if tries.isLocked { refuse(Credential.password.locked(customer)) }
    }

    /// Something was typed, and is being looked at.
    mutating func typed() {
        problem = nil
    }

    /// Takes in why it did not help. The person may type again what was wrong, and nothing else.
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
        if error.reason == .passwordWrong || error.code == "password.changed" {
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
    /// The hidden field; nil when nothing can be typed.
    var prompt: Prompt? {
        guard refusal == nil else { return nil }
        return Prompt("Authentication password", kind: .secret(length: Password.length))
    }

    /// How many attempts are left, where that is known and something can be typed.
    var fields: [Field] {
        guard refusal == nil, let tries else { return [] }
        return [Field("Attempts left", String(tries.left))]
    }
}
