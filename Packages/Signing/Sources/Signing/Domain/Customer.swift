package import Bookkeeping
package import SigningInterface

/// The record and the failed attempts of a customer, without the sealed copies of the signing key.
package struct Customer: Sendable, Hashable {
    package let id: CustomerID
    package let record: CustomerRecord
    package let attempts: AttemptsRecord

    /// Returns the context to which a sealed copy of this customer's signing key is bound.
    func context(of copy: SealContext.Copy) -> SealContext {
        SealContext(copy, customer: id, publicKey: record.publicKey)
    }
}

/// The permanent data of a customer, stored in the collection `customer`.
package struct CustomerRecord: Sendable, Hashable, Codable {
    package let name: String
    package let birth: BusinessDate
    package let phone: PhoneNumber
    /// The key that verifies this customer's signatures.
    ///
    /// The key never changes, so old signatures stay valid.
    package let publicKey: HexBytes
}

/// The two sealed copies of a customer's signing key, stored in the collection `credential`.
///
/// The password and the key file together open one copy. The recovery code opens the other.
package struct CredentialRecord: Sendable, Hashable, Codable {
    package var passwordSeal: PasswordSeal
    package var recoverySeal: RecoverySeal
    /// Indicates whether the recovery code was shown or used; if so, no new code is issued.
    package var isRecoveryCodeConfirmed: Bool
}

extension AttemptsRecord {
    /// The failed attempts with the password or with the recovery code.
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
    /// While the password is locked, the recovery code is never locked, because only the code can
    /// then open the key. The code's 128 random bits cannot be guessed.
    func isLocked(_ credential: Credential) -> Bool {
        switch credential {
        case .password: password.isLocked
        case .recoveryCode: recoveryCode.isLocked && !password.isLocked
        }
    }
}
