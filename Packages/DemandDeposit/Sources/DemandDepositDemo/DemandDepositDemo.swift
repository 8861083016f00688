import BankConsoleTesting
import Bookkeeping
import CardInterface
import Console
import DemandDeposit
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

/// Runs demand deposit accounts without the other features, on fake services.
///
///     swift run DemandDepositDemo                      # the screens
///     swift run DemandDepositDemo --story              # a sequence of commands
///     swift run DemandDepositDemo account open --help  # one command
@main
enum DemandDepositDemo {
    private static let preparation = [
        "account open --customer C000001 --nickname 생활비",
        "account open --customer C000002",
        "account deposit 생활비 1000만 --yes",
    ]
    private static let story = [
        "account transfer 생활비 3333-01-0000021 5만 --memo 7월분 --yes",
        "account withdraw 생활비 1억 --yes",
        "account show 생활비",
        "account statement 생활비",
    ]

    static func main() async throws {
        let bank = try FakeBank(on: BusinessDate(inSeoulAt: .now()), verifiesOnScreen: true) {
            [
                DemandDepositModule(authority: $0.issuer.authority("DemandDeposit")),
                LinkedProductsModule(),
            ]
        }
        let program = DemoProgram(
            bank.container,
            abstract: "Demand deposit accounts only.",
            story: story
        )
        for line in preparation {
            _ = try await program.run(line.split(separator: " ").map(String.init), io: InMemoryIO())
        }
        try await program.main()
    }
}

/// Fakes a card and a safe box of the first account, each with a screen where the user can only go
/// back.
private struct LinkedProductsModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(cardInject) { LinkedProducts() }
        registrar.register(safeBoxInject) { LinkedProducts() }
        registrar.register(managementCardInject, scope: .within(signedInScope)) {
            LinkedProductScreens()
        }
        registrar.register(managementSafeBoxInject, scope: .within(signedInScope)) {
            LinkedProductScreens()
        }
    }
}

private struct LinkedProducts: CardInject, SafeBoxInject {
    private static let account = AccountID("3333-01-0000013")

    func cards(linkedTo account: AccountID) async throws -> [CardSummary] {
        guard account == Self.account else { return [] }
        return [
            CardSummary(
                name: "\(account)/card1",
                maskedNumber: "5365-10**-****-0018",
                cardNumber: "5365100000000018",
                account: account
            )
        ]
    }

    func safeBox(linkedTo account: AccountID) async throws -> SafeBoxSummary? {
        guard account == Self.account else { return nil }
        return SafeBoxSummary(
            account: account,
            balance: Money(won: 6_000_000),
            limit: Money(won: 10_000_000),
            payableInterest: .zero
        )
    }
}

private final class LinkedProductScreens: ManagementCardInject, ManagementSafeBoxInject {
    func router(
        cardNumber: String,
        listener: any ManagementCardListener
    ) -> any ViewableRouting {
        FakeScreenRouter(Screen("Card")) { [weak listener] in listener?.managementCardDidLeave() }
    }

    func router(
        accountNumber: String,
        amountToPut: String?,
        listener: any ManagementSafeBoxListener
    ) -> any ViewableRouting {
        FakeScreenRouter(Screen("Safe box of \(accountNumber)")) { [weak listener] in
            listener?.managementSafeBoxDidLeave()
        }
    }
}
