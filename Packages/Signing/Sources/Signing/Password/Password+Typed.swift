import Bookkeeping
import Console
import SigningInterface

extension Password {
    /// The password that a person has typed.
    /// - Throws: `BankError` `password.form` unless it is six digits.
    init(typed: any TypedPassword) throws {
        guard let password = try typed.withBytes(Password.init) else {
            throw BankError(
                .passwordWrong,
                code: "password.form",
                "a password is six digits, 0 to 9; no try was counted"
            )
        }
        self = password
    }
}

// Console knows nothing of passwords, and the interface nothing of terminals: they meet here.
extension Secret: @retroactive TypedPassword {}
