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
}
