import BankConsoleTesting
import Testing

@testable import Card

@Suite("The management of a card on a screen")
@MainActor
struct ManagementCardScreenTests {
    private let bank: CardBank
    private let card: Card

    init() async throws {
        bank = try await .with(won: 1_000_000)
        let number = try CardNumber(parsing: "5365-1012-3456-7893")
        card = try await bank.issue(by: bank.service(drawing: [number]))
    }

    @Test("draws the settings and the last payments of a card")
    func show() async throws {
        for won in [1_000, 2_000] as [Int64] { try await bank.pay(won, with: card) }
        try await bank.payTwice(with: card)
        let stage = try await bank.show(card)
        #expect(
            stage.screen.frame().text == """
                Card 5365-10**-****-7893
                Paid today  465,000 won  of 6,000,000 won
                ╭─ Card ───────────────────────────────────────────────────────────────────────╮
                │ Number:            5365-10**-****-7893                                       │
                │ Account:           3333-01-0000013                                           │
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
                │ 2026-01-05  동네 서점    2,000 won  authorized                               │
                ╰──────────────────────────────────────────────────────────────────────────────╯
                ▸ p Pay with it                           l Change the limits
                  h All payments  4                       s Show the whole number
                  a The account  535,000 won available    r Report it lost
                  u Lock domestic payments                x Close the card
                  v Lock overseas payments                q Back
                Enter choose  Esc back  ? keys
                """
        )
        #expect(stage.detail("The account") == "535,000 won available")
    }

    @Test(
        "opens the screens of a card and returns from them",
        arguments: [
            ("Pay with it", "Pay with"), ("All payments", "Payments of"),
            ("Change the limits", "Limits of"), ("Report it lost", "Lost card"),
        ]
    )
    func open(label: String, title: String) async throws {
        let stage = try await bank.show(card)
        try await stage.press(label)
        #expect(stage.screen.title == "\(title) \(card.number.masked)")
        try await stage.press("Back")
        #expect(stage.screen.title == "Card \(card.number.masked)")
        #expect(stage.routers.count == 1)
    }

    @Test("opens the account and reloads the card when it is left")
    func account() async throws {
        let stage = try await bank.show(card)
        try await stage.press("The account")
        #expect(stage.screen.title == "Account 3333-01-0000013")
        try await bank.pay(5_000, with: card)
        try await stage.press("Back")
        #expect(stage.rows.map { $0[2] } == ["5,000 won"])
        #expect(stage.detail("The account") == "995,000 won available")
    }

    @Test(
        "locks payments at one place without a signature, and unlocks them with one",
        arguments: [
            (PaymentPlace.domestic, "domestic", "Domestic"),
            (.overseas, "overseas", "Overseas"),
        ]
    )
    func lock(place: PaymentPlace, words: String, field: String) async throws {
        let stage = try await bank.show(card)
        try await stage.press("Lock \(words) payments")
        #expect(stage.screen.notice == .done("\(field) payments are locked."))
        #expect(stage.field(field) == "locked")
        var locks = CardLocks()
        locks[place] = true
        #expect(try await bank.current(card).locks == locks)
        #expect(bank.requestsAfterIssue.isEmpty)
        try await stage.press("Unlock \(words) payments")
        #expect(stage.screen.notice == .done("\(field) payments are unlocked."))
        #expect(stage.field(field) == "unlocked")
        #expect(try await bank.current(card).locks == CardLocks())
        #expect(bank.requestsAfterIssue.map(\.movement.purpose.rawValue) == ["card.unlock"])
    }

    @Test("reports a lock that was set meanwhile")
    func lockedElsewhere() async throws {
        let stage = try await bank.show(card)
        try await bank.lock(card, [.domestic])
        try await stage.press("Lock domestic payments")
        #expect(stage.screen.notice?.kind == .problem)
        #expect(stage.screen.notice?.text.contains("locked already") == true)
        #expect(stage.labels.contains("Unlock domestic payments"))
    }

    @Test("reveals the number after the signature until the next action")
    func reveal() async throws {
        let stage = try await bank.show(card)
        try await stage.press("Show the whole number")
        #expect(stage.screen.shownNumber == card.number.full)
        #expect(bank.requestsAfterIssue.last?.movement.purpose.rawValue == "card.reveal")
        try await stage.press("The account", "Back")
        #expect(stage.screen.shownNumber == card.number.masked)
    }

    @Test(
        "Verify shows the request, and going back shows no notice",
        arguments: [
            ("Show the whole number", "The whole number of a card"),
            ("Close the card", "Closing of a card"),
        ]
    )
    func verify(label: String, title: String) async throws {
        let bank = try await CardBank(verifiesOnScreen: true)
        let card = try await bank.issue()
        let stage = try await bank.show(card)
        let entries = try await bank.entryCount()
        try await stage.press(label)
        #expect(stage.screen.title == title)
        #expect(stage.field("Card") == card.number.masked)
        #expect(stage.field("To") == nil)
        #expect(stage.field("Amount") == nil)
        #expect(stage.field("Account") == card.account.rawValue)
        try await stage.press("Back")
        #expect(stage.screen.title == "Card \(card.number.masked)")
        #expect(stage.screen.notice == nil)
        #expect(stage.field("State") == "active")
        #expect(try await bank.entryCount() == entries)
    }

    @Test("shows no number when the session ends during the reveal", .timeLimit(.minutes(20)))
    func revealTooLate() async throws {
        let stage = try await bank.show(card)
        let top = try #require(stage.window.top)
        bank.ledger.interpose(of: .cardReveal, after: { await stage.end() })
        top.pressed("reveal")
        while top.isWorking { try await Task.sleep(for: .milliseconds(1)) }
        #expect(bank.ledger.posted.last?.intent.purpose == .cardReveal)
        #expect(stage.window.top == nil)
        #expect(top.screen.shownNumber == card.number.masked)
    }

    @Test("closes a card after the signature and keeps its history")
    func close() async throws {
        let stage = try await bank.show(card)
        try await stage.press("Close the card")
        #expect(stage.screen.notice == .done("The card is closed."))
        #expect(stage.field("State") == "closed since 2026-01-05")
        #expect(stage.labels == ["All payments", "The account", "Back"])
        #expect(bank.requestsAfterIssue.last?.movement.purpose.rawValue == "card.close")
    }

    @Test("refuses to close a card with a held payment without a signature")
    func held() async throws {
        try await bank.pay(1_000, with: card)
        let stage = try await bank.show(card)
        try await stage.press("Close the card")
        #expect(stage.screen.notice?.text.contains("cannot be closed while") == true)
        #expect(stage.field("State") == "active")
        #expect(bank.requestsAfterIssue.isEmpty)
    }

    @Test("offers to replace a lost card")
    func lost() async throws {
        try await bank.reportLoss(of: card)
        let stage = try await bank.show(card)
        #expect(stage.field("State") == "lost since 2026-01-05")
        #expect(stage.detail("All payments") == "0")
        #expect(
            stage.labels == [
                "Replace the card", "All payments", "The account",
                "Close the card", "Back",
            ]
        )
        try await stage.press("Replace the card")
        #expect(stage.screen.title == "Lost card \(card.number.masked)")
        #expect(stage.labels == ["Back", "Replace the card"])
    }

    @Test("shows nothing of another customer's card")
    func foreign() async throws {
        let stage = try await bank.show(card, as: CustomerID("C000002"))
        #expect(stage.screen.title == "Card")
        #expect(stage.screen.blocks.isEmpty)
        #expect(stage.screen.notice?.text.contains("is not yours") == true)
        #expect(stage.screen.actions == [.back()])
    }

    @Test(
        "reports an unknown card number",
        arguments: [
            ("5365-1000-0006-0018", "no card"), ("5365-1000-0006-0019", "wrong check digit"),
            ("", "malformed"),
        ]
    )
    func unknown(number: String, reason: String) async throws {
        let stage = try await bank.show(cardNumber: number)
        #expect(stage.screen.notice?.text.contains(reason) == true)
        #expect(stage.screen.blocks.isEmpty)
        try await stage.press("Back")
        #expect(stage.leaveCount == 1)
    }

    @Test(
        "everything is released when the session ends on a screen of a card",
        arguments: [
            ["All payments", "2026-01-05 동네 서점"], ["Report it lost"], ["Change the limits"],
            ["Close the card"], ["Pay with it", "Domestic"], ["The account"],
        ]
    )
    func end(labels: [String]) async throws {
        let bank = try await CardBank(balance: Money(won: 1_000), verifiesOnScreen: true)
        let card = try await bank.issue()
        if labels.count > 1 { try await bank.pay(1, with: card) }
        let stage = try await bank.show(card)
        for label in labels { try await stage.press(label) }
        if labels.last == "Domestic" { try await stage.type("1", "책방") }
        #expect(stage.routers.count > 1)
        let entries = try await bank.entryCount()
        try await stage.close()
        #expect(try await bank.entryCount() == entries)
    }
}
