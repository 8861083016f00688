import Bookkeeping

extension Ledger {
    /// The last steps of every request, in their fixed order: the person agrees; a dry run ends here;
    /// the authority is asked for, once; the transaction is posted.
    ///
    /// What comes before is the feature's: that the request was not carried out before
    /// (``receipt(for:)``), and its rules.
    ///
    /// - Parameters:
    ///   - options: How the person wants it carried out.
    ///   - preview: What the person is shown; nil where no money moves and nothing is closed.
    ///   - authority: Asks for it: a signature, or the bank's own.
    ///   - draft: Makes the transaction from what the book says now. It runs again when a record that it
    ///     read has changed, so it checks again the rules that depend on that record.
    /// - Throws: ``BankError`` of the ledger, and what `confirm`, `authority` and `draft` throw.
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
}
