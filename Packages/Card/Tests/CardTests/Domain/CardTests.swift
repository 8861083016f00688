import BankConsoleTesting
import Foundation
import Testing

@testable import Card

@Suite("The stored form of cards")
struct CardTests {
    private let account = AccountID("3333-01-0000013")
    private let date = BusinessDate(year: 2026, month: 1, day: 5)

    @Test("a card is stored without its spending")
    func stored() throws {
        let number = try CardNumber(parsing: "5365100000060018")
        let date = try #require(date)
        let card = Card(number: number, account: account, ordinal: 1, issued: date)
        let change = try #require(try CardRecords.creating(card).first)
        #expect(
            change.value == """
                {"account":"3333-01-0000013","issued":"2026-01-05","limits":{"perDay":6000000,\
                "perPayment":2000000},"locks":{"domestic":false,"overseas":false},\
                "number":"5365100000060018","ordinal":1,"state":"active","stateSince":"2026-01-05"}
                """
        )
        let again = try JSONDecoder().decode(Card.self, from: JSONEncoder().encode(card))
        #expect(again == card)
    }
}
