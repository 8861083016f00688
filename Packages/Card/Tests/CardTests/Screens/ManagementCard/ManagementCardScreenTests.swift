import BankConsoleTesting
import Bookkeeping
import CardDemo
import Console
import SigningInterfaceTesting
import Testing
@testable import Card

@Suite("The management of a card on a screen")
@MainActor
struct ManagementCardScreenTests {
    private let bank: DemoBank
    private let card: Card

    init() async throws {
        bank = try await .with(won: 1_000_000)
        card = try await bank.issue()
    }

    @Test("shows the card, what it may do, and what it has paid last")
    func show() async throws {
        for won in [1_000, 2_000, 3_000, 4_000] as [Int64] {
            try await bank.pay(won, with: card)
        }
        let visit = try await bank.visit(card)
        #expect(visit.screen.title == "Card \(card.number.masked)")
        #expect(visit.picturedNumber == card.number.masked)
        #expect(visit.field("State") == "active")
        #expect(visit.field("Domestic") == "unlocked")
        #expect(visit.field("Limit per payment") == "2,000,000 won")
        #expect(visit.field("Limit per day") == "6,000,000 won")
        #expect(visit.field("Paid today") == "10,000 won")
        #expect(visit.rows.map { $0[2] } == ["4,000 won", "3,000 won", "2,000 won"])
        #expect(visit.detail("All payments") == "4")
        #expect(visit.detail("The account") == "990,000 won available")
    }

    @Test(
        "opens what is chosen, and comes back from it",
        arguments: [
            ("Pay with it", "Pay with"), ("All payments", "Payments of"),
            ("Change the limits", "Limits of"), ("Report it lost", "Lost card"),
        ]
    )
    func open(label: String, title: String) async throws {
        let visit = try await bank.visit(card)
        try await visit.press(label)
        #expect(visit.screen.title == "\(title) \(card.number.masked)")
        let remains = try visit.remainsOfTop()
        try await visit.press("Back")
        #expect(visit.screen.title == "Card \(card.number.masked)")
        #expect(visit.routers.count == 1)
        try await remains.expectGone()
    }

    @Test("opens the account, which it cannot import, and looks again when it is left")
    func account() async throws {
        let visit = try await bank.visit(card)
        try await visit.press("The account")
        #expect(visit.screen.title == "Account 3333-01-0000013")
        try await bank.pay(5_000, with: card)
        try await visit.press("Back")
        #expect(visit.rows.map { $0[2] } == ["5,000 won"])
        #expect(visit.detail("The account") == "995,000 won available")
    }

    @Test(
        "locks and unlocks payments where the person says, and nowhere else",
        arguments: [
            (PaymentPlace.domestic, "domestic", "Domestic"),
            (.overseas, "overseas", "Overseas"),
        ]
    )
    func lock(place: PaymentPlace, words: String, field: String) async throws {
        let visit = try await bank.visit(card)
        try await visit.press("Lock \(words) payments")
        #expect(visit.screen.notice == .done("\(field) payments are locked."))
        #expect(visit.field(field) == "locked")
        var locks = CardLocks()
        locks[place] = true
        #expect(try await bank.current(card).locks == locks)
        try await visit.press("Unlock \(words) payments")
        #expect(visit.screen.notice == .done("\(field) payments are unlocked."))
        #expect(visit.field(field) == "unlocked")
        #expect(try await bank.current(card).locks == CardLocks())
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("says so when somebody else has locked it meanwhile, and shows that")
    func lockedElsewhere() async throws {
        let visit = try await bank.visit(card)
        try await bank.lock(card, [.domestic])
        try await visit.press("Lock domestic payments")
        #expect(visit.screen.notice?.kind == .problem)
        #expect(visit.screen.notice?.text.contains("locked already") == true)
        #expect(visit.labels.contains("Unlock domestic payments"))
    }

    @Test("shows the whole number on the owner's signature, until something else is done")
    func reveal() async throws {
        let visit = try await bank.visit(card)
        try await visit.press("Show the whole number")
        #expect(visit.picturedNumber == card.number.full)
        #expect(bank.signing.requests.last?["purpose"] == "card.reveal")
        try await visit.press("The account", "Back")
        #expect(visit.picturedNumber == card.number.masked)
    }

    @Test("shows no number when the person goes back from the password")
    func revealCancelled() async throws {
        bank.signing.fail(with: FakeVerifyBuilder.cancellation)
        let visit = try await bank.visit(card)
        try await visit.press("Show the whole number")
        #expect(visit.picturedNumber == card.number.masked)
        #expect(visit.screen.notice == nil)
        #expect(visit.routers.count == 1)
    }

    @Test(
        "shows in Verify what is signed, and takes no notice of it when the person goes back",
        arguments: [
            ("Show the whole number", "The whole number of a card"),
            ("Close the card", "Closing of a card"),
        ]
    )
    func verify(label: String, title: String) async throws {
        let bank = try await DemoBank(with: [VerifyOnScreenModule()])
        let card = try await bank.issue()
        let visit = try await bank.visit(card)
        let entries = try await bank.entryCount()
        try await visit.press(label)
        #expect(visit.screen.title == title)
        #expect(visit.field("From") == "card \(card.number.masked)")
        // Nobody is paid anything.
        #expect(visit.field("To") == nil)
        #expect(visit.field("Amount") == nil)
        #expect(visit.field("Account") == card.account.rawValue)
        let remains = try visit.remainsOfTop()
        try await visit.press("Back")
        #expect(visit.screen.title == "Card \(card.number.masked)")
        #expect(visit.screen.notice == nil)
        #expect(visit.field("State") == "active")
        #expect(try await bank.entryCount() == entries)
        try await remains.expectGone()
    }

    @Test("keeps no number and shows none when the session ends before it is there")
    func revealTooLate() async throws {
        let visit = try await bank.visit(card)
        let top = try #require(visit.stage.window.top)
        let stage = visit.stage
        bank.interposed.interpose(of: .cardReveal, after: { await stage.end() })
        top.pressed("reveal")
        for _ in 0..<400 where top.isWorking { try await Task.sleep(for: .milliseconds(5)) }
        #expect(bank.interposed.posted.last?.intent.purpose == .cardReveal)
        #expect(stage.window.top == nil)
        #expect(top.screen.picturedNumber == card.number.masked)
    }

    @Test("tells what Verify refuses")
    func revealRefused() async throws {
        bank.signing.fail(
            with: BankError(.passwordLocked, code: "password.locked", "the password is locked")
        )
        let visit = try await bank.visit(card)
        try await visit.press("Show the whole number")
        #expect(visit.picturedNumber == card.number.masked)
        #expect(visit.screen.notice == .problem("The password is locked."))
    }

    @Test("closes the card on the owner's signature; it keeps its history and its account")
    func close() async throws {
        let visit = try await bank.visit(card)
        try await visit.press("Close the card")
        #expect(visit.screen.notice == .done("The card is closed."))
        #expect(visit.field("State") == "closed since 2026-01-05")
        #expect(visit.labels == ["All payments", "The account", "Back"])
        #expect(bank.signing.requests.last?["purpose"] == "card.close")
    }

    @Test("does not close a card for which something is held, and asks for no password")
    func held() async throws {
        try await bank.pay(1_000, with: card)
        let visit = try await bank.visit(card)
        try await visit.press("Close the card")
        #expect(visit.screen.notice?.text.contains("cannot be closed while") == true)
        #expect(visit.field("State") == "active")
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("a lost card pays no more, and is offered another in its place")
    func lost() async throws {
        try await bank.reportLoss(of: card)
        let visit = try await bank.visit(card)
        #expect(visit.field("State") == "lost since 2026-01-05")
        #expect(
            visit.labels == [
                "Replace the card", "All payments", "The account",
                "Close the card", "Back",
            ]
        )
    }

    @Test("somebody else's card is not shown, nor anything of it")
    func foreign() async throws {
        let visit = try await bank.visit(card, as: CustomerID("C000002"))
        #expect(visit.screen.title == "Card")
        #expect(visit.screen.blocks.isEmpty)
        #expect(visit.screen.notice?.text.contains("is not yours") == true)
        #expect(visit.screen.actions == [.back()])
    }

    @Test(
        "a number that no card has is told, and can be left",
        arguments: [
            ("5365-1000-0006-0018", "no card"), ("5365-1000-0006-0019", "mistyped"),
            ("", "not a card number"),
        ]
    )
    func unknown(number: String, reason: String) async throws {
        let visit = try await bank.visit(cardNumber: number)
        #expect(visit.screen.notice?.text.contains(reason) == true)
        #expect(visit.screen.blocks.isEmpty)
        try await visit.press("Back")
        #expect(visit.leavings == 1)
    }

    @Test("is left by going back, and leaves nothing behind")
    func leave() async throws {
        let visit = try await bank.visit(card)
        let remains = try visit.remainsOfTop()
        try await visit.press("Back")
        #expect(visit.leavings == 1)
        #expect(visit.stage.window.top == nil)
        try await remains.expectGone()
    }
}
