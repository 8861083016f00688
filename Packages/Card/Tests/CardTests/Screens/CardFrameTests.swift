import BankConsoleTesting
import Console
import Testing

@testable import Card

/// The frames of a wide and of a narrow terminal.
@Suite("The frames of card screens")
@MainActor
struct CardFrameTests {
    private let bank: CardBank
    private let card: Card

    init() async throws {
        bank = try await .with(won: 1_000_000)
        let number = try CardNumber(parsing: "5365-1012-3456-7893")
        card = try await bank.issue(by: bank.service(drawing: [number]))
    }

    @Test("the list of cards")
    func list() async throws {
        let stage = try await bank.showCards()
        stage.screen.expectFrames(
            wide: """
                Cards

                > 1 5365-10**-****-7893  3333-01-0000013
                  2 Issue a card
                  3 Back

                Enter choose  Esc back  Up/Down move  1-3 choose
                """,
            narrow: """
                Cards

                > 1 5365-10**-****-7893  3333-01-0000013
                  2 Issue a card
                  3 Back

                Enter choose  Esc back  Up/Down move
                """
        )
    }

    @Test("issuing a card: the choice of an account")
    func issue() async throws {
        let stage = try await bank.showCards()
        try await stage.press("Issue a card")
        stage.screen.expectFrames(
            wide: """
                Issue a card

                Which account do you want to link to the card?

                > 1 3333-01-0000013  1,000,000 won available
                  2 Back

                Enter choose  Esc back  Up/Down move  1-2 choose
                """,
            narrow: """
                Issue a card

                Which account do you want to link to the
                card?

                > 1 3333-01-0000013
                                 1,000,000 won available
                  2 Back

                Enter choose  Esc back  Up/Down move
                """
        )
    }

    @Test("issuing a card: the confirmation")
    func issueQuestion() async throws {
        let stage = try await bank.showCards()
        try await stage.press("Issue a card", "3333-01-0000013")
        stage.screen.expectFrames(
            wide: """
                Issue a card

                Account: 3333-01-0000013

                The card is linked to this account. Its number is drawn at random.

                > 1 Cancel
                  2 Issue the card

                Enter choose  Esc cancel  Up/Down move  1-2 choose
                """,
            narrow: """
                Issue a card

                Account: 3333-01-0000013

                The card is linked to this account. Its
                number is drawn at random.

                > 1 Cancel
                  2 Issue the card

                Enter choose  Esc cancel  Up/Down move
                """
        )
    }

    @Test("the management of a card with payments")
    func management() async throws {
        try await bank.payTwice(with: card)
        let stage = try await bank.show(card)
        stage.screen.expectFrames(
            wide: """
                Card 5365-10**-****-7893
                +------------------------------+
                | ModularBank                  |
                |                              |
                | 5365-10**-****-7893          |
                | 3333-01-0000013              |
                +------------------------------+
                State:             active
                Domestic:          unlocked
                Overseas:          unlocked
                Limit per payment: 2,000,000 won
                Limit per day:     6,000,000 won
                Paid today:        462,000 won
                Last payments
                Date        Merchant        Amount  State
                2026-01-05  동네 서점  450,000 won  authorized
                2026-01-05  동네 서점   12,000 won  partly settled
                > 1 Pay with it
                  2 All payments                                2
                  3 The account             538,000 won available
                  4 Lock domestic payments
                  5 Lock overseas payments
                  6 Change the limits
                Enter choose  Esc back  Up/Down move  1-9 choose  PgUp/PgDn scroll        v more
                """,
            narrow: """
                Card 5365-10**-****-7893          ^ more
                Date:     2026-01-05
                Merchant: 동네 서점
                Amount:   450,000 won
                State:    authorized

                Date:     2026-01-05
                Merchant: 동네 서점
                Amount:   12,000 won
                State:    partly settled
                > 1 Pay with it
                Enter choose  Esc back            v more
                """
        )
    }

    @Test("the management of a lost card")
    func lostCard() async throws {
        try await bank.reportLoss(of: card)
        let stage = try await bank.show(card)
        stage.screen.expectFrames(
            wide: """
                Card 5365-10**-****-7893

                +------------------------------+
                | ModularBank                  |
                |                              |
                | 5365-10**-****-7893          |
                | 3333-01-0000013              |
                +------------------------------+

                State: lost since 2026-01-05

                > 1 Replace the card
                  2 All payments                            0
                  3 The account       1,000,000 won available
                  4 Close the card
                  5 Back

                Enter choose  Esc back  Up/Down move  1-5 choose
                """,
            narrow: """
                Card 5365-10**-****-7893
                +------------------------------+
                | ModularBank                  |
                |                              |
                | 5365-10**-****-7893          |
                | 3333-01-0000013              |
                +------------------------------+
                State: lost since 2026-01-05
                > 1 Replace the card
                  2 All payments                       0
                  3 The account  1,000,000 won available
                Enter choose  Esc back            v more
                """
        )
    }

    @Test("reporting the loss of a card")
    func loss() async throws {
        let stage = try await bank.show(card)
        try await stage.press("Report it lost")
        stage.screen.expectFrames(
            wide: """
                Lost card 5365-10**-****-7893

                After the report this number never pays again, even if you find the card.
                Earlier payments continue.

                > 1 Back
                  2 Report it lost

                Enter choose  Esc back  Up/Down move  1-2 choose
                """,
            narrow: """
                Lost card 5365-10**-****-7893

                After the report this number never pays
                again, even if you find the card.
                Earlier payments continue.

                > 1 Back
                  2 Report it lost

                Enter choose  Esc back  Up/Down move
                """
        )
    }

    @Test("replacing a lost card")
    func reissue() async throws {
        let stage = try await bank.show(card)
        try await stage.press("Report it lost", "Report it lost")
        stage.screen.expectFrames(
            wide: """
                Lost card 5365-10**-****-7893

                * The card 5365-10**-****-7893 is lost.

                This number never pays again. A replacement has another number with the same
                account, locks and limits.

                > 1 Back
                  2 Replace the card

                Enter choose  Esc back  Up/Down move  1-2 choose
                """,
            narrow: """
                Lost card 5365-10**-****-7893

                * The card 5365-10**-****-7893 is lost.

                This number never pays again. A
                replacement has another number with the
                same account, locks and limits.

                > 1 Back
                  2 Replace the card

                Enter choose  Esc back  Up/Down move
                """
        )
    }
}
