import Bookkeeping
import CardInterface
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SafeBoxInterface
import SigningInterface

extension DemandDepositService {
    /// Closes an empty account without linked products, on the owner's signature.
    ///
    /// Unpaid interest is paid in cash, less tax, because only an empty account can be closed. A
    /// fraction of one won is forfeited.
    ///
    /// - Returns: An outcome whose result has the interest before tax under the key `interest`.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `account.not-empty`, `account.held`,
    ///   `account.linked`, `draft.changed`, and errors of signing.
    func close(
        _ reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await directory.number(of: reference, options, \AccountRequest.account)
        let request = AccountRequest(.accountClosing, number)
        return try await carryOut(request, options) {
            let account = try await openAccount(number)
            try await requireNoObstacle(to: account)
            // Before the interest: if a day is closed meanwhile, the draft is refused and made again.
            let date = try await ledger.businessDate()
            let record = try await directory.requiredRecord(of: number)
            let interest = try await interest.accrued(by: record.value).interest.payable
            return Proposal(
                try AccountDrafts.closing(
                    request,
                    as: options.id,
                    record,
                    of: account.owner,
                    nicknames: try await nicknames(of: account.owner),
                    interest: interest,
                    on: date
                ),
                preview: preview(of: account, interest),
                // The account gains and loses the interest at once, so that zero won are signed.
                signedBy: Proposal.Signer(account.owner, about: account.id)
            )
        }
    }

    private func preview(
        of account: DemandDepositAccount,
        _ interest: Money
    ) -> MovementPreview {
        let payout = interest > .zero ? InterestPayout(interest) : nil
        return MovementPreview(
            title: "Closing of an account",
            about: MovementPreview.Detail("Account", account.label),
            details: payout.map {
                $0.details + [MovementPreview.Detail("Paid in cash", $0.paid.description)]
            } ?? []
        )
    }

    /// Refuses to close an account, and names all obstacles at once.
    ///
    /// - Throws: `BankError` with the code of the first obstacle.
    private func requireNoObstacle(to account: DemandDepositAccount) async throws {
        var obstacles: [(code: String, fact: String, advice: String)] = []
        if account.balance != .zero {
            obstacles.append(
                (
                    "account.not-empty", "has \(account.balance) to spend",
                    "withdraw or transfer the money"
                )
            )
        }
        if account.held != .zero {
            obstacles.append(
                (
                    "account.held", "has \(account.held) held for card payments",
                    "wait until the payments are settled or expire"
                )
            )
        }
        let linked = try await products(linkedTo: account).joined(separator: ", ")
        if !linked.isEmpty {
            obstacles.append(
                ("account.linked", "is still linked to \(linked)", "close these products")
            )
        }
        guard let first = obstacles.first else { return }
        throw BankError(
            .refused,
            code: first.code,
            "the account '\(account.number)' \(obstacles.map(\.fact).joined(separator: ", and ")); "
                + "first \(obstacles.map(\.advice).joined(separator: ", and "))"
        )
    }

    private func products(linkedTo account: DemandDepositAccount) async throws -> [String] {
        let records = try await ledger.records(linkedTo: account.id, in: nil)
        guard !records.isEmpty else { return [] }
        var linked = try await cards.value.cards(linkedTo: account.id).map {
            "card '\($0.maskedNumber)'"
        }
        if let box = try await safeBoxes.value.safeBox(linkedTo: account.id) {
            linked.insert("a safe box with \(box.balance)", at: 0)
        }
        // Otherwise, they are the records of a feature that this one has no interface to.
        return linked.isEmpty ? Set(records.map(\.key.collection)).sorted() : linked
    }
}
