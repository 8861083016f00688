import Bookkeeping
import BookkeepingTesting
import Testing

@Suite("Amount parser")
struct AmountParserTests {
    @Test(
        "an amount is parsed in each notation",
        arguments: [
            ("1", 1), ("1000", 1000), ("1,000", 1000), ("1,234,567", 1_234_567), ("007", 7),
            ("1만", 10_000), ("1만 5천", 15_000), ("1만5천", 15_000), ("1억", 100_000_000),
            ("3천", 3000), ("1억 2만 3천 4", 100_023_004), ("1억2만3천4원", 100_023_004),
            ("1000원", 1000), ("1,000만", 10_000_000), ("1천", 1000), ("12만 3,456", 123_456),
            ("0만 5", 5), ("10000000000000", 10_000_000_000_000), ("100,000억원", 10_000_000_000_000),
            ("99999억 9999만 9999", 9_999_999_999_999), ("1000 원", 1000), ("1,000 won", 1000),
            ("5won", 5), ("1 만 5 천", 15_000), ("1500 만", 15_000_000), ("1 만5천 원", 15_000),
        ] as [(String, Int64)]
    )
    func accepted(text: String, won: Int64) throws {
        #expect(try Money(parsing: text).won == won)
    }

    @Test(
        "a malformed amount is refused with the reason",
        arguments: [
            ("", "empty"), ("0", "zero"), ("0원", "zero"), ("000", "zero"), ("0만", "zero"),
            ("-1", "negative"), ("-1만", "negative"), ("1만 -5천", "negative"), ("5-", "negative"),
            ("1.5", "fraction"), ("1.5만", "fraction"), ("0.1", "fraction"), ("1.", "fraction"),
            ("1e9", "ill-written"), ("1E9", "ill-written"), ("1,00", "ill-written"),
            ("1,0000", "ill-written"), (",100", "ill-written"), ("1,", "ill-written"),
            ("1,,000", "ill-written"), ("1234,567", "ill-written"), ("만", "ill-written"),
            ("억 5천", "ill-written"), ("원", "ill-written"), ("1000  원", "ill-written"),
            ("１０００", "ill-written"), ("1０", "ill-written"), ("+5", "ill-written"),
            ("5 ", "ill-written"), (" 5", "ill-written"), ("1만  5천", "ill-written"),
            ("1만\t5천", "ill-written"), ("0x10", "ill-written"), ("5wons", "ill-written"),
            ("won", "ill-written"), (" won", "ill-written"), ("5 Won", "ill-written"),
            ("5 won won", "ill-written"), ("5원 won", "ill-written"), ("1  만", "ill-written"),
            ("1 만 만", "ill-written"), ("5 won 만", "ill-written"),
            ("1원원", "ill-written"), ("오천", "ill-written"), ("1만 2 3", "ill-written"),
            ("٣", "ill-written"), ("5\u{301}", "ill-written"), ("-", "negative"),
            ("5천 1만", "order"), ("1만 1만", "order"), ("1천 1억", "order"),
            ("1만 20000", "order"), ("1억 12345만", "order"), ("1천 1000", "order"),
            ("10000000000001", "large"), ("10,000,000,000,001원", "large"), ("100000억 1", "large"),
            ("9223372036854775807", "large"), ("92233720368억 5477만 5천 807", "large"),
            ("9223372036854775808", "overflow"), ("92233720369억", "overflow"),
            ("99999999999999999999999999", "overflow"), ("92233720368억 5477만 5천 808", "overflow"),
        ]
    )
    func refused(text: String, reason: String) {
        let error = #expect(throws: BankError.self) { try Money(parsing: text) }
        #expect(error?.code == "amount.\(reason)")
        #expect(error?.reason == .badData)
        #expect(error?.message.contains("\n") == false)
    }

    @Test("every spelling of a random amount is parsed", arguments: 1...8)
    func spellings(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 1...500 {
            let bits = Int.random(in: 1...43, using: &generator)
            let won = Int64.random(in: 1...(1 << bits), using: &generator)
            let text = Self.spelling(of: won, &generator)
            #expect(try Money(parsing: text).won == won, "\(text)")
        }
    }

    /// Returns a random spelling of an amount, with or without units, commas, spaces and 원.
    private static func spelling(of won: Int64, _ generator: inout SeededGenerator) -> String {
        var rest = won
        var parts: [String] = []
        for (unit, name) in [(Int64(100_000_000), "억"), (10_000, "만"), (1000, "천")] {
            guard rest >= unit, Bool.random(using: &generator) else { continue }
            parts.append(plain(rest / unit, &generator) + name)
            rest %= unit
        }
        if rest > 0 || parts.isEmpty { parts.append(plain(rest, &generator)) }
        let space = Bool.random(using: &generator) ? " " : ""
        return parts.joined(separator: space) + (Bool.random(using: &generator) ? "원" : "")
    }

    private static func plain(_ number: Int64, _ generator: inout SeededGenerator) -> String {
        guard Bool.random(using: &generator) else { return String(number) }
        return String(Money(won: number).description.dropLast(" won".count))
    }

    @Test("random text is accepted or refused as the grammar says", arguments: 1...4)
    func grammar(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let letters = ["0011223359,,   억만천천원.-e０".map(String.init), ["won"]].joined()
        var accepted = 0
        for _ in 1...1500 {
            let length = Int.random(in: 1...9, using: &generator)
            let text = (0..<length)
                .map { _ in letters.randomElement(using: &generator) ?? "0" }.joined()
            let expected = AmountGrammar.value(of: text)
            let found = try? Money(parsing: text).won
            #expect(found == expected, "'\(text)'")
            if found != nil { accepted += 1 }
        }
        #expect(accepted > 50)
    }
}
