import Bookkeeping

/// What the book keeps of a customer. Nothing in it is secret without the password and the key
/// file, or the recovery code.
package struct CustomerRecord: Sendable, Hashable, Codable {
    package let name: String
    package let birth: BusinessDate
    package let phone: PhoneNumber
    /// Never changes: signatures of long ago stay to be checked.
    package let publicKey: HexBytes
    package var passwordSeal: PasswordSeal
    package let recoverySeal: RecoverySeal
    package var passwordTries = TryCounter()
    package var recoveryTries = TryCounter()

    /// The tries of a password or a recovery code.
    package subscript(tries credential: Credential) -> TryCounter {
        get {
            switch credential {
            case .password: passwordTries
            case .recoveryCode: recoveryTries
            }
        }
        set {
            switch credential {
            case .password: passwordTries = newValue
            case .recoveryCode: recoveryTries = newValue
            }
        }
    }
}
