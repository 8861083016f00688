import BankConsoleTesting
import Foundation
import Testing

@testable import Card

@Suite("Card numbers")
struct CardNumberTests {
    @Test(
        "reads a number without separators, or in groups of four with dashes or spaces",
        arguments: ["5365101234567893", "5365-1012-3456-7893", "5365 1012 3456 7893"]
    )
    func parsing(text: String) throws {
        let number = try CardNumber(parsing: text)
        #expect(number.full == "5365-1012-3456-7893")
        #expect(number.lastFour == "7893")
    }

    @Test(
        "refuses a number of another form",
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

    @Test("refuses a number with a wrong digit without repeating it")
    func mistyped() throws {
        let error = try #require(throws: BankError.self) {
            try CardNumber(parsing: "5365-1012-3456-7894")
        }
        #expect(error.reason == .badData)
        #expect(error.code == "card.mistyped")
        #expect(!error.message.contains("3456"))
    }

    @Test("descriptions and dumps show the masked number")
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

    @Test("encodes a number as 16 digits and decodes only valid numbers")
    func coding() throws {
        let number = try CardNumber(parsing: "5365-1012-3456-7893")
        let data = try JSONEncoder().encode([number])
        #expect(String(decoding: data, as: UTF8.self) == #"["5365101234567893"]"#)
        #expect(try JSONDecoder().decode([CardNumber].self, from: data) == [number])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CardNumber].self, from: Data(#"["5365101234567894"]"#.utf8))
        }
    }

    @Test("a random number begins with the issuer's digits and has a valid check digit")
    func drawing() throws {
        for _ in 0..<1000 {
            let number = CardNumber.random()
            #expect(try CardNumber(parsing: number.full) == number)
            let issuer = CardNumber.issuerDigits.map(String.init).joined()
            #expect(number.full.filter(\.isNumber).hasPrefix(issuer))
        }
    }

    @Test("random digits are evenly distributed at each place")
    func distribution() {
        let draws = 10_000
        var counts = [[Int]](repeating: [Int](repeating: 0, count: 10), count: 16)
        for _ in 0..<draws {
            for (place, character) in CardNumber.random().full.filter(\.isNumber).enumerated() {
                counts[place][character.wholeNumberValue ?? 0] += 1
            }
        }
        // The expected count is 1,000 with a standard deviation of 30. A count outside of eight
        // standard deviations occurs by chance once in 10^13 runs.
        for place in CardNumber.issuerDigits.count..<16 {
            #expect(counts[place].allSatisfy { (760...1240).contains($0) }, "place \(place)")
        }
    }
}
