import Bookkeeping
import LedgerInterface
import SigningInterface

/// Registers a person as a customer.
struct JoinCustomer: Sendable {
    /// The result of joining.
    struct Joined: Sendable {
        let customer: CustomerID
        /// The recovery code, to be shown once; nil if the request was carried out before.
        let recoveryCode: NewRecoveryCode?
    }

    let services: SigningServices

    /// The current date in Seoul, which may differ from the business date.
    var today: BusinessDate { BusinessDate(inSeoulAt: services.clock()) }

    /// Asks for a new password and checks it, but creates no customer.
    func rehearse(_ request: JoinRequest) async throws {
        _ = try await newPassword(for: request)
    }

    /// Asks for a new password, creates the book if it is missing, and creates the customer with a
    /// new key.
    ///
    /// The key is sealed twice: under the password with the key file, and under the recovery code.
    ///
    /// - Parameters:
    ///   - request: The data of the person.
    ///   - id: The idempotency key of the request.
    ///   - carriedOut: Called when the customer is in the book, even if an earlier call has added
    ///     the customer.
    /// - Throws: `BankError` `password.…`, `key.…`, `idempotency.conflict`, and the errors of the
    ///   reader.
    func callAsFunction(
        _ request: JoinRequest,
        once id: IdempotencyID,
        carriedOut: @Sendable () -> Void = {}
    ) async throws -> Joined {
        let intent = Intent(id: id, request)
        let ledger = services.book.ledger
        if let first = try await ledger.unlessMissing({ try await ledger.receipt(for: intent) }) {
            carriedOut()
            return Joined(customer: Self.customer(of: first), recoveryCode: nil)
        }
        let password = try await newPassword(for: request)
        // Only now: a person who gives up at the password must not leave a book behind.
        try await ledger.start(on: nil)
        let code = try RecoveryCode.random()
        let key = try SigningKey.random()
        let passwordKey = try PasswordKey(
            password,
            fileKey: try await fileKey(),
            stretching: .standard()
        )
        // The customer agrees to the request, which names no number. So another number needs a new
        // signature, and no new question.
        let receipt = try await ledger.retryingConflicts {
            let id = CustomerID(number: try await services.book.count() + 1)
            let records = try records(of: id, request, key, under: passwordKey, code)
            let proposal = Proposal(
                TransactionDraft(
                    intent,
                    records: records,
                    result: [SigningResult.customer: id.rawValue]
                ),
                preview: request.preview,
                signedBy: Proposal.Signer(id)
            )
            var draft = proposal.draft
            if let movement = proposal.movement {
                draft.authority = .customer(
                    try key.sign(movement, preview: request.preview, at: services.clock())
                )
            }
            return try await ledger.post(draft)
        }
        carriedOut()
        let customer = Self.customer(of: receipt)
        guard !receipt.isRepeat else { return Joined(customer: customer, recoveryCode: nil) }
        let proof = Proof(
            customer: try await services.book.customer(customer),
            credential: try await services.book.credential(of: customer).value,
            key: key
        )
        let newCode = NewRecoveryCode(
            code: code,
            seal: proof.credential.recoverySeal,
            proof: proof,
            services: services
        )
        return Joined(customer: customer, recoveryCode: newCode)
    }

    private func newPassword(for request: JoinRequest) async throws -> Password {
        try await services.prompt.newPassword(toSign: request.preview, request.rules.check)
    }

    /// Returns the changes that create the records of a new customer.
    private func records(
        of id: CustomerID,
        _ request: JoinRequest,
        _ key: SigningKey,
        under password: PasswordKey,
        _ code: RecoveryCode
    ) throws -> [RecordChange] {
        func context(_ copy: SealContext.Copy) -> SealContext {
            SealContext(copy, customer: id, publicKey: key.publicKey)
        }
        let customer = CustomerRecord(
            name: request.name,
            birth: request.birth,
            phone: request.phone,
            publicKey: key.publicKey
        )
        let credential = CredentialRecord(
            passwordSeal: try PasswordSeal(key, under: password, context: context(.password)),
            recoverySeal: try RecoverySeal(key, under: code, context: context(.recovery)),
            isRecoveryCodeConfirmed: false
        )
        return [
            try .create(CustomerBook.key(of: id), customer),
            try .create(CustomerBook.credentialKey(of: id), credential),
        ]
    }

    /// Returns the file key, and creates one if the bank has no customers yet.
    ///
    /// If the bank has customers, a missing key file is an error: a new file would hide the loss.
    private func fileKey() async throws -> FileKey {
        let keyFile = try await services.keyFile
        guard try await services.book.count() > 0 else { return try keyFile.loadOrMake() }
        let key = try keyFile.load()
        let isOfThisBook = try await services.book.credentials().contains { credentials in
            credentials.contains { $0.passwordSeal.keyFile == key.name }
        }
        guard isOfThisBook else { throw keyFile.isOfOtherBook }
        return key
    }

    private static func customer(of receipt: Receipt) -> CustomerID {
        CustomerID(receipt.result[SigningResult.customer] ?? "")
    }
}
