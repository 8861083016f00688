import Bookkeeping
import BookkeepingTesting
import Card
import CardDemo
import CardInterface
import DemandDepositInterface
import LedgerInterface
import LedgerInterfaceTesting
import Testing

@Suite("Paying with a card")
struct PayTests {
    @Test("holds what is paid on the account, and moves nothing yet")
    func authorise() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        let payment = try await bank.pay(12_000, with: card)
        #expect(payment.name == "3333-01-0000013/card1/payment1")
        #expect(payment.status == .authorised)
        #expect(payment.merchant == "동네 서점")
        #expect(payment.date == BusinessDate(year: 2026, month: 1, day: 5))
        #expect(payment.expires == BusinessDate(year: 2026, month: 1, day: 12))
        #expect(payment.held == Money(won: 12_000))
        #expect(try await bank.money() == (38_000, 12_000))
        #expect(try await bank.ledger.account(bank.account.accountID)?.balance.won == 50_000)
        #expect(bank.signing.requests.isEmpty)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("needs the money to be there, and free")
    func insufficient() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
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

    @Test("is refused above the limit of a payment, and pays exactly that")
    func limitPerPayment() async throws {
        let bank = try await DemoBank.with(won: 10_000_000)
        let card = try await bank.issue()
        let most = CardLimits.standard.perPayment.won
        #expect(
            try await refusalCode { try await bank.pay(most + 1, with: card) }
                == "card.limit-payment"
        )
        try await bank.pay(most, with: card)
    }

    @Test("is refused above the limit of a day, domestic and overseas together, until the next day")
    func limitPerDay() async throws {
        let bank = try await DemoBank.with(won: 20_000_000)
        let card = try await bank.issue()
        for place in [PaymentPlace.domestic, .overseas, .domestic] {
            try await bank.pay(2_000_000, with: card, at: place)
        }
        #expect(
            try await refusalCode { try await bank.pay(1, with: card) } == "card.limit-day"
        )
        let current = try await bank.current(card)
        #expect(try await bank.service.paidToday(by: current) == Money(won: 6_000_000))
        try await bank.closeDays(1)
        #expect(try await bank.service.paidToday(by: current) == .zero)
        try await bank.pay(1, with: card)
    }

    @Test("is refused where the card is locked, and nowhere else", arguments: PaymentPlace.allCases)
    func locked(place: PaymentPlace) async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        let other: PaymentPlace = place == .domestic ? .overseas : .domestic
        _ = try await bank.service.lock(bank.reference(card), [place], options: .agreed())
        #expect(
            try await refusalCode { try await bank.pay(1, with: card, at: place) } == "card.locked"
        )
        try await bank.pay(1, with: card, at: other)
        _ = try await bank.service.unlock(bank.reference(card), [place], options: .agreed())
        try await bank.pay(1, with: card, at: place)
    }

    @Test("happens once for an idempotency key, whatever has become of the card since")
    func idempotency() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        let first = try await bank.pay(12_000, with: card, options: options)
        _ = try await bank.service.reportLost(bank.reference(card), options: .agreed())
        let entries = try await bank.entryCount()
        let again = try await bank.service.pay(bank.request(12_000, with: card), options: options)
        #expect(again.payment == first)
        #expect(again.amount == Money(won: 12_000))
        #expect(again.outcome.isRepeat)
        #expect(
            try await refusalCode { try await bank.pay(12_001, with: card, options: options) }
                == "idempotency.conflict"
        )
        #expect(try await bank.entryCount() == entries)
    }

    @Test("in a dry run tells what would be held, and holds nothing")
    func dryRun() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        let entries = try await bank.entryCount()
        let planned = try await bank.pay(12_000, with: card, options: .agreed(isDryRun: true))
        #expect(planned.held == Money(won: 12_000))
        #expect(try await bank.entryCount() == entries)
        #expect(try await bank.money() == (50_000, 0))
    }

    @Test("is told to the person first, who may not agree")
    func confirmation() async throws {
        struct No: Error {}
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
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

    @Test("does not go through when the card is reported lost at that moment")
    func race() async throws {
        let bank = try await DemoBank.with(won: 50_000)
        let card = try await bank.issue()
        let ledger = RecordingLedger(bank.ledger)
        let service = bank.service(ledger: ledger)
        ledger.interpose(
            atPost: 1,
            of: .cardPayment,
            before: {
                _ = try await bank.service.reportLost(bank.reference(card), options: .agreed())
            }
        )
        #expect(
            try await refusalCode {
                try await service.pay(bank.request(12_000, with: card), options: .agreed())
            } == "card.lost"
        )
        #expect(try await bank.money() == (50_000, 0))
    }

    @Test("many times at the same moment gives each payment its number, within the day's limit")
    func concurrently() async throws {
        let bank = try await DemoBank.with(won: 50_000_000)
        let card = try await bank.issue()
        let results = await withTaskGroup { group in
            for _ in 0..<10 {
                group.addTask {
                    try? await refusalCode { try await bank.pay(1_000_000, with: card) } ?? "paid"
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.filter { $0 == "paid" }.count == 6)
        #expect(results.filter { $0 == "card.limit-day" }.count == 4)
        let payments = try await bank.service.payments(of: bank.reference(card)).payments
        #expect(payments.map(\.ordinal) == [6, 5, 4, 3, 2, 1])
        #expect(try await bank.ledger.audit().passed)
    }

    @Test(
        "wants a merchant's name and an amount above zero",
        arguments: [
            ("", 1, "payment.merchant"), ("  ", 1, "payment.merchant"), ("a\nb", 1, "text.control"),
            (String(repeating: "x", count: 201), 1, "text.long"), ("shop", 0, "payment.amount"),
            ("shop", -1, "payment.amount"),
        ]
    )
    func request(merchant: String, won: Int64, code: String) throws {
        let error = try #require(throws: BankError.self) {
            try CardPaymentRequest(
                card: .number(.random()),
                amount: Money(won: won),
                merchant: merchant,
                place: .domestic
            )
        }
        #expect(error.code == code)
    }
}
