import DependencyContainer
import Screens

let container = try Container(
    modules: AccountModule(),
    CardModule(),
    SigningModule()
)
let account = try container.resolve(accountInject)
let card = try container.resolve(cardInject)
let home = Screen("Home", ["accounts": account.accounts, "cards": card.cards])
try tap(Array(CommandLine.arguments.dropFirst()), from: home)
