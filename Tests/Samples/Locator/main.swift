import Screens

Locator.shared.register((any AccountInject).self, AccountScreens())
Locator.shared.register((any CardInject).self, CardScreens())
Locator.shared.register((any SigningInject).self, SigningScreens())

let account: any AccountInject = Locator.shared.resolve()
let card: any CardInject = Locator.shared.resolve()
let home = Screen("Home", ["accounts": account.accounts, "cards": card.cards])
try tap(Array(CommandLine.arguments.dropFirst()), from: home)
