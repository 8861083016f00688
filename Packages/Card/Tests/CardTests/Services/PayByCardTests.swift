import BankConsoleTesting
import Testing

@testable import Card

@Suite("Paying with a card")
struct PayTests {
    @Test("a payment holds its amount on the account and moves no money")
    func authorize() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let payment = try await bank.pay(12_000, with: card)
        #expect(payment.name == "3333-01-0000013/card1/payment1")
        #expect(payment.status == .authorized)
        #expect(payment.merchant == "동네 서점")
        #expect(payment.date == BusinessDate(year: 2026, month: 1, day: 5))
        #expect(payment.expires == BusinessDate(year: 2026, month: 1, day: 12))
        #expect(payment.held == Money(won: 12_000))
        #expect(try await bank.money() == (38_000, 12_000))
        #expect(try await bank.ledger.account(bank.account.accountID)?.balance.won == 50_000)
        #expect(bank.requestsAfterIssue.isEmpty)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("refuses a payment above the balance that is not held")
    func insufficient() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        #expect(
            try await refusalCode { try await bank.pay(50_001, with: card) }
                == "balance.insufficient"
        )
        try await bank.pay(30_000, with: card)
        let entries = try await bank.entryCount()
        #expect(
            try await refusalCode { try await bank.pay(20_001, with: card) }
                == "balance.insufficient"
        )
        #expect(try await bank.entryCount() == entries)
        try await bank.pay(20_000, with: card)
        #expect(try await bank.money() == (0, 50_000))
    }

    @Test("refuses a payment above the limit per payment, and accepts exactly the limit")
    func limitPerPayment() async throws {
        let (bank, card) = try await CardBank.withCard(won: 10_000_000)
        let most = CardLimits.standard.perPayment.won
        #expect(
            try await refusalCode { try await bank.pay(most + 1, with: card) }
                == "card.limit-payment"
        )
        try await bank.pay(most, with: card)
    }

    @Test(
        "refuses payments above the limit per day, domestic and overseas together, until the next day"
    )
    func limitPerDay() async throws {
        let (bank, card) = try await CardBank.withCard(won: 20_000_000)
        for place in [PaymentPlace.domestic, .overseas, .domestic] {
            try await bank.pay(2_000_000, with: card, at: place)
        }
        #expect(
            try await refusalCode { try await bank.pay(1, with: card) } == "card.limit-day"
        )
        let current = try await bank.current(card)
        #expect(try await bank.paidToday(by: current) == Money(won: 6_000_000))
        try await bank.closeDays(1)
        #expect(try await bank.paidToday(by: current) == .zero)
        try await bank.pay(1, with: card)
    }

    @Test("refuses a payment at a locked place only", arguments: PaymentPlace.allCases)
    func locked(place: PaymentPlace) async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let other: PaymentPlace = place == .domestic ? .overseas : .domestic
        try await bank.lock(card, [place])
        #expect(
            try await refusalCode { try await bank.pay(1, with: card, at: place) } == "card.locked"
        )
        try await bank.pay(1, with: card, at: other)
        try await bank.unlock(card, [place])
        try await bank.pay(1, with: card, at: place)
    }

    @Test("a repeated payment returns the first result, even after the card is lost")
    func idempotency() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        let first = try await bank.pay(12_000, with: card, options: options)
        try await bank.reportLoss(of: card)
        let entries = try await bank.entryCount()
        let again = try await bank.service.pay(
            bank.purchase(12_000),
            with: bank.reference(card),
            options: options
        )
        #expect(again.payment == first)
        #expect(again.amount == Money(won: 12_000))
        #expect(again.outcome.isRepeat)
        #expect(
            try await refusalCode { try await bank.pay(12_001, with: card, options: options) }
                == "idempotency.conflict"
        )
        #expect(try await bank.entryCount() == entries)
    }

    @Test("a repeated payment on a failing disk is not taken for another request")
    func failingDisk() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        try await bank.pay(12_000, with: card, options: options)
        bank.ledger.interpose(inReadingOf: nil) {
            throw BankError(.unreadableBook, code: "book.io", "EIO")
        }
        #expect(
            try await refusalCode { try await bank.pay(12_000, with: card, options: options) }
                == "book.io"
        )
    }

    @Test("a dry run returns the planned payment and holds nothing")
    func dryRun() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let entries = try await bank.entryCount()
        let planned = try await bank.pay(12_000, with: card, options: .agreed(isDryRun: true))
        #expect(planned.held == Money(won: 12_000))
        #expect(try await bank.entryCount() == entries)
        #expect(try await bank.money() == (50_000, 0))
    }

    @Test("a payment that the customer does not confirm holds nothing")
    func confirmation() async throws {
        struct No: Error {}
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let options = RequestOptions { preview in
            #expect(preview.title == "Card payment")
            #expect(preview.to == "동네 서점")
            #expect(preview.amount == Money(won: 12_000))
            throw No()
        }
        await #expect(throws: No.self) {
            try await bank.pay(12_000, with: card, options: options)
        }
        #expect(try await bank.money() == (50_000, 0))
    }

    @Test("refuses a payment when the card is reported lost at the same moment")
    func race() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let ledger = RecordingLedger(bank.ledger)
        ledger.interpose(
            atPost: 1,
            of: .cardPayment,
            before: {
                try await bank.reportLoss(of: card)
            }
        )
        #expect(
            try await refusalCode {
                try await bank.service(ledger: ledger).pay(
                    bank.purchase(12_000),
                    with: bank.reference(card),
                    options: .agreed()
                )
            } == "card.lost"
        )
        #expect(try await bank.money() == (50_000, 0))
    }

    @Test("payments of two cards of an account count for the limit per day of each card")
    func limitPerDayOfAccount() async throws {
        let bank = try await CardBank.with(won: 50_000_000)
        let (first, second) = (try await bank.issue(), try await bank.issue())
        try await bank.changeLimits(of: second, perPayment: 1_000, perDay: 1_000)
        try await bank.pay(600, with: first)
        #expect(
            try await refusalCode { try await bank.pay(401, with: second) } == "card.limit-day"
        )
        let payment = try await bank.pay(400, with: second)
        #expect(payment.name == "3333-01-0000013/card2/payment1")
        #expect(
            try await refusalCode { try await bank.pay(1, with: second) } == "card.limit-day"
        )
        // The other card has another limit.
        #expect(try await bank.pay(2, with: first).name == "3333-01-0000013/card1/payment2")
        #expect(try await bank.paidToday(by: second) == Money(won: 1_002))
        try await bank.void(payment)
        #expect(try await bank.paidToday(by: first) == Money(won: 602))
        try await bank.closeDays(1)
        try await bank.pay(1_000, with: second)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("concurrent payments of two cards stay within the limit per day of their account")
    func limitPerDayConcurrently() async throws {
        let bank = try await CardBank.with(won: 50_000_000)
        let cards = [try await bank.issue(), try await bank.issue()]
        let results = await withTaskGroup { group in
            for number in 0..<12 {
                group.addTask {
                    try? await refusalCode {
                        try await bank.pay(1_000_000, with: cards[number % 2])
                    } ?? "paid"
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.filter { $0 == "paid" }.count == 6)
        #expect(results.filter { $0 == "card.limit-day" }.count == 6)
        #expect(try await bank.paidToday(by: cards[0]) == Money(won: 6_000_000))
        var payments = try await bank.payments(of: cards[0])
        payments += try await bank.payments(of: cards[1])
        #expect(payments.count == 6)
        #expect(Set(payments.map(\.name)).count == 6)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("a payment does not change the record of its card")
    func cardUnchanged() async throws {
        let (bank, card) = try await CardBank.withCard(won: 50_000)
        let before = try await bank.service.records.card(named: card.recordName).record
        try await bank.pay(12_000, with: card)
        #expect(try await bank.service.records.card(named: card.recordName).record == before)
        let hold = try #require(
            try await bank.ledger.records(linkedTo: card.account, in: "card-hold").first
        )
        #expect(hold.due == BusinessDate(year: 2026, month: 1, day: 12))
    }

    @Test(
        "refuses a blank merchant, and an amount that is not above zero",
        arguments: [
            ("", 1, "payment.merchant"), ("  ", 1, "payment.merchant"), ("a\nb", 1, "text.control"),
            (String(repeating: "x", count: 201), 1, "text.long"), ("shop", 0, "payment.amount"),
            ("shop", -1, "payment.amount"),
        ]
    )
    func request(merchant: String, won: Int64, code: String) throws {
        let error = try #require(throws: BankError.self) {
            try CardPurchase(
                amount: Money(won: won),
                merchant: merchant,
                place: .domestic
            )
        }
        #expect(error.code == code)
    }
}
