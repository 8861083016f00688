import Bookkeeping
import Card
import Foundation
import Testing

@Suite("Card numbers")
struct CardNumberTests {
    @Test(
        "a number is read bare, or in groups of four with dashes or spaces",
        arguments: ["5365101234567893", "5365-1012-3456-7893", "5365 1012 3456 7893"]
    )
    func parsing(text: String) throws {
        let number = try CardNumber(parsing: text)
        #expect(number.full == "5365-1012-3456-7893")
        #expect(number.lastFour == "7893")
    }

    @Test(
        "what has another form is no card number",
        arguments: [
            "", "5365", "536510123456789", "53651012345678930", "5365-10123456-7893",
            "53-65-1012345678-93", "-5365-1012-3456-7893", "5365-1012-3456-7893-",
            "5365–1012–3456–7893", "５３６５101234567893", "536510123456789x", "+365101234567893",
        ]
    )
    func otherForm(text: String) throws {
        let error = try #require(throws: BankError.self) { try CardNumber(parsing: text) }
        #expect(error.reason == .badData)
        #expect(error.code == "card.number")
    }

    @Test("a number with a wrong digit is mistyped, and the error does not repeat it")
    func mistyped() throws {
        let error = try #require(throws: BankError.self) {
            try CardNumber(parsing: "5365-1012-3456-7894")
        }
        #expect(error.reason == .badData)
        #expect(error.code == "card.mistyped")
        #expect(!error.message.contains("3456"))
    }

    @Test("what prints by itself is the number with its middle hidden")
    func masked() throws {
        let number = try CardNumber(parsing: "5365-1012-3456-7893")
        #expect(number.masked == "5365-10**-****-7893")
        #expect("\(number)" == number.masked)
        #expect(String(reflecting: number) == number.masked)

        var dumped = ""
        dump(["card": number], to: &dumped)
        #expect(dumped.contains(number.masked))
        #expect(!dumped.contains("3456"))
    }

    @Test("the book keeps it as 16 digits, and reads back only what is a number")
    func coding() throws {
        let number = try CardNumber(parsing: "5365-1012-3456-7893")
        let data = try JSONEncoder().encode([number])
        #expect(String(decoding: data, as: UTF8.self) == #"["5365101234567893"]"#)
        #expect(try JSONDecoder().decode([CardNumber].self, from: data) == [number])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CardNumber].self, from: Data(#"["5365101234567894"]"#.utf8))
        }
    }

    @Test("a drawn number is this bank's, has its check digit, and can be read back")
    func drawing() throws {
        for _ in 0..<1000 {
            let number = CardNumber.random()
            #expect(try CardNumber(parsing: number.full) == number)
            let issuer = IssuerIdentification.digits.map(String.init).joined()
            #expect(number.full.filter(\.isNumber).hasPrefix(issuer))
        }
    }

    @Test("each drawn digit is about equally likely at each place of the card's own")
    func distribution() {
        let draws = 10_000
        var counts = [[Int]](repeating: [Int](repeating: 0, count: 10), count: 16)
        for _ in 0..<draws {
            for (place, character) in CardNumber.random().full.filter(\.isNumber).enumerated() {
                counts[place][character.wholeNumberValue ?? 0] += 1
            }
        }
        // 1,000 of each are expected. The standard deviation is 30, so eight of them are passed by
        // chance once in 10^13 runs.
        for place in IssuerIdentification.digits.count..<16 {
            #expect(counts[place].allSatisfy { (760...1240).contains($0) }, "place \(place)")
        }
    }
}
