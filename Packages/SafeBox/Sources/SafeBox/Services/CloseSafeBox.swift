import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

extension SafeBoxService {
    /// Closes an empty safe box whose interest is paid out, with the owner's signature.
    ///
    /// Interest below one won is forfeited. The account may open another safe box later.
    ///
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`,
    ///   `safebox.not-empty`, `safebox.interest-unpaid`, and errors of signing.
    func close(
        _ reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let request = try await request(.safeBoxClosing, for: reference, options)
        let number = request.account
        return try await carryOut(request, options) {
            let (account, box) = try await accountAndBox(of: number)
            // Before the interest: if a day is closed meanwhile, the draft is refused and made again.
            let date = try await ledger.businessDate()
            try await requireClosable(box)
            return Proposal(
                SafeBoxDrafts.closing(request, as: options.id, box.held, on: date),
                preview: MovementPreview(
                    title: "Closing of the safe box",
                    about: MovementPreview.Detail("Safe box of", account.label)
                ),
                signedBy: Proposal.Signer(
                    account.owner,
                    from: box.record.boxAccount,
                    to: account.id,
                    amount: .zero
                )
            )
        }
    }

    private func requireClosable(_ box: SafeBoxSnapshot) async throws {
        let account = box.record.linkedAccount
        guard box.balance == .zero else {
            throw BankError(
                .refused,
                code: "safebox.not-empty",
                "the safe box of '\(account)' holds \(box.balance); take the money out first"
            )
        }
        let payable = try await interest.accrued(by: box.record).interest.payable
        guard payable == .zero else {
            throw BankError(
                .refused,
                code: "safebox.interest-unpaid",
                "the safe box of '\(account)' has \(payable) of unpaid interest; "
                    + "pay the interest out first"
            )
        }
    }
}
