import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    static func accountNickname(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account nickname",
            abstract: "Give an account a nickname, or remove it.",
            arguments: [
                .account,
                Argument("nickname", help: "The nickname; not with --remove.", isOptional: true),
            ],
            options: [.flag("remove", help: "Remove the nickname.")],
            accepts: .request,
            synonyms: "name rename alias",
            examples: [
                Example("bank account nickname 3333-01-0000013 생활비", "Call the account 생활비."),
                Example("bank account nickname 생활비 --remove", "Remove the account's nickname."),
            ],
            answer: .request(["account": .account, "nickname": .string.orNull])
        ) { invocation in
            let account = try invocation.account()
            let nickname = try invocation.optionalArgument("nickname")
                .map { try Nickname(parsing: $0) }
            guard (nickname == nil) == invocation.flag("remove") else {
                throw Failure(
                    exitCode: .usage,
                    code: "usage.nickname",
                    message: "This command takes either a nickname or '--remove'."
                )
            }
            let outcome = try await service.value.name(
                account,
                nickname,
                invocation.requestOptions()
            )
            let number = try outcome.request(as: AccountNamingRequest.self).account.description
            return Answer(
                "Nickname",
                outcome,
                fields: [
                    Field("Account", number),
                    Field("Nickname", nickname?.text ?? "none"),
                ],
                json: ["account": .string(number), "nickname": .text(nickname?.text)]
            )
        }
    }
}
