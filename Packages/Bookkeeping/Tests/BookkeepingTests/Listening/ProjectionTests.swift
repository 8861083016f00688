import Bookkeeping
import BookkeepingTesting
import Testing

@Suite("A projection of the history")
struct ProjectionTests {
    struct Notice: Sendable, Equatable {
        let text: String

        init(_ text: String) {
            self.text = text
        }
    }

    struct Gift: Request {
        let from: AccountID
        let amount: Money

        let purpose = Purpose("gift")
        var fields: [String: any RequestField] { ["from": from, "amount": amount] }

        init(from: AccountID, amount: Money) {
            (self.from, self.amount) = (from, amount)
        }

        init(_ fields: RequestFields) throws(BankError) {
            self.init(from: try fields("from"), amount: try fields("amount"))
        }
    }

    private func heard(
        _ intent: Intent,
        _ records: [RecordVersion] = [],
        _ values: [String?] = []
    ) throws -> HeardEntry {
        let date = try #require(BusinessDate("2026-01-05"))
        return HeardEntry(
            LedgerEntry(
                sequence: 1,
                date: date,
                time: Timestamp(milliseconds: 0),
                intent: intent,
                authority: .none,
                records: records
            ),
            values: values
        )
    }

    let gifts = Projection<Notice>(Purpose("gift")) { (gift: Gift, heard) in
        [Notice("\(gift.amount) from \(gift.from)")]
    }

    @Test("makes values of the typed request of its purpose, and none of other entries")
    func values() throws {
        let gift = Gift(from: AccountID("1"), amount: Money(won: 5))
        let found = try gifts.values(of: heard(Intent(id: .random(), gift)))
        #expect(found == [Notice("5 won from 1")])
        let other = Intent(id: .random(), purpose: Purpose("other"), content: [:])
        #expect(try gifts.values(of: heard(other)).isEmpty)
        #expect(gifts.module == "BookkeepingTests")
    }

    @Test("refuses an entry whose request cannot be read")
    func malformed() throws {
        let intent = Intent(id: .random(), purpose: Purpose("gift"), content: ["from": "1"])
        let entry = try heard(intent)
        #expect { try gifts.values(of: entry) } throws: {
            ($0 as? BankError)?.code == "request.malformed"
        }
    }
}
