import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    static func safeBoxClose(_ service: Lazy<SafeBoxService>) -> Command {
        Command(
            "safebox close",
            abstract: "Close a safe box for good; asks for the password.",
            discussion: """
                The box must be empty and its interest paid out. A fraction of one won is forfeited. The \
                account may open another box later.
                """,
            arguments: [.account],
            accepts: .signedRequest,
            examples: [
                Example("bank safebox close 3333-01-0000013", "Close the safe box of the account.")
            ],
            answer: .request(["account": .account])
        ) { invocation in
            let outcome = try await service.value.close(
                try invocation.account(),
                invocation.requestOptions()
            )
            let account = try outcome.request(as: AccountRequest.self).account.description
            return Answer(
                "Closing of the safe box",
                outcome,
                fields: [Field("Account", account)],
                json: ["account": .string(account)]
            )
        }
    }
}
