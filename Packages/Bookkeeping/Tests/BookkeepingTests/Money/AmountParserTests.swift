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
            ("3천", 3000), ("1억 2만 3004", 100_023_004), ("1억2만3천4십원", 100_023_040),
            ("3천만", 30_000_000), ("5백만", 5_000_000), ("1억2천만", 120_000_000),
            ("2천5백", 2500), ("1억 2천 3백만 4천5백6십", 123_004_560), ("3 천 5 백 만", 35_000_000),
            ("2.5만", 25_000), ("1.25억", 125_000_000), ("1,000.5만 원", 10_005_000),
            ("1.50000000만", 15_000), ("1.5억 3천만", 180_000_000), ("0.0001만", 1),
            ("₩5,000", 5000), ("₩ 5만원", 50_000), ("￦５，０００", 5000), ("１０００", 1000), ("1０", 10),
            ("２．５만", 25_000), ("5　만", 50_000),
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
            ("1.5", "fraction"), ("0.00001만", "fraction"), ("0.1", "fraction"), ("1.", "fraction"),
            ("1.0", "fraction"), ("1.5천", "fraction"), (".5만", "fraction"), ("1.2.3만", "fraction"),
            ("1.00000001억 5만 1만", "order"), ("0.123456789억", "fraction"), ("1만 2.5", "fraction"),
            ("1e9", "ill-written"), ("1E9", "ill-written"), ("1,00", "ill-written"),
            ("1,0000", "ill-written"), (",100", "ill-written"), ("1,", "ill-written"),
            ("1,,000", "ill-written"), ("1234,567", "ill-written"), ("만", "ill-written"),
            ("억 5천", "ill-written"), ("원", "ill-written"), ("1000  원", "ill-written"),
            ("천만", "ill-written"), ("12천", "ill-written"), ("0천", "ill-written"),
            ("₩", "ill-written"), ("5₩", "ill-written"), ("₩₩5", "ill-written"),
            ("₩  5", "ill-written"), ("₩-5", "negative"), ("－5", "negative"), ("+5", "ill-written"),
            ("5 ", "ill-written"), (" 5", "ill-written"), ("1만  5천", "ill-written"),
            ("1만\t5천", "ill-written"), ("0x10", "ill-written"), ("5wons", "ill-written"),
            ("won", "ill-written"), (" won", "ill-written"), ("5 Won", "ill-written"),
            ("5 won won", "ill-written"), ("5원 won", "ill-written"), ("1  만", "ill-written"),
            ("1 만 만", "ill-written"), ("5 won 만", "ill-written"),
            ("1원원", "ill-written"), ("오천", "ill-written"), ("1만 2 3", "ill-written"),
            ("٣", "ill-written"), ("5\u{301}", "ill-written"), ("-", "negative"),
            ("5천 1만", "order"), ("1만 1만", "order"), ("1천 1억", "order"), ("3천5", "order"),
            ("1백 2천", "order"), ("1천 2천", "order"), ("3천 200만", "order"), ("1만 1천만", "order"),
            ("1만 20000", "order"), ("1억 12345만", "order"), ("1천 1000", "order"),
            ("10000000000001", "large"), ("10,000,000,000,001원", "large"), ("100000억 1", "large"),
            ("9223372036854775807", "large"), ("92233720368억 5477만 5807", "large"),
            ("9223372036854775808", "overflow"), ("92233720369억", "overflow"),
            ("99999999999999999999999999", "overflow"), ("92233720368억 5477만 5808", "overflow"),
        ]
    )
    func refused(text: String, reason: String) {
        let error = #expect(throws: BankError.self) { try Money(parsing: text) }
        #expect(error?.code == "amount.\(reason)")
        #expect(error?.reason == .badData)
        #expect(error?.message.contains("\n") == false)
    }

    @Test(
        "an amount whose last number has no unit is refused with its digits",
        arguments: [("5천 500", "5500"), ("1만 3천4", "13004"), ("3천 5000", "only digits")]
    )
    func advice(text: String, digits: String) {
        let error = #expect(throws: BankError.self) { try Money(parsing: text) }
        #expect(error?.message.hasSuffix("or write \(digits)") == true)
    }

    @Test("refusals with different causes have different texts")
    func reasons() {
        let texts = [
            "0", "1e9", "-1", "1.5", "1,00", "만", "5천 1만", "", "0.00001만", "100000억 1", "12천",
            "1.5천", "3천5", "1백 2천", "1만 20000", "1만 2 3", "5 ", "원",
        ]
        let messages = texts.map { text in
            #expect(throws: BankError.self) { try Money(parsing: text) }?.message
                .replacing("'\(text)'", with: "'…'")
        }
        #expect(Set(messages).count == texts.count)
    }

    @Test(
        "an amount in words is the same amount",
        arguments: [
            (1, "1원"), (5000, "5,000원"), (50_000, "5만 원"), (15_000, "1만 5,000원"),
            (120_000_000, "1억 2,000만 원"), (100_000_001, "1억 1원"),
            (10_000_000_000_000, "100,000억 원"), (0, "0원"), (-50_000, "-5만 원"),
        ] as [(Int64, String)]
    )
    func words(won: Int64, words: String) throws {
        #expect(Money(won: won).words == words)
        if won > 0 { #expect(try Money(parsing: words).won == won) }
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
        for (unit, name) in [(Int64(100_000_000), "억"), (10_000, "만")] {
            guard rest >= unit, Bool.random(using: &generator) else { continue }
            parts.append(group(rest / unit, &generator) + name)
            rest %= unit
        }
        if rest > 0 || parts.isEmpty { parts.append(group(rest, &generator)) }
        let space = Bool.random(using: &generator) ? " " : ""
        return parts.joined(separator: space) + (Bool.random(using: &generator) ? "원" : "")
    }

    /// Returns a number in digits, or in steps such as `3천5백` if it has only these.
    private static func group(_ number: Int64, _ generator: inout SeededGenerator) -> String {
        guard (10..<10_000).contains(number), number % 10 == 0, Bool.random(using: &generator)
        else { return plain(number, &generator) }
        return zip([1000, 100, 10], "천백십").compactMap { unit, name in
            number / unit % 10 > 0 ? "\(number / unit % 10)\(name)" : nil
        }
        .joined()
    }

    private static func plain(_ number: Int64, _ generator: inout SeededGenerator) -> String {
        guard Bool.random(using: &generator) else { return String(number) }
        return String(Money(won: number).description.dropLast(" won".count))
    }

    @Test("random text is accepted or refused as the grammar says", arguments: 1...4)
    func grammar(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let letters = ["0011223359,,   억만만천백십원₩..-e０５".map(String.init), ["won"]].joined()
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
