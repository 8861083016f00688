import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    static func accountClose(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account close",
            abstract: "Close an account for good; asks for the authentication password.",
            discussion: """
                The account must have no money and no held amount, no safe box and no card. \
                Unpaid interest is paid in cash, less tax. A fraction of one won is forfeited.
                """,
            arguments: [.account],
            accepts: .signedRequest,
            examples: [
                Example("bank account close 3333-01-0000013", "Close the account.")
            ],
            answer: .request([
                "account": .account, "interest": .won, "incomeTax": .won, "localIncomeTax": .won,
                "paid": .won,
            ])
        ) { invocation in
            let outcome = try await service.value.close(
                try invocation.account(),
                invocation.requestOptions()
            )
            let account = try outcome.request(as: AccountRequest.self).account.description
            let interest = Money(won: outcome.result["interest"].flatMap { Int64($0) } ?? 0)
            let payout = interest > .zero ? InterestPayout(interest) : nil
            var fields = [Field("Account", account)]
            if let payout {
                fields += payout.details.map { Field($0.name, $0.value) }
                fields.append(Field("Paid in cash", payout.paid.description))
            }
            return Answer(
                "Closing of an account",
                outcome,
                fields: fields,
                json: [
                    "account": .string(account),
                    "interest": .won(interest),
                    "incomeTax": .won(payout?.tax.incomeTax ?? .zero),
                    "localIncomeTax": .won(payout?.tax.localIncomeTax ?? .zero),
                    "paid": .won(payout?.paid ?? .zero),
                ]
            )
        }
    }
}
