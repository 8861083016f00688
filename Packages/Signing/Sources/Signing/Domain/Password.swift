import Bookkeeping
public import Console
public import SigningInterface

/// An authentication password: six digits.
package struct Password: Sendable {
    /// The number of digits.
    package static let length = 6

    /// The digits in ASCII.
    package let digits: SecretBytes

    /// Creates a password from typed bytes; nil if they are not exactly six digits.
    package init?(_ typed: [UInt8]) throws {
        guard typed.count == Self.length,
            typed.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        digits = try SecretBytes(copying: typed)
    }

    /// Creates the password that a customer has typed.
    ///
    /// - Throws: `BankError` `password.form` if the text is not exactly six digits.
    init(typed: any TypedPassword) throws {
        guard let password = try typed.withBytes(Password.init) else {
            throw BankError(
                .passwordWrong,
                code: "password.form",
                "the password must be six digits, 0 to 9; retype it (not counted as a wrong try)"
            )
        }
        self = password
    }

    /// Creates a new password that a customer has chosen.
    ///
    /// - Throws: `BankError` `password.form` if the text is not exactly six digits.
    init(new typed: Secret) throws {
        guard let password = try typed.withBytes(Password.init) else {
            throw BankError(
                .refused,
                code: "password.form",
                "the password must be six digits, 0 to 9"
            )
        }
        self = password
    }
}

// Console has no passwords, and SigningInterface has no terminal; this connects them.
extension Secret: @retroactive TypedPassword {}
