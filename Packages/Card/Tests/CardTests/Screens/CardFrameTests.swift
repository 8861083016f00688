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

                ▸ 1 5365-10**-****-7893  3333-01-0000013

                  n Issue a card
                  q Back

                Enter choose  Esc back  ? keys
                """,
            narrow: """
                Cards

                ▸ 1 5365-10**-****-7893  3333-01-0000013

                  n Issue a card
                  q Back

                Enter choose  Esc back  ? keys
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

                ▸ 1 3333-01-0000013  1,000,000 won available

                  q Back

                Enter choose  Esc back  ? keys
                """,
            narrow: """
                Issue a card

                Which account do you want to link to the
                card?

                ▸ 1 3333-01-0000013
                                 1,000,000 won available

                  q Back

                Enter choose  Esc back  ? keys
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

                ▸ q Cancel
                  y Issue the card

                Enter choose  Esc cancel  ? keys
                """,
            narrow: """
                Issue a card

                Account: 3333-01-0000013

                The card is linked to this account. Its
                number is drawn at random.

                ▸ q Cancel
                  y Issue the card

                Enter choose  Esc cancel  ? keys
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
                Paid today  462,000 won  of 6,000,000 won
                ╭──────────────────────────────╮
                │ ModularBank                  │
                │                              │
                │ 5365-10**-****-7893          │
                │ 3333-01-0000013              │
                ╰──────────────────────────────╯
                ╭─ Settings ───────────────────────────────────────────────────────────────────╮
                │ State:             active                                                    │
                │ Domestic:          unlocked                                                  │
                │ Overseas:          unlocked                                                  │
                │ Limit per payment: 2,000,000 won                                             │
                │ Limit per day:     6,000,000 won                                             │
                ╰──────────────────────────────────────────────────────────────────────────────╯
                ╭─ Last payments ──────────────────────────────────────────────────────────────╮
                │ Date        Merchant        Amount  State                                    │
                │ 2026-01-05  동네 서점  450,000 won  authorized                               │
                │ 2026-01-05  동네 서점   12,000 won  partly settled                           │
                ╰──────────────────────────────────────────────────────────────────────────────╯
                ▸ p Pay with it                           l Change the limits
                  h All payments  2                       s Show the whole number
                  a The account  538,000 won available    r Report it lost
                Enter choose  Esc back  ? keys  PgUp/PgDn scroll                          ↓ more
                """,
            narrow: """
                Card 5365-10**-****-7893          ↑ more
                Paid today  462,000 won
                of 6,000,000 won
                Overseas:          unlocked
                Limit per payment: 2,000,000 won
                Limit per day:     6,000,000 won
                Last payments
                Date        Merchant        Amount
                2026-01-05  동네 서점  450,000 won
                2026-01-05  동네 서점   12,000 won
                ▸ p Pay with it
                Enter choose  Esc back  ? keys    ↓ more
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

                State  lost since 2026-01-05

                ╭──────────────────────────────╮
                │ ModularBank                  │
                │                              │
                │ 5365-10**-****-7893          │
                │ 3333-01-0000013              │
                ╰──────────────────────────────╯

                ▸ n Replace the card    a The account  1,000,000 won available    q Back
                  h All payments  0     x Close the card

                Enter choose  Esc back  ? keys
                """,
            narrow: """
                Card 5365-10**-****-7893
                State  lost since 2026-01-05
                ModularBank
                5365-10**-****-7893
                3333-01-0000013
                ▸ n Replace the card
                  h All payments                       0
                  a The account  1,000,000 won available
                  x Close the card
                  q Back
                Enter choose  Esc back  ? keys
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

                ▸ q Back
                  y Report it lost

                Enter choose  Esc back  ? keys
                """,
            narrow: """
                Lost card 5365-10**-****-7893

                After the report this number never pays
                again, even if you find the card.
                Earlier payments continue.

                ▸ q Back
                  y Report it lost

                Enter choose  Esc back  ? keys
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

                ✓ The card 5365-10**-****-7893 is lost.

                This number never pays again. A replacement has another number with the same
                account, locks and limits.

                ▸ q Back
                  n Replace the card

                Enter choose  Esc back  ? keys
                """,
            narrow: """
                Lost card 5365-10**-****-7893

                ✓ The card 5365-10**-****-7893 is lost.

                This number never pays again. A
                replacement has another number with the
                same account, locks and limits.

                ▸ q Back
                  n Replace the card

                Enter choose  Esc back  ? keys
                """
        )
    }
}
