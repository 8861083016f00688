import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// Moves money to another account of the bank, on the payer's signature.
struct Transfer: Sendable {
    let service: DemandDepositService

    /// - Parameter memo: A text validated by `FreeText`; may be empty.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `transfer.same-account`,
    ///   `balance.insufficient`, and errors of signing.
    func callAsFunction(
        _ amount: Money,
        from payerReference: AccountReference,
        to payeeReference: AccountReference,
        memo: String,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let payerNumber = try await service.directory
            .number(of: payerReference, asked: options, key: "from")
        let payeeNumber = try await service.directory
            .number(of: payeeReference, asked: options, key: "to")
        let intent = Intent(
            id: options.id,
            purpose: .transfer,
            content: [
                "from": payerNumber.description, "to": payeeNumber.description,
                "amount": String(amount.won), "memo": memo,
            ]
        )
        return try await service.carryOut(intent, options) {
            let payer = try await service.openAccount(payerNumber)
            let payee = try await service.payee(payeeNumber, paidBy: payerNumber)
            try payer.requireSpendable(amount)
            return Proposal(
                AccountDrafts.transfer(intent),
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
