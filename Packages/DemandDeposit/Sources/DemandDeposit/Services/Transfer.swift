import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension DemandDepositService {
    /// Moves money to another account of the bank, on the payer's signature.
    ///
    /// - Parameter memo: A text that `FreeText` has validated; it may be empty.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `transfer.same-account`,
    ///   `balance.insufficient`, and errors of signing.
    func transfer(
        _ amount: Money,
        from payerReference: AccountReference,
        to payeeReference: AccountReference,
        memo: String,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let payerNumber =
            try await directory
            .number(of: payerReference, options, \TransferRequest.from)
        let payeeNumber =
            try await directory
            .number(of: payeeReference, options, \TransferRequest.to)
        let request = TransferRequest(
            from: payerNumber,
            to: payeeNumber,
            amount: amount,
            memo: memo
        )
        return try await carryOut(request, options) {
            let payer = try await openAccount(payerNumber)
            let payee = try await payee(payeeNumber, paidBy: payerNumber)
            try payer.requireSpendable(amount)
            return Proposal(
                AccountDrafts.transfer(request, as: options.id),
                preview: MovementPreview(
                    title: "Transfer",
                    from: payer.label,
                    to: payee.label,
                    amount: amount,
                    details: MovementPreview.memo(memo)
                ),
                signedBy: Proposal.Signer(
                    payer.owner,
                    from: payer.id,
                    to: payee.account.id,
                    amount: amount
                )
            )
        }
    }
}
