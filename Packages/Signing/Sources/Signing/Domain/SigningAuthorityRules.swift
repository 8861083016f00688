import Bookkeeping
import SigningInterface

/// The authority rules for entries that change customers.
///
/// The book's history contains only digests of the sealed keys. The audit compares these digests
/// with the signed digests. These rules check the other records.
enum SigningAuthorityRules {
    private static let attempts: Set = [AttemptsRecord.collection]
    private static let credentials: Set = [CustomerBook.credentials]

    /// Returns the rules, one for each kind of request that changes a customer.
    /// - Parameter holder: The name of the bank authority that counts attempts.
    static func all(by holder: String) -> [AuthorityRule] {
        [
            joining, counting(by: holder), clearing(by: holder), passwordChange, unlocking,
            recovery,
            newRecoveryCode, confirmation,
        ]
    }

    private static let joining = AuthorityRule(
        .customerJoining,
        by: .customer,
        changing: [CustomerBook.collection],
        secrets: credentials
    ) { (request: JoinRequest, review) in
        let id = CustomerID(review.entry.result[SigningResult.customer] ?? "")
        try review.require(
            id.number > 0 && id == CustomerID(number: id.number),
            "the entry's result does not name the new customer"
        )
        let previous: TypedRecord<CustomerRecord>? = try review.record(
            CustomerBook.key(of: CustomerID(number: id.number - 1))
        )
        try review.require(
            id.number == 1 || previous != nil,
            "the customer id '\(id)' skips a number: the id before it is not in use"
        )
        try review.requireOnly(
            [CustomerBook.key(of: id), CustomerBook.credentialKey(of: id)],
            of: id,
            result: [SigningResult.customer: id.rawValue]
        )
        let customer: Change<CustomerRecord> = try review.change(of: CustomerBook.key(of: id))
        let credential = try review.credential(of: id)
        try review.require(
            customer.isNew && credential.isNew,
            "the entry changes the records of an earlier customer"
        )
        try review.require(
            customer.after.map { $0.request == request } ?? false,
            "the customer's data differ from the request"
        )
        try review.require(
            credential.after.map { !$0.isRecoveryCodeConfirmed } ?? true,
            "the entry must mark the recovery code of a new customer as not yet shown"
        )
    }

    private static func counting(by holder: String) -> AuthorityRule {
        rule(.customerTry, by: .bank(holder), changing: attempts) { id, review in
            let change = try review.onlyAttempts(of: id)
            let counted = [Credential.password, .recoveryCode].map { credential in
                var attempts = change.before ?? AttemptsRecord()
                attempts[credential].count()
                return attempts
            }
            try review.require(
                change.after.map(counted.contains) ?? false,
                "the entry does not count exactly one attempt"
            )
        }
    }

    private static func clearing(by holder: String) -> AuthorityRule {
        rule(.customerProof, by: .bank(holder), changing: attempts) { id, review in
            let change = try review.onlyAttempts(of: id)
            try review.require(
                change.isCleared(.password) && change.isCleared(.recoveryCode),
                "the entry does more than clear attempts"
            )
        }
    }

    private static let passwordChange = rule(
        .passwordChange,
        by: .customer,
        secrets: credentials
    ) { id, review in
        try review.requireOnly([CustomerBook.credentialKey(of: id)], of: id)
        try review.requireCredential(of: id) { $0.passwordSeal = $1.passwordSeal }
    }

    private static let unlocking = rule(
        .passwordUnlocking,
        by: .customer,
        changing: attempts,
        secrets: credentials
    ) { id, review in
        try review.requireUnlocked(id) { $0.isRecoveryCodeConfirmed = $1.isRecoveryCodeConfirmed }
    }

    private static let recovery = rule(
        .passwordRecovery,
        by: .customer,
        changing: attempts,
        secrets: credentials
    ) { id, review in
        try review.requireUnlocked(id) {
            $0.passwordSeal = $1.passwordSeal
            $0.recoverySeal = $1.recoverySeal
            $0.isRecoveryCodeConfirmed = $1.isRecoveryCodeConfirmed
        }
    }

    private static let newRecoveryCode = rule(
        .recoveryCodeRenewal,
        by: .customer,
        secrets: credentials
    ) { id, review in
        try review.requireOnly([CustomerBook.credentialKey(of: id)], of: id)
        let before = try review.requireCredential(of: id) { $0.recoverySeal = $1.recoverySeal }
        try review.require(
            before.map { !$0.isRecoveryCodeConfirmed } ?? true,
            "the recovery code was already shown"
        )
    }

    private static let confirmation = rule(
        .recoveryCodeConfirmation,
        by: .customer,
        secrets: credentials
    ) { id, review in
        try review.requireOnly([CustomerBook.credentialKey(of: id)], of: id)
        try review.requireCredential(of: id) { before, _ in before.isRecoveryCodeConfirmed = true }
    }
}

extension SigningAuthorityRules {
    /// Creates the rule for a request that contains only a customer.
    private static func rule(
        _ purpose: Purpose,
        by authorizer: AuthorityRule.Authorizer,
        changing collections: Set<String> = [],
        secrets: Set<String> = [],
        check: @escaping @Sendable (CustomerID, EntryReview) throws -> Void
    ) -> AuthorityRule {
        AuthorityRule(purpose, by: authorizer, changing: collections, secrets: secrets) {
            (request: CustomerRequest, review) in
            try check(request.customer, review)
        }
    }
}

/// A record's values before and after an entry.
private struct Change<Value: Codable & Sendable> {
    /// Indicates whether the entry creates the record.
    let isNew: Bool
    /// The value before the entry; nil if the record is new, or if an audit reads a secret record.
    let before: Value?
    /// The value after the entry; nil if an audit reads a secret record.
    let after: Value?
}

extension Change<AttemptsRecord> {
    func isCleared(_ credential: Credential) -> Bool {
        guard let before, let after else { return false }
        return after[credential].isCleared(since: before[credential])
    }
}

extension CustomerRecord {
    /// The request with which this customer joined.
    fileprivate var request: JoinRequest {
        JoinRequest(name: name, birth: birth, phone: phone)
    }
}

extension EntryReview {
    /// Requires that the entry writes exactly the records `keys` and does nothing else.
    fileprivate func requireOnly(
        _ keys: Set<RecordKey>,
        of customer: CustomerID,
        result: [String: String] = [:]
    ) throws {
        // A rehearsal has no signature yet.
        try require(signer == nil || signer == customer, "another customer has signed the entry")
        try require(
            entry.legs.isEmpty && entry.openings.isEmpty && entry.closings.isEmpty
                && entry.holds.isEmpty && entry.memo.isEmpty && entry.reverses == nil
                && entry.result == result,
            "the entry does more than the request"
        )
        try require(
            records.count == keys.count && Set(records.map(\.key)) == keys,
            "the entry does not write exactly the expected records of '\(customer)'"
        )
        try require(
            records.allSatisfy {
                $0.after != nil && $0.after?.linkedTo == nil && $0.after?.due == nil
            },
            "the entry removes a record, links it to an account, or makes it due"
        )
    }

    /// Returns the change of the record `key` by an entry that ``requireOnly(_:of:result:)``
    /// accepts.
    fileprivate func change<Value: Codable & Sendable>(
        of key: RecordKey,
        as type: Value.Type = Value.self
    ) throws -> Change<Value> {
        let transition = records.first { $0.key == key }
        func value(_ record: Record?) throws -> Value? {
            guard let record, !record.value.isEmpty else { return nil }
            let value = try record.decode(as: Value.self)
            // Another spelling of the same value could have additional members.
            try require(
                try RecordChange.create(key, value).value == record.value,
                "the record '\(key)' is not in its canonical form"
            )
            return value
        }
        return Change(
            isNew: transition?.before == nil,
            before: try value(transition?.before),
            after: try value(transition?.after)
        )
    }

    fileprivate func credential(of customer: CustomerID) throws -> Change<CredentialRecord> {
        try change(of: CustomerBook.credentialKey(of: customer))
    }

    fileprivate func onlyAttempts(of customer: CustomerID) throws -> Change<AttemptsRecord> {
        let key = CustomerBook.attemptsKey(of: customer)
        try requireOnly([key], of: customer)
        return try change(of: key)
    }

    /// Requires that the sealed keys exist before the entry, and that the entry changes only the
    /// members that `change` copies.
    ///
    /// - Parameter change: Receives the record before the entry and the record after it. Copies the
    ///   members that may change into the record before the entry.
    /// - Returns: The record before the entry; nil during an audit, because an audit cannot read
    ///   the sealed keys.
    @discardableResult
    fileprivate func requireCredential(
        of customer: CustomerID,
        change: (inout CredentialRecord, CredentialRecord) -> Void
    ) throws -> CredentialRecord? {
        let credential = try credential(of: customer)
        try require(!credential.isNew, "the customer '\(customer)' has no key before this entry")
        guard var expected = credential.before, let after = credential.after else { return nil }
        change(&expected, after)
        try require(expected == after, "the entry changes more of the sealed keys than requested")
        return credential.before
    }

    /// Requires that the entry clears the password's attempts, and that it changes only the members
    /// of the sealed keys that `change` copies.
    fileprivate func requireUnlocked(
        _ id: CustomerID,
        change: (inout CredentialRecord, CredentialRecord) -> Void
    ) throws {
        let keys: Set = [CustomerBook.credentialKey(of: id), CustomerBook.attemptsKey(of: id)]
        try requireOnly(keys, of: id)
        let attempts: Change<AttemptsRecord> = try self.change(of: CustomerBook.attemptsKey(of: id))
        var expected = attempts.before
        expected?.password.clearAll()
        try require(
            expected != nil && expected == attempts.after,
            "the entry must clear the attempts with the password and no others"
        )
        let before = try requireCredential(of: id, change: change)
        guard let before, let after = try credential(of: id).after else { return }
        // A new code was not shown yet.
        try require(
            after.isRecoveryCodeConfirmed == (after.recoverySeal == before.recoverySeal),
            "the entry must mark a used recovery code as shown, and a new one as not yet shown"
        )
    }
}
