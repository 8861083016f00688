import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    static func safeBoxInterest(_ service: Lazy<SafeBoxService>) -> Command {
        Command(
            "safebox interest",
            abstract: "Pay out the interest of a safe box now (이자 바로 받기); asks for the password.",
            discussion: """
                The interest of all closed days goes to the account, less income tax and local income \
                tax. A fraction of one won stays in the safe box.
                """,
            arguments: [.account],
            accepts: .signedRequest,
            examples: [
                Example("bank safebox interest 3333-01-0000013", "Pay out the interest.")
            ],
            answer: .request([
                "account": .account, "interest": .won, "incomeTax": .won, "localIncomeTax": .won,
                "paid": .won, "balance": .won.orNull,
            ])
        ) { invocation in
            let outcome = try await service.value.takeInterest(
                try invocation.account(),
                invocation.requestOptions()
            )
            let account = try outcome.request(as: AccountRequest.self).account.accountID
            let payout = InterestPayout(
                Money(won: outcome.result["interest"].flatMap { Int64($0) } ?? 0)
            )
            let balance = try await service.value.ledger.balance(of: account, after: outcome)
            var fields = [Field("Account", account.rawValue)]
            fields += payout.details.map { Field($0.name, $0.value) }
            fields.append(Field("Paid", payout.paid.description))
            if let balance { fields.append(Field("Balance", balance.description)) }
            return Answer(
                "Interest of the safe box",
                outcome,
                fields: fields,
                json: [
                    "account": .string(account.rawValue),
                    "interest": .won(payout.interest),
                    "incomeTax": .won(payout.tax.incomeTax),
                    "localIncomeTax": .won(payout.tax.localIncomeTax),
                    "paid": .won(payout.paid),
                    "balance": .won(balance),
                ]
            )
        }
    }
}
