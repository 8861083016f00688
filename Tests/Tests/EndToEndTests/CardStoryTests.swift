import BankDriver
import Testing

@Suite("A card on the command line")
struct CardStoryTests {
    private let bank: Bank
    private let account: String
    private let card: String

    init() throws {
        (bank, account) = try Bank.withAccount(holding: 1_000_000)
        card = try bank.text("card", in: bank.expecting("card issue \(account)"))
    }

    /// Returns the balance, the held amount and the available amount of the account.
    private func money() throws -> [Int64] {
        let shown = try bank.expecting("account show \(account)")
        return try ["balance", "held", "available"].map { try bank.won($0, in: shown) }
    }

    @Test("holds a payment, settles a part, voids the rest, and cancels in parts")
    func life() throws {
        let paid = try bank.expecting("card pay \(card) 1만2천 책방 --idempotency-key lunch")
        let payment = try bank.text("payment", in: paid)
        #expect(try money() == [1_000_000, 12_000, 988_000])
        #expect(try bank("account withdraw \(account) 988001 --yes --no-input").exitCode == 1)

        let again = try bank.expecting("card pay \(card) 1만2천 책방 --idempotency-key lunch")
        #expect(again["repeated"] as? Bool == true)
        #expect(try money() == [1_000_000, 12_000, 988_000])

        try bank.expecting("card settle \(payment) 8000")
        #expect(try money() == [992_000, 4_000, 988_000])
        try bank.expecting("card void \(payment)")
        #expect(try money() == [992_000, 0, 992_000])
        try bank.expecting("card cancel \(payment) 3000")
        let canceled = try bank.expecting("card cancel \(payment)")
        #expect(try bank.won("amount", in: canceled) == 5_000)
        #expect(try money() == [1_000_000, 0, 1_000_000])
        #expect(try bank("card cancel \(payment) 1 --yes").exitCode == 1)

        let history = try bank.expecting("card history \(card)")
        let payments = try #require(history["payments"] as? [[String: any Sendable]])
        #expect(payments.count == 1)
        #expect(payments.first?["state"] as? String == "cancelled")
        _ = try bank.head()
    }

    @Test("a card is named by its account's nickname, which completes and may change")
    func nickname() throws {
        try bank.expecting("account nickname \(account) 월급")
        #expect(try bank("__candidates cards 월").output.hasPrefix("월급/card1\t5365-10"))
        try bank.expecting("card pay 월급/card1 5천 1004")
        let settle = "card settle 월급/card1/payment1 1천 --idempotency-key s1"
        let first = try bank.expecting(settle)
        for name in ["월급", "급여"] {
            try bank.expecting("account nickname \(account) \(name)")
            let again = try bank.expecting(settle)
            #expect(again["repeated"] as? Bool == true, "\(name)")
            #expect(again["entry"] as? Int == first["entry"] as? Int, "\(name)")
        }
        #expect(try money() == [999_000, 4_000, 995_000])
    }

    @Test("an unsettled hold expires after seven days when the day is closed")
    func expiry() throws {
        try bank.expecting("card pay \(card) 12000 책방")
        try bank.expecting("day advance 6")
        #expect(try money()[1] == 12_000)
        let closed = try bank("day advance 1")
        #expect(closed.output.contains("Card holds expired: 1"))
        #expect(try money()[1] == 0)
        _ = try bank.head()
    }

    @Test("keeps locks and limits, and asks for the password to change a limit")
    func settings() throws {
        try bank.expecting("card lock \(card) --overseas")
        #expect(try bank("card pay \(card) 1000 Cafe --overseas --yes").exitCode == 1)
        try bank.expecting("card pay \(card) 1000 책방")
        let line = "card limits \(card) --per-payment 500"
        #expect(try bank("\(line) --no-input").exitCode != 0)
        #expect(try bank("\(line) --pin-stdin", input: "111222\n").exitCode == 2)
        try bank.expecting(line)
        #expect(try bank("card pay \(card) 501 책방 --yes").exitCode == 1)
        try bank.expecting("card pay \(card) 500 책방")
        _ = try bank.head()
    }

    @Test("replaces a lost card, and closes the account after the new card")
    func loss() throws {
        try bank.expecting("card lose \(card)")
        #expect(try bank("card pay \(card) 1000 책방 --yes").exitCode == 1)
        let new = try bank.text("card", in: bank.expecting("card reissue \(card)"))
        try bank.expecting("card pay \(new) 1000 책방")
        #expect(try bank("card close \(new) --yes --no-input").exitCode == 1)
        try bank.expecting("card settle \(new)/payment1")
        try bank.expecting("account withdraw \(account) 999000")
        #expect(try bank("account close \(account) --yes --no-input").exitCode == 1)
        try bank.expecting("card close \(new)")
        try bank.expecting("account close \(account)")
        _ = try bank.head()
    }
}
