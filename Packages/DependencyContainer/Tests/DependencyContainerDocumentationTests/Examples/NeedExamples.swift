import DependencyContainer
import Testing

// Deferred needs and runtime arguments.

protocol Accounts: Sendable { func show() throws -> String }
let accountsInject = InjectID<any Accounts>("Accounts")
let overviewInject = InjectID<Overview>("Overview")

struct Overview: Sendable {
    let accounts: Lazy<any Accounts>

    func show() throws -> String { try accounts.value.show() }
}

struct AccountService: Accounts {
    let overview: Overview
    func show() -> String { "the accounts" }
}

final class Receipt: Sendable {}
let receiptInject = InjectID<Receipt>("Receipt")
let tillInject = InjectID<Till>("Till")

struct Till: Sendable {
    let receipts: Provider<Receipt>

    func sell() throws -> Receipt {
        let receipt = try receipts.make()
        return receipt
    }
}

public typealias CardNumber = String
let cardScreenInject = InjectID<@MainActor (CardNumber) -> CardScreen>("CardScreen")

@MainActor
final class CardScreen {
    let title: String
    init(of number: CardNumber, cards: any Cards) {
        title = "\(number), limit \(cards.limit)"
    }
}

struct NeedsModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(overviewInject, needs: accountsInject.lazily) { Overview(accounts: $0) }
        registrar.register(accountsInject, needs: overviewInject) { AccountService(overview: $0) }
        registrar.register(receiptInject, scope: .new) { Receipt() }
        registrar.register(tillInject, needs: receiptInject.provider) { Till(receipts: $0) }
        registrar.register(ledgerInject) { EmptyLedger() }
        registrar.register(signingInject) { FixedSigning() }
        registrar.register(cardsInject, needs: signingInject, ledgerInject) { signing, ledger in
            CardService(signing: signing, ledger: ledger, limit: 100)
        }

        registrar.register(cardScreenInject, needs: cardsInject) { cards in
            { number in CardScreen(of: number, cards: cards) }
        }
    }
}

@Suite("Examples: needs")
struct NeedExamples {
    private let container: Container

    init() throws { container = try Container(modules: NeedsModule()) }

    @Test("reads a lazy need in a cycle")
    func lazily() throws {
        #expect(try container.resolve(overviewInject).show() == "the accounts")
    }

    @Test("makes a new object with a provider")
    func provider() throws {
        let till = try container.resolve(tillInject)
        #expect(try till.sell() !== till.sell())
    }

    @Test("makes a screen from a runtime argument with a closure")
    @MainActor
    func argument() throws {
        let makeCardScreen = try container.resolve(cardScreenInject)
        let screen = makeCardScreen("3333-01")
        #expect(screen.title == "3333-01, limit 100")
    }
}
