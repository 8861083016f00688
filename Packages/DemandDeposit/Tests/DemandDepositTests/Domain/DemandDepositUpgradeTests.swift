import Bookkeeping
import Testing

@testable import DemandDeposit

@Suite("Upgrading the accounts of version 0.1.0")
struct DemandDepositUpgradeTests {
    private static let owner = CustomerID("C000001")

    /// A record as version 0.1.0 wrote it.
    private func record(_ account: String, _ nickname: String?, through date: String) -> Record {
        let nickname = nickname.map { ",\"nickname\":\"\($0)\"" } ?? ""
        let accrual = "{\"accruedThrough\":\"\(date)\",\"interest\":\"1234\"}"
        return Record(
            key: AccountRecord.key(of: AccountID(account)),
            value: "{\"account\":\"\(account)\",\"accrual\":\(accrual)\(nickname)}",
            version: 7,
            linkedTo: nil
        )
    }

    @Test("adds the next payday and keeps the value of the record")
    func payday() throws {
        let old = record("3333-01-0000013", "생활비", through: "2026-02-28")
        let change = try #require(
            try DemandDepositUpgrade.changes(for: [old]) { _ in Self.owner }.first
        )
        #expect(change.key == old.key)
        #expect(change.value == old.value)
        #expect(change.replacing == 7)
        #expect(change.due == BusinessDate("2026-04-01"))
    }

    @Test("pays a payday once, before or after the upgrade")
    func missedPayday() throws {
        for (accrued, payday) in [("2026-03-30", "2026-04-01"), ("2026-03-31", "2026-07-01")] {
            let old = record("3333-01-0000013", nil, through: accrued)
            let changes = try DemandDepositUpgrade.changes(for: [old]) { _ in Self.owner }
            #expect(changes.map(\.due) == [BusinessDate(payday)])
            #expect(changes.map(\.value) == [old.value])
        }
    }

    @Test("collects the nicknames of each customer, where the first of two equal ones counts")
    func nicknames() throws {
        let records = [
            record("1", "a", through: "2026-01-04"), record("2", "a", through: "2026-01-04"),
            record("3", "b", through: "2026-01-04"), record("4", "a", through: "2026-01-04"),
        ]
        let changes = try DemandDepositUpgrade.changes(for: records) { account in
            account.rawValue == "4" ? CustomerID("C000002") : Self.owner
        }
        #expect(changes.dropFirst(4).map(\.key.name) == ["C000001", "C000002"])
        #expect(changes.dropFirst(4).map(\.replacing) == [0, 0])
        #expect(
            changes.dropFirst(4).map(\.value) == [
                #"{"accounts":{"a":"1","b":"3"}}"#, #"{"accounts":{"a":"4"}}"#,
            ]
        )
    }
}
