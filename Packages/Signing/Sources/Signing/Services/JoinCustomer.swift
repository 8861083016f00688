import Bookkeeping

/// Makes somebody a customer.
struct JoinCustomer: Sendable {
    /// What came of it.
    struct Joined: Sendable {
        let customer: CustomerID
        /// To be shown now, and never again; nil when the customer had joined before under the same
        /// idempotency id.
        let recoveryCode: RecoveryCode?
    }

    let book: CustomerBook
    let keyFile: KeyFile
    let prompt: CredentialPrompt
    let clock: WallClock

    /// The date in Seoul by the computer's clock, whatever the book's business date is.
    var today: BusinessDate { BusinessDate(inSeoulAt: clock()) }

    /// Looks at the request and the new password, and does nothing: for `--dry-run`.
    func rehearse(_ request: JoinRequest) async throws {
        _ = try await prompt.newPassword(request.rules.check)
    }

    /// Asks for the new password, begins the book when there is none, makes the customer's key, and
    /// keeps it sealed twice: under the password and the key file, and under the recovery code.
    /// - Throws: `BankError` `password.…`, `key.…`, `idempotency.conflict`; and what the reader of
    ///   secrets throws.
    func join(_ request: JoinRequest, once id: IdempotencyID) async throws -> Joined {
        let intent = request.intent(id: id)
        if let first = try await receipt(for: intent) {
            return Self.joined(first, code: nil)
        }
        let password = try await prompt.newPassword(request.rules.check)
        // Only now: whoever turns back at the password leaves no book behind.
        try await book.ledger.start(on: nil)
        let code = try RecoveryCode.random()
        let key = try SigningKey.random()
        let passwordKey = try PasswordKey(
            password,
            fileKey: try await fileKey(),
            stretching: .standard()
        )
        let receipt = try await book.add(intent) { id in
            func context(_ copy: SealContext.Copy) -> SealContext {
                SealContext(copy, customer: id, publicKey: key.publicKey)
            }
            return CustomerRecord(
                name: request.name,
                birth: request.birth,
                phone: request.phone,
                publicKey: key.publicKey,
                passwordSeal: try PasswordSeal(
                    key,
                    under: passwordKey,
                    context: context(.password)
                ),
                recoverySeal: try RecoverySeal(key, under: code, context: context(.recovery))
            )
        }
        return Self.joined(receipt, code: code)
    }

    /// Nobody has joined before in a bank that has no book yet.
    private func receipt(for intent: Intent) async throws -> Receipt? {
        do {
            return try await book.ledger.receipt(for: intent)
        } catch let error as BankError where error.code == "book.missing" {
            return nil
        }
    }

    /// The key file is made for the first customer only: a new one, or one of another book, beside
    /// customers of an old one would hide that the old one is gone.
    private func fileKey() async throws -> FileKey {
        let customers = try await book.customers()
        guard !customers.isEmpty else { return try keyFile.loadOrMake() }
        let key = try keyFile.load()
        try keyFile.check(key, opensAnyOf: customers.map(\.record.passwordSeal))
        return key
    }

    private static func joined(_ receipt: Receipt, code: RecoveryCode?) -> Joined {
        Joined(
            customer: CustomerID(receipt.result[SigningResult.customer] ?? ""),
            recoveryCode: receipt.isRepeat ? nil : code
        )
    }
}
