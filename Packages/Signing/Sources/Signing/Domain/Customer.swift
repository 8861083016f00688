import Bookkeeping

/// A customer in the book, without the sealed keys.
package struct Customer: Sendable, Hashable {
    package let id: CustomerID
    package let record: CustomerRecord
    package let attempts: AttemptsRecord

    /// Returns the context that a sealed copy of this customer's key is bound to.
    func context(of copy: SealContext.Copy) -> SealContext {
        SealContext(copy, customer: id, publicKey: record.publicKey)
    }
}

/// The data of a customer that never change, in the collection `customer`.
package struct CustomerRecord: Sendable, Hashable, Codable {
    package let name: String
    package let birth: BusinessDate
    package let phone: PhoneNumber
    /// The key that verifies this customer's signatures; never changes, so old ones stay valid.
    package let publicKey: HexBytes
}

/// The two sealed copies of a customer's key, in the collection `credential`.
///
/// They are worthless without the password and the key file, or the recovery code.
package struct CredentialRecord: Sendable, Hashable, Codable {
    package var passwordSeal: PasswordSeal
    package var recoverySeal: RecoverySeal
    /// Indicates whether the recovery code was printed or used, so that no other one is issued.
    package var isRecoveryCodeConfirmed: Bool
}

/// The failed attempts of a customer, in the collection `attempts`.
package struct AttemptsRecord: Sendable, Hashable, Codable {
    package var password = FailedAttempts()
    package var recoveryCode = FailedAttempts()

    package init() {}

    /// The failed attempts with a password or a recovery code.
    package subscript(credential: Credential) -> FailedAttempts {
        get {
            switch credential {
            case .password: password
            case .recoveryCode: recoveryCode
            }
        }
        set {
            switch credential {
            case .password: password = newValue
            case .recoveryCode: recoveryCode = newValue
            }
        }
    }

    /// Returns whether failed attempts have locked a credential.
    ///
    /// While the password is locked, the recovery code never is: nothing else would open the key,
    /// and 128 random bits cannot be guessed.
    func isLocked(_ credential: Credential) -> Bool {
        switch credential {
        case .password: password.isLocked
        case .recoveryCode: recoveryCode.isLocked && !password.isLocked
        }
    }
}
