public import Bookkeeping

extension Ledger {
    /// A function that shows the preview of a movement to a customer, who then signs the movement.
    public typealias Signer = @Sendable (Movement, MovementPreview) async throws -> SignedMovement

    /// The maximum number of attempts to post while other processes change the same records.
    static var maximumAttempts: Int { 100 }

    /// Runs `body`, and repeats it as long as it throws `record.changed`.
    /// - Parameter body: A closure that reads records and posts a draft made from them.
    public func retryingConflicts<Result: Sendable>(
        _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
        for _ in 1..<Self.maximumAttempts {
            do {
                return try await body()
            } catch let error as BankError where error.code == "record.changed" {
                try Task.checkCancellation()
            }
        }
        return try await body()
    }

    /// Carries out a request, so that the customer signs exactly what is posted.
    ///
    /// A repeated request returns its first receipt. Otherwise the proposal is made, the customer
    /// confirms its preview and signs, and exactly the proposed draft is posted. A dry run ends
    /// after the confirmation.
    ///
    /// If a record has changed meanwhile, the proposal is made again from the same random values.
    /// The new proposal is posted if the customer's consent covers it; otherwise `draft.changed` is
    /// thrown. If the same request was carried out meanwhile, its receipt is returned, even if a
    /// rule would now refuse the request.
    /// - Parameters:
    ///   - request: The request.
    ///   - options: The choices of the customer.
    ///   - sign: A closure that asks the customer to sign; nil if no proposal needs a signature.
    ///   - proposal: A closure that reads the book, checks the rules of the feature, and makes the
    ///     draft and its preview. The closure runs again after a conflict, so it must not draw
    ///     random values.
    /// - Throws: ``BankError`` such as `draft.changed`, and the errors of the closures.
    public func carryOut(
        _ request: some Request,
        _ options: RequestOptions,
        sign: Signer? = nil,
        proposal: @Sendable () async throws -> Proposal
    ) async throws -> RequestOutcome {
        let intent = Intent(id: options.id, request)
        if let earlier = try await earlierOutcome(intent, options) { return earlier }
        do {
            return try await carryOutNew(intent, options, sign: sign, proposal: proposal)
        } catch let error as BankError where [.refused, .notFound].contains(error.reason) {
            guard let earlier = try await earlierOutcome(intent, options) else { throw error }
            return earlier
        }
    }

    /// Returns the outcome of a request that is already in the book; nil for a new request.
    private func earlierOutcome(
        _ intent: Intent,
        _ options: RequestOptions
    ) async throws -> RequestOutcome? {
        // A dry run writes nothing, not even to make an answer durable.
        let first =
            try await options.isDryRun
            ? receipt(under: intent.id)?.answering(intent) : receipt(for: intent)
        guard let first else { return nil }
        options.carriedOut()
        return .posted(first)
    }

    /// Carries out a request whose key is new.
    private func carryOutNew(
        _ intent: Intent,
        _ options: RequestOptions,
        sign: Signer?,
        proposal: @Sendable () async throws -> Proposal
    ) async throws -> RequestOutcome {
        let agreed = try await proposal()
        guard agreed.draft.intent == intent else { throw BankError.otherRequest(intent.purpose) }
        if let preview = agreed.preview, agreed.asks { try await options.confirm(preview) }
        if options.isDryRun {
            try await rehearse(agreed.draft)
            return .rehearsed(intent, result: agreed.draft.result)
        }
        var authority: Authority?
        if let movement = agreed.movement, let preview = agreed.preview {
            guard let sign else { throw BankError.unsigned(intent.purpose) }
            authority = .customer(try await sign(movement, preview))
        }
        var current = agreed
        var attempt = 1
        while true {
            if let authority { current.draft.authority = authority }
            do {
                let receipt = try await post(current.draft)
                options.carriedOut()
                return .posted(receipt)
            } catch let error as BankError
                where error.code == "record.changed" && attempt < Self.maximumAttempts
            {
                try Task.checkCancellation()
            }
            attempt += 1
            let next = try await proposal()
            guard agreed.covers(next) else { throw BankError.draftChanged }
            current = next
        }
    }

    /// Returns the balance of an account right after a request, regardless of later entries.
    ///
    /// The method never throws, because an error would suggest that the posted request had failed.
    /// - Parameters:
    ///   - account: The account.
    ///   - outcome: The outcome of the request.
    /// - Returns: The balance, or nil when the request did not change the account or the book
    ///   cannot be read now.
    public func balance(
        of account: AccountID,
        after outcome: RequestOutcome
    ) async -> Money? {
        guard let receipt = outcome.receipt else { return nil }
        let statement = try? await statement(
            of: account,
            from: nil,
            through: nil,
            after: receipt.sequence - 1,
            limit: 1
        )
        return statement?.lines.last { $0.sequence == receipt.sequence }?.balance
    }
}
