import Bookkeeping

extension Ledger {
    /// The greatest number of attempts; after each lost one, another process made progress.
    private static var maximumAttempts: Int { 100 }

    /// Runs `body` again while it throws `record.changed`.
    /// - Parameter body: Reads the records and posts a draft that is made from them.
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

    /// Carries out a request: confirms it, asks for the authority once, and posts the draft.
    ///
    /// A dry run ends after the confirmation. The feature first looks up ``receipt(for:)`` and
    /// checks its rules.
    /// - Parameters:
    ///   - options: The choices of the person.
    ///   - preview: The lines to confirm; nil when no money moves and nothing is closed.
    ///   - authority: Asks for the signature or returns the bank's authority.
    ///   - draft: Makes the transaction from the current records. It runs again after a conflict,
    ///     so it includes the checks that depend on the records.
    /// - Throws: ``BankError``, and the errors of `confirm`, `authority` and `draft`.
    public func carryOut(
        _ options: RequestOptions,
        preview: MovementPreview? = nil,
        authority: @Sendable () async throws -> Authority,
        draft: @Sendable (Authority) async throws -> TransactionDraft
    ) async throws -> RequestOutcome {
        if let preview { try await options.confirm(preview) }
        if options.isDryRun {
            return try await retryingConflicts {
                let draft = try await draft(.unneeded)
                try await rehearse(draft)
                return .rehearsed(draft.intent, result: draft.result)
            }
        }
        let authority = try await authority()
        return try await retryingConflicts {
            .posted(try await post(try await draft(authority)))
        }
    }

    /// Returns the balance of an account right after a request, regardless of later entries.
    ///
    /// It never throws, because an error would suggest that the posted request had failed.
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
            from: receipt.date,
            through: receipt.date
        )
        return statement?.lines.last { $0.sequence == receipt.sequence }?.balance
    }
}
