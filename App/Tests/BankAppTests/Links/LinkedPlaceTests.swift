import BankConsoleTesting
import Testing

@testable import BankApp

@Suite("The place of a link")
struct LinkedPlaceTests {
    private static let account = "3333-01-0000013"

    /// A container whose account 생활비 has the card `card1`.
    private let container: Container

    init() throws {
        container = try Container(modules: NamesModule())
    }

    private func place(_ link: String) async throws -> LinkedPlace {
        guard case .place(let parts) = try Link(link) else { throw NoPlace() }
        return try await LinkedPlace(parts, names: container.resolve(NamesModule.names))
    }

    @Test(
        "reads links to a card, an account, a safe box, and to putting money in",
        arguments: [
            ("modularbank://card/5365100000000018", .card(number: "5365100000000018")),
            ("modularbank://card/5365-1000-0000-0018", .card(number: "5365100000000018")),
            ("modularbank://account/3333-01-0000013", .account(number: account)),
            ("MODULARBANK://ACCOUNT/3333010000013", .account(number: account)),
            ("modularbank://account/생활비", .account(number: account)),
            ("modularbank://account/%EC%83%9D%ED%99%9C%EB%B9%84", .account(number: account)),
            ("modularbank://card/생활비/card1", .card(number: "5365100000000018")),
            ("modularbank://card/\(account)/card1", .card(number: "5365100000000018")),
            ("modularbank://safebox/생활비/put", .safeBox(account: account, amountToPut: "")),
            (
                "modularbank://safebox/3333-01-0000013",
                .safeBox(account: account, amountToPut: nil)
            ),
            (
                "modularbank://safebox/3333-01-0000013/put",
                .safeBox(account: account, amountToPut: "")
            ),
            (
                "modularbank://safebox/3333-01-0000013/put?amount=5%EB%A7%8C",
                .safeBox(account: account, amountToPut: "5만")
            ),
        ] as [(String, LinkedPlace)]
    )
    func read(link: String, expected: LinkedPlace) async throws {
        #expect(try await place(link) == expected)
    }

    @Test(
        "refuses a link that leads nowhere",
        arguments: [
            ("modularbank://", "link.place"),
            ("modularbank://account", "link.place"),
            ("modularbank:///account/3333-01-0000013", "link.place"),
            ("modularbank://account/3333-01-0000013/close", "link.place"),
            ("modularbank://account/3333-01-0000013?amount=1", "link.place"),
            ("modularbank://card/5365100000000018?show=1", "link.place"),
            ("modularbank://card/536510000000001", "link.place"),
            ("modularbank://card/53651000000000180", "link.place"),
            ("modularbank://card/٥365100000000018", "link.place"),
            ("modularbank://safebox/3333-01-0000013/take?amount=1", "link.place"),
            ("modularbank://safebox/3333-01-0000013/put?amount=1&memo=x", "link.place"),
            ("modularbank://safebox/3333-01-0000013?amount=1", "link.place"),
            ("modularbank://safebox/3333-01-0000013/put#x", "link.form"),
        ]
    )
    func refused(link: String, code: String) async {
        let failure = await #expect(throws: Failure.self) { try await place(link) }
        #expect(failure?.code == code)
        #expect(failure?.exitCode == .badData)
    }

    @Test(
        "refuses a mistyped account number or amount with its rule",
        arguments: [
            "modularbank://account/3333-01-0000014", "modularbank://safebox/3333",
            "modularbank://safebox/3333-01-0000013/put?amount=0.5",
            "modularbank://safebox/3333-01-0000013/put?amount=",
        ]
    )
    func mistyped(link: String) async {
        let error = await #expect(throws: BankError.self) { try await place(link) }
        #expect(error?.reason == .badData)
    }

    @Test(
        "reports a nickname or a card that does not exist",
        arguments: [
            ("modularbank://account/nope", "account.unknown"),
            ("modularbank://safebox/nope/put", "account.unknown"),
            ("modularbank://card/생활비/card2", "card.unknown"),
            ("modularbank://card/3333-01-0000021/card1", "card.unknown"),
        ]
    )
    func unknown(link: String, code: String) async {
        let error = await #expect(throws: BankError.self) { try await place(link) }
        #expect(error?.reason == .notFound)
        #expect(error?.code == code)
    }
}

private struct NoPlace: Error {}

private struct NamesModule: Module {
    static let names = InjectID<LinkNames>("LinkNames")

    func register(in registrar: inout Registrar) {
        registrar.register(demandDepositInject) { NamedAccount() }
        registrar.register(cardInject) { NamedAccount() }
        registrar.register(
            Self.names,
            needs: demandDepositInject.lazily,
            cardInject.lazily
        ) {
            LinkNames(accounts: $0, cards: $1)
        }
    }
}

/// The account 생활비 and its card, which nothing else names.
private struct NamedAccount: DemandDepositInject, CardInject {
    func account(_ reference: String) async throws -> DemandDepositAccount {
        guard reference == "생활비" else {
            throw BankError(.notFound, code: "account.unknown", "no account is called so")
        }
        return DemandDepositAccount(
            number: try AccountNumber(parsing: "3333-01-0000013"),
            owner: CustomerID("C000001"),
            nickname: reference,
            balance: .zero,
            isClosed: false
        )
    }

    func accounts(ownedBy customer: CustomerID) async throws -> [DemandDepositAccount] { [] }

    func cards(linkedTo account: AccountID) async throws -> [CardSummary] {
        guard account.rawValue == "3333-01-0000013" else { return [] }
        return [
            CardSummary(
                name: "\(account)/card1",
                maskedNumber: "5365-10**-****-0018",
                cardNumber: "5365100000000018",
                account: account
            )
        ]
    }
}
