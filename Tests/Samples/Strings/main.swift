import Screens

let container = Container()
container.register("AccountInjectId", AccountScreens(container: container))
container.register("CardInjectId", CardScreens(container: container))
container.register("SigningInjectId", SigningScreens())

let account: any AccountInject = container.resolve("AccountInjectId")
let card: any CardInject = container.resolve("CardInjectId")
let home = Screen("Home", ["accounts": account.accounts, "cards": card.cards])
try tap(Array(CommandLine.arguments.dropFirst()), from: home)
