import Bookkeeping

/// A customer in the book.
package struct Customer: Sendable, Hashable {
    package let id: CustomerID
    package var record: CustomerRecord

    /// Returns the context that a sealed copy of this customer's key is bound to.
    func context(of copy: SealContext.Copy) -> SealContext {
        SealContext(copy, customer: id, publicKey: record.publicKey)
    }
}

/// The stored data of a customer.
///
/// The sealed keys are worthless without the password and the key file, or the recovery code.
package struct CustomerRecord: Sendable, Hashable, Codable {
    package let name: String
    package let birth: BusinessDate
    package let phone: PhoneNumber
    /// The key that verifies this customer's signatures; never changes, so old ones stay valid.
    package let publicKey: HexBytes
    package var passwordSeal: PasswordSeal
    package let recoverySeal: RecoverySeal
    package var passwordTries = FailedAttempts()
    package var recoveryTries = FailedAttempts()

    /// The failed attempts with a password or a recovery code.
    package subscript(attempts credential: Credential) -> FailedAttempts {
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

    /// Returns whether failed attempts have locked a credential.
    ///
    /// While the password is locked, the recovery code never is: nothing else would open the key,
    /// and 128 random bits cannot be guessed.
    func isLocked(_ credential: Credential) -> Bool {
        switch credential {
        case .password: passwordTries.isLocked
        case .recoveryCode: recoveryTries.isLocked && !passwordTries.isLocked
        }
    }
}
