import Bookkeeping
import LedgerInterface

/// The record of a customer in a book of version 0.1.0, which held everything.
struct LegacyCustomerRecord: Codable {
    let name: String
    let birth: BusinessDate
    let phone: PhoneNumber
    let publicKey: HexBytes
    let passwordSeal: PasswordSeal
    let recoverySeal: RecoverySeal
    let passwordTries: FailedAttempts
    let recoveryTries: FailedAttempts
}

extension RecordUpgrade {
    /// Splits the record of each customer into the data, the sealed keys and the attempts.
    static let customers = RecordUpgrade(of: [CustomerBook.collection]) { records, _ in
        try records.flatMap { record in
            let old = try record.decode(as: LegacyCustomerRecord.self)
            let id = CustomerID(record.key.name)
            var attempts = AttemptsRecord()
            attempts.password = old.passwordTries
            attempts.recoveryCode = old.recoveryTries
            return [
                try RecordChange.update(
                    record,
                    to: CustomerRecord(
                        name: old.name,
                        birth: old.birth,
                        phone: old.phone,
                        publicKey: old.publicKey
                    )
                ),
                try .create(
                    CustomerBook.credentialKey(of: id),
                    // Version 0.1.0 showed each code once, and knew no way to show another one.
                    CredentialRecord(
                        passwordSeal: old.passwordSeal,
                        recoverySeal: old.recoverySeal,
                        isRecoveryCodeConfirmed: true
                    )
                ),
                try .create(CustomerBook.attemptsKey(of: id), attempts),
            ]
        }
    }
}
