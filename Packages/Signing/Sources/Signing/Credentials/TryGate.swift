import Bookkeeping

/// Lets passwords and recovery codes be tried: counted first, looked at then.
///
/// The count is on the disk before the try is looked at, so neither pulling the plug nor trying at
/// the same moment from many sides gives another try: each try has a number of its own, and what was
/// read before somebody else's try was counted is not written (the versions of the record).
struct TryGate: Sendable {
    let book: CustomerBook

    /// Counts a try, looks at it, and makes good what was counted when it is right.
    /// - Parameter open: The key, or nil when what was given is wrong.
    /// - Throws: `BankError` `customer.unknown`, `password.locked` or `recovery.locked`,
    ///   `password.wrong` or `recovery.wrong`, `password.changed`; and what the closure throws, the
    ///   try being counted.
    func pass(
        _ credential: Credential,
        of id: CustomerID,
        open: (Customer) throws -> SigningKey?
    ) async throws -> Proof {
        let customer = try await book.update(id, for: .customerTry) { record in
            guard !record.isLocked(credential) else { throw credential.locked(id) }
            record[tries: credential].count()
        }
        let tries = customer.record[tries: credential]
        guard let key = try open(customer) else {
            let locks = credential == .password || !customer.record.isLocked(.password)
            throw credential.wrong(left: locks ? TryCounter.limit - tries.inARow : nil)
        }
        try await book.update(id, for: .customerProof) { record in
            // A password that was replaced while it was looked at is no password any more.
            guard record.passwordSeal == customer.record.passwordSeal else {
                throw Credential.replaced(id)
            }
            record[tries: credential].clear(through: tries.counted)
            // Who knows the password needs no code: wrong ones of somebody else's are forgotten.
            if credential == .password { record.recoveryTries.clearAll() }
        }
        return Proof(customer: customer, key: key)
    }
}
