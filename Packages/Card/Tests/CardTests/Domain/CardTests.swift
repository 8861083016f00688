import Bookkeeping
import BookkeepingTesting
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

    @Test("an upgrade splits cards from their spending, which it adds up for each account")
    func upgrade() throws {
        let changes = try CardUpgrade.changes(for: [
            card(1, #""state":"replaced","spending":{"date":"2026-01-05","paid":500}"#, count: 2),
            card(2, #""state":"active","spending":{"date":"2026-01-05","paid":700}"#, count: 1),
            card(3, #""state":"closed","spending":{"date":"2026-01-05","paid":40}"#, count: 3),
            card(4, #""state":"active","spending":{"date":"2026-01-04","paid":9000}"#, count: 1),
        ])
        #expect(changes.count == 5)
        for change in changes.dropLast() {
            #expect(change.key.collection == "card")
            #expect(change.linkedTo == account)
            #expect(change.replacing == 7)
            let value = try #require(change.value)
            #expect(!value.contains("spending") && !value.contains("paymentCount"))
            #expect(value.contains(#""perPayment":2000000"#))
        }
        let spending = try #require(changes.last)
        #expect(spending.key == RecordKey("card-spending", account.rawValue))
        #expect(spending.replacing == 0)
        #expect(spending.linkedTo == nil)
        #expect(
            spending.value
                == #"{"date":"2026-01-05","paid":740,"payments":{"1":2,"2":1,"3":3,"4":1}}"#
        )
    }

    @Test("an upgrade accepts a card that is older than payments, without creating its spending")
    func oldest() throws {
        let changes = try CardUpgrade.changes(for: [card(1, nil, count: nil)])
        #expect(changes.count == 1)
        let record = Record(
            key: CardRecords.key(of: "3333-01-0000013/card1"),
            value: try #require(changes.first?.value),
            version: 8,
            linkedTo: account
        )
        let date = try #require(date)
        let number = try CardNumber(parsing: "5365100000060018")
        #expect(
            try record.decode(as: Card.self)
                == Card(number: number, account: account, ordinal: 1, issued: date)
        )
    }

    @Test("an upgrade makes a hold due when it expires, and keeps its value and its account")
    func holds() throws {
        let old = Record(
            key: PaymentRecords.holdKey(of: "3333-01-0000013/card1/payment1"),
            value: #"{"expires":"2026-01-12"}"#,
            version: 1,
            linkedTo: account
        )
        let change = try #require(try CardUpgrade.changes(for: [old]).first)
        #expect(change.value == old.value)
        #expect(change.linkedTo == account)
        #expect(change.due == BusinessDate(year: 2026, month: 1, day: 12))
    }

    @Test("an upgrade refuses a card that cannot be read")
    func unreadable() throws {
        let error = try #require(throws: BankError.self) {
            try CardUpgrade.changes(for: [
                Record(key: CardRecords.key(of: "x"), value: "{}", version: 1, linkedTo: nil)
            ])
        }
        #expect(error.code == "record.unreadable")
    }

    private func card(_ ordinal: Int, _ details: String?, count: Int?) -> Record {
        let count = count.map { #","paymentCount":\#($0)"# } ?? ""
        return Record(
            key: CardRecords.key(of: "\(account)/card\(ordinal)"),
            value: #"""
                {"account":"3333-01-0000013","issued":"2026-01-05","number":"5365100000060018",\#
                "ordinal":\#(ordinal)\#(details.map { "," + $0 } ?? "")\#(count)}
                """#,
            version: 7,
            linkedTo: account
        )
    }
}
