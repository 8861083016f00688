import Bookkeeping
import Testing

@testable import SafeBox

@Suite("Upgrading the safe boxes of version 0.1.0")
struct SafeBoxUpgradeTests {
    /// A record as version 0.1.0 wrote it.
    private func record(_ payout: String, through date: String) -> Record {
        let accrual = "{\"accruedThrough\":\"\(date)\",\"interest\":\"1234\"}"
        return Record(
            key: SafeBoxRecord.key(ofBoxLinkedTo: AccountID("1")),
            value: "{\"accrual\":\(accrual),\"boxAccount\":\"1/box1\",\"limit\":10000000,"
                + "\"linkedAccount\":\"1\",\"payout\":\"\(payout)\"}",
            version: 7,
            linkedTo: AccountID("1")
        )
    }

    @Test("adds the next unpaid payday to a box with monthly interest, and keeps its value")
    func monthly() throws {
        for (accrued, payday) in [
            ("2026-01-22", "2026-01-24"), ("2026-01-23", "2026-02-28"),
            ("2026-01-24", "2026-02-28"),
        ] {
            let old = record("monthly", through: accrued)
            let changes = try SafeBoxUpgrade.changes(for: [old])
            #expect(changes.map(\.due) == [BusinessDate(payday)])
            #expect(changes.map(\.value) == [old.value])
            #expect(changes.map(\.linkedTo) == [AccountID("1")])
            #expect(changes.map(\.replacing) == [7])
        }
    }

    @Test("leaves a box whose interest is paid on request")
    func onRequest() throws {
        let old = record("on-request", through: "2026-01-22")
        #expect(try SafeBoxUpgrade.changes(for: [old]).isEmpty)
    }
}
