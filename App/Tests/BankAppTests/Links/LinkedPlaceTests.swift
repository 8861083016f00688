import Bookkeeping
import Console
import Testing

@testable import BankApp

@Suite("The place of a link")
struct LinkedPlaceTests {
    private static let account = "3333-01-0000013"

    @Test(
        "reads links to a card, an account, a safe box, and to putting money in",
        arguments: [
            ("modularbank://card/5365100000000018", .card(number: "5365100000000018")),
            ("modularbank://card/5365-1000-0000-0018", .card(number: "5365100000000018")),
            ("modularbank://account/3333-01-0000013", .account(number: account)),
            ("MODULARBANK://ACCOUNT/3333010000013", .account(number: account)),
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
    func read(link: String, place: LinkedPlace) throws {
        #expect(try Link(link) == .place(place))
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
    func refused(link: String, code: String) {
        let failure = #expect(throws: Failure.self) { try Link(link) }
        #expect(failure?.code == code)
        #expect(failure?.exitCode == .badData)
    }

    @Test(
        "refuses a mistyped account number or amount with its rule",
        arguments: [
            "modularbank://account/3333-01-0000014", "modularbank://safebox/pay",
            "modularbank://safebox/3333-01-0000013/put?amount=0.5",
            "modularbank://safebox/3333-01-0000013/put?amount=",
        ]
    )
    func mistyped(link: String) {
        let error = #expect(throws: BankError.self) { try Link(link) }
        #expect(error?.reason == .badData)
    }
}
