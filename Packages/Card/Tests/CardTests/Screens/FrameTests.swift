import Card
import CardDemo
import Console
import Testing

/// What a person sees of each screen, in a usual window and in a small one.
@Suite("The screens of cards, drawn")
@MainActor
struct FrameTests {
    private let bank: DemoBank
    private let card: Card

    init() async throws {
        bank = try await .with(won: 1_000_000)
        let number = try CardNumber(parsing: "5365-1012-3456-7893")
        card = try await bank.issue(by: bank.service(drawing: [number]))
    }

    private func expect(
        _ visit: Visit,
        wide: String,
        narrow: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let screen = visit.screen
        #expect(screen.frame(columns: 80, rows: 24).text == wide, sourceLocation: sourceLocation)
        #expect(
            screen.frame(columns: 40, rows: 12).text == narrow,
            sourceLocation: sourceLocation
        )
    }

    /// A payment that was settled in part, and one that was not.
    private func payTwice() async throws {
        try await bank.settle(bank.pay(12_000, with: card), 8_000)
        try await bank.pay(450_000, with: card, at: .overseas)
    }

    @Test("The list")
    func list() async throws {
        let visit = try await bank.visit()
        expect(
            visit,
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

    @Test("Issuing a card")
    func issue() async throws {
        let visit = try await bank.visit()
        try await visit.press("Issue a card")
        expect(
            visit,
            wide: """
                Issue a card

                Which account is the card to pay from?

                > 1 3333-01-0000013  1,000,000 won available
                  2 Back

                Enter choose  Esc back  Up/Down move  1-2 choose
                """,
            narrow: """
                Issue a card

                Which account is the card to pay from?

                > 1 3333-01-0000013
                                 1,000,000 won available
                  2 Back

                Enter choose  Esc back  Up/Down move
                """
        )
    }

    @Test("Issuing a card: the question")
    func issueQuestion() async throws {
        let visit = try await bank.visit()
        try await visit.press("Issue a card", "3333-01-0000013")
        expect(
            visit,
            wide: """
                Issue a card

                Account: 3333-01-0000013

                The card pays from it, and its number is drawn at random.

                > 1 Cancel
                  2 Issue it

                Enter choose  Esc cancel  Up/Down move  1-2 choose
                """,
            narrow: """
                Issue a card

                Account: 3333-01-0000013

                The card pays from it, and its number is
                drawn at random.

                > 1 Cancel
                  2 Issue it

                Enter choose  Esc cancel  Up/Down move
                """
        )
    }

    @Test("The management, with payments")
    func management() async throws {
        try await payTwice()
        let visit = try await bank.visit(card)
        expect(
            visit,
            wide: """
                Card 5365-10**-****-7893
                +------------------------------+
                | ModularBank                  |
                |                              |
                | 5365-10**-****-7893          |
                | 3333-01-0000013              |
                +------------------------------+
                State:      active
                Domestic:   pays
                Overseas:   pays
                A payment:  up to 2,000,000 won
                A day:      up to 6,000,000 won
                Paid today: 462,000 won
                Last payments
                Date        Merchant        Amount  State
                2026-01-05  동네 서점  450,000 won  authorised
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
                State:    authorised

                Date:     2026-01-05
                Merchant: 동네 서점
                Amount:   12,000 won
                State:    partly settled
                > 1 Pay with it
                Enter choose  Esc back            v more
                """
        )
    }

    @Test("The management of a lost card")
    func lostCard() async throws {
        _ = try await bank.service.reportLost(bank.reference(card), options: .agreed())
        let visit = try await bank.visit(card)
        expect(
            visit,
            wide: """
                Card 5365-10**-****-7893

                +------------------------------+
                | ModularBank                  |
                |                              |
                | 5365-10**-****-7893          |
                | 3333-01-0000013              |
                +------------------------------+

                State: lost since 2026-01-05

                > 1 Have another card in its place
                  2 All payments                                          0
                  3 The account                     1,000,000 won available
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
                > 1 Have another card in its place
                  2 All payments                       0
                  3 The account  1,000,000 won available
                Enter choose  Esc back            v more
                """
        )
    }

    @Test("Changing the limits")
    func limits() async throws {
        let visit = try await bank.visit(card)
        try await visit.press("Change the limits")
        try await visit.type("50만")
        expect(
            visit,
            wide: """
                Limits of 5365-10**-****-7893

                A payment: up to 500,000 won
                A day now: up to 6,000,000 won
                At most:   20,000,000 won

                > Limit a day: 6000000_________________

                  Back

                Enter confirm  Esc back  Up/Down move
                """,
            narrow: """
                Limits of 5365-10**-****-7893

                A payment: up to 500,000 won
                A day now: up to 6,000,000 won
                At most:   20,000,000 won

                > Limit a day: 6000000_________________

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
    }

    @Test("Paying: where")
    func place() async throws {
        let visit = try await bank.visit(card)
        try await visit.press("Pay with it")
        expect(
            visit,
            wide: """
                Pay with 5365-10**-****-7893

                Where is the card to pay?

                > 1 Domestic
                  2 Overseas
                  3 Back

                Enter choose  Esc back  Up/Down move  1-3 choose
                """,
            narrow: """
                Pay with 5365-10**-****-7893

                Where is the card to pay?

                > 1 Domestic
                  2 Overseas
                  3 Back

                Enter choose  Esc back  Up/Down move
                """
        )
    }

    @Test("Paying: whom")
    func merchant() async throws {
        let visit = try await bank.visit(card)
        try await visit.press("Pay with it", "Domestic")
        try await visit.type("1만 2천")
        expect(
            visit,
            wide: """
                Pay with 5365-10**-****-7893

                Where:  domestic
                Amount: 12,000 won

                > Who is paid: ________________________ (책방)

                  Back

                Enter confirm  Esc back  Up/Down move
                """,
            narrow: """
                Pay with 5365-10**-****-7893

                Where:  domestic
                Amount: 12,000 won

                > Who is paid: ________________________
                  (책방)

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
    }

    @Test("The payments")
    func payments() async throws {
        try await payTwice()
        let visit = try await bank.visit(card)
        try await visit.press("All payments")
        expect(
            visit,
            wide: """
                Payments of 5365-10**-****-7893

                > 1 2026-01-05 동네 서점     450,000 won, authorised
                  2 2026-01-05 동네 서점  12,000 won, partly settled
                  3 Back

                Enter choose  Esc back  Up/Down move  1-3 choose
                """,
            narrow: """
                Payments of 5365-10**-****-7893

                > 1 2026-01-05 동네 서점
                                 450,000 won, authorised
                  2 2026-01-05 동네 서점
                              12,000 won, partly settled
                  3 Back

                Enter choose  Esc back  Up/Down move
                """
        )
    }

    @Test("One payment")
    func payment() async throws {
        try await bank.settle(bank.pay(12_000, with: card), 8_000)
        let visit = try await bank.visit(card)
        try await visit.press("All payments", "2026-01-05 동네 서점")
        expect(
            visit,
            wide: """
                Payment to 동네 서점

                State:      partly settled
                Date:       2026-01-05, domestic
                Authorised: 12,000 won
                Held:       4,000 won, until 2026-01-12
                Settled:    8,000 won

                To have it back, ask the merchant.

                > 1 Back

                Enter choose  Esc back
                """,
            narrow: """
                Payment to 동네 서점
                State:      partly settled
                Date:       2026-01-05, domestic
                Authorised: 12,000 won
                Held:       4,000 won, until 2026-01-12
                Settled:    8,000 won
                To have it back, ask the merchant.
                > 1 Back
                Enter choose  Esc back
                """
        )
    }

    @Test("Reporting a loss")
    func loss() async throws {
        let visit = try await bank.visit(card)
        try await visit.press("Report it lost")
        expect(
            visit,
            wide: """
                Lost card 5365-10**-****-7893

                Once it is reported lost, this number never pays again, also when the card is
                found. What it has paid before takes its course.

                > 1 Back
                  2 It is lost

                Enter choose  Esc back  Up/Down move  1-2 choose
                """,
            narrow: """
                Lost card 5365-10**-****-7893

                Once it is reported lost, this number
                never pays again, also when the card is
                found. What it has paid before takes its
                course.

                > 1 Back
                  2 It is lost

                Enter choose  Esc back  Up/Down move
                """
        )
    }

    @Test("Having another card")
    func reissue() async throws {
        let visit = try await bank.visit(card)
        try await visit.press("Report it lost", "It is lost")
        expect(
            visit,
            wide: """
                Lost card 5365-10**-****-7893

                * The card 5365-10**-****-7893 is lost.

                This number never pays again. Another card has another number, pays from the
                same account, and has the same locks and limits.

                > 1 Back
                  2 Have another card in its place

                Enter choose  Esc back  Up/Down move  1-2 choose
                """,
            narrow: """
                Lost card 5365-10**-****-7893
                * The card 5365-10**-****-7893 is lost.
                This number never pays again. Another
                card has another number, pays from the
                same account, and has the same locks and
                limits.
                > 1 Back
                  2 Have another card in its place
                Enter choose  Esc back  Up/Down move
                """
        )
    }
}
