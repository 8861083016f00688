import Bookkeeping
import Foundation
import Testing

@testable import Card

@Suite("The stored form of a card")
struct CardTests {
    @Test("decodes a card of an older book as a new card, and encodes it again")
    func decode() throws {
        let text = """
            {"account":"3333-01-0000013","issued":"2026-01-05","number":"5365100000060018","ordinal":1}
            """
        let card = try JSONDecoder().decode(Card.self, from: Data(text.utf8))
        let date = try #require(BusinessDate("2026-01-05"))
        #expect(
            card
                == Card(
                    number: try CardNumber(parsing: "5365100000060018"),
                    account: AccountID("3333-01-0000013"),
                    ordinal: 1,
                    issued: date
                )
        )
        #expect(card.state == .active)
        #expect(card.limits == .standard)
        #expect(card.spending.amount(on: date) == .zero)
        let again = try JSONDecoder().decode(Card.self, from: JSONEncoder().encode(card))
        #expect(again == card)
    }
}
