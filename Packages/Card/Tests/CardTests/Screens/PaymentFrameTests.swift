import BankConsoleTesting
import Console
import Testing

@testable import Card

/// The frames of a wide and of a narrow terminal.
@Suite("The frames of payment and limit screens")
@MainActor
struct PaymentFrameTests {
    private let bank: CardBank
    private let card: Card

    init() async throws {
        bank = try await .with(won: 1_000_000)
        let number = try CardNumber(parsing: "5365-1012-3456-7893")
        card = try await bank.issue(by: bank.service(drawing: [number]))
    }

    @Test("changing the limits of a card")
    func limits() async throws {
        let stage = try await bank.show(card)
        try await stage.press("Change the limits")
        try await stage.type("50만")
        stage.screen.expectFrames(
            wide: """
                Limits of 5365-10**-****-7893

                Limit per payment: 500,000 won
                Current limit:     6,000,000 won
                Highest limit:     20,000,000 won

                ▸ Limit per day: 6000000_________________

                  q Back

                Enter confirm  Esc back  Tab menu
                """,
            narrow: """
                Limits of 5365-10**-****-7893

                Limit per payment: 500,000 won
                Current limit:     6,000,000 won
                Highest limit:     20,000,000 won

                ▸ Limit per day: 6000000________________

                  q Back

                Enter confirm  Esc back  Tab menu
                """
        )
    }

    @Test("paying by card: the choice of a place")
    func place() async throws {
        let stage = try await bank.show(card)
        try await stage.press("Pay with it")
        stage.screen.expectFrames(
            wide: """
                Pay with 5365-10**-****-7893

                Where do you want to pay?

                ▸ 1 Domestic
                  2 Overseas

                  q Back

                Enter choose  Esc back  ? keys  / filter
                """,
            narrow: """
                Pay with 5365-10**-****-7893

                Where do you want to pay?

                ▸ 1 Domestic
                  2 Overseas

                  q Back

                Enter choose  Esc back  ? keys  / filter
                """
        )
    }

    @Test("paying by card: the merchant")
    func merchant() async throws {
        let stage = try await bank.show(card)
        try await stage.press("Pay with it", "Domestic")
        try await stage.type("1만 2천")
        stage.screen.expectFrames(
            wide: """
                Pay with 5365-10**-****-7893

                Where:  domestic
                Amount: 12,000 won

                ▸ Merchant: ________________________ (책방)

                  q Back

                Enter confirm  Esc back  Tab menu
                """,
            narrow: """
                Pay with 5365-10**-****-7893

                Where:  domestic
                Amount: 12,000 won

                ▸ Merchant: ________________________
                  (책방)

                  q Back

                Enter confirm  Esc back  Tab menu
                """
        )
    }

    @Test("the payments of a card")
    func payments() async throws {
        try await bank.payTwice(with: card)
        let stage = try await bank.show(card)
        try await stage.press("All payments")
        stage.screen.expectFrames(
            wide: """
                Payments of 5365-10**-****-7893

                ▸ 1 2026-01-05 동네 서점     450,000 won, authorized
                  2 2026-01-05 동네 서점  12,000 won, partly settled

                  q Back

                Enter choose  Esc back  ? keys  / filter
                """,
            narrow: """
                Payments of 5365-10**-****-7893

                ▸ 1 2026-01-05 동네 서점
                                 450,000 won, authorized
                  2 2026-01-05 동네 서점
                              12,000 won, partly settled

                  q Back

                Enter choose  Esc back  ? keys  / filter
                """
        )
    }

    @Test("a payment that is settled in part")
    func payment() async throws {
        try await bank.settle(bank.pay(12_000, with: card), 8_000)
        let stage = try await bank.show(card)
        try await stage.press("All payments", "2026-01-05 동네 서점")
        stage.screen.expectFrames(
            wide: """
                Payment to 동네 서점

                Authorized  12,000 won

                State:      partly settled
                Date:       2026-01-05, domestic
                Held until: 2026-01-12, 4,000 won
                Settled:    8,000 won

                For a refund, ask the merchant.

                ▸ q Back

                Enter choose  Esc back  ? keys
                """,
            narrow: """
                Payment to 동네 서점
                Authorized  12,000 won
                State:      partly settled
                Date:       2026-01-05, domestic
                Held until: 2026-01-12, 4,000 won
                Settled:    8,000 won
                For a refund, ask the merchant.
                ▸ q Back
                Enter choose  Esc back  ? keys
                """
        )
    }
}
