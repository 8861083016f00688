import Bookkeeping
import SigningInterface

/// The proof that a password or recovery code was correct.
struct Proof: Sendable {
    /// The customer, as read from the book when the attempt was counted.
    let customer: Customer
    /// The sealed copies of the key, one of which was opened.
    let credential: CredentialRecord
    /// The unsealed key of the customer.
    let key: SigningKey
}

/// Limits the attempts with passwords and recovery codes.
///
/// An attempt is counted on the disk before it is checked, so a power failure cannot give an
/// additional attempt. Each attempt has a number, and the book refuses to replace a record that was
/// changed meanwhile. So simultaneous attempts are all counted.
///
/// Correct attempts in progress are counted, too. Therefore a credential is reported as locked only
/// when no other attempt is in progress.
struct AttemptLimiter: Sendable {
    let book: CustomerBook
    let authority: BankAuthority
    let turns: AttemptTurns

    /// Returns a customer, after waiting for attempts in progress if `credential` is locked.
    ///
    /// - Parameters:
    ///   - id: The customer.
    ///   - credential: The credential that may be locked.
    /// - Throws: `BankError` `customer.unknown`, and the errors of ``AttemptTurns``.
    func customer(_ id: CustomerID, for credential: Credential) async throws -> Customer {
        let customer = try await book.customer(id)
        guard customer.attempts.isLocked(credential) else { return customer }
        return try await turns.during(.alone) { try await book.customer(id) }
    }

    /// Counts an attempt, checks it, and clears the count if it succeeds.
    ///
    /// - Parameters:
    ///   - credential: The credential that the customer tries.
    ///   - id: The customer.
    ///   - open: Returns the customer's signing key, or nil if the attempt fails.
    /// - Throws: `BankError` `customer.unknown`, `password.locked` or `recovery.locked`,
    ///   `password.wrong` or `recovery.wrong`, `password.changed`, the errors of ``AttemptTurns``,
    ///   and the errors of `open`. After an error of `open`, the attempt stays counted.
    func attempt(
        _ credential: Credential,
        of id: CustomerID,
        open: (Customer, CredentialRecord) throws -> SigningKey?
    ) async throws -> Proof {
        let locked = credential.locked(id)
        do {
            return try await turns.during(.shared) {
                try await countAndCheck(credential, of: id, open: open)
            }
        } catch let error as BankError where error == locked {
            return try await turns.during(.alone) {
                try await countAndCheck(credential, of: id, open: open)
            }
        }
    }

    private func countAndCheck(
        _ credential: Credential,
        of id: CustomerID,
        open: (Customer, CredentialRecord) throws -> SigningKey?
    ) async throws -> Proof {
        let customer = try await book.changeAttempts(of: id, for: .customerTry, by: authority) {
            guard !$0.isLocked(credential) else { throw credential.locked(id) }
            $0[credential].count()
        }
        let attempts = customer.attempts[credential]
        let keys = try await book.credential(of: id).value
        guard let key = try open(customer, keys) else {
            let locks = credential == .password || !customer.attempts.isLocked(.password)
            throw credential.wrong(left: locks ? FailedAttempts.limit - attempts.inARow : nil)
        }
        try await book.changeAttempts(of: id, for: .customerProof, by: authority) { record in
            // A password that was replaced during the check is no longer valid.
            guard try await book.credential(of: id).value.passwordSeal == keys.passwordSeal else {
                throw Credential.replaced(id)
            }
            record[credential].clear(through: attempts.counted)
            // A correct password resets the recovery counter.
            if credential == .password { record.recoveryCode.clearAll() }
        }
        return Proof(customer: customer, credential: keys, key: key)
    }
}
