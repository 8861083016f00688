import Bookkeeping
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")
    private static let b = AccountID("2")
    private static let key = RecordKey("thing", "one")

    /// Posts movements and holds on two accounts, and versions of two records.
    private static func fill(_ fixture: LedgerFixture) async throws {
        try await fixture.open(a, of: LedgerFixture.kim, with: 100)
        try await fixture.open(b, of: LedgerFixture.lee, with: 100)
        for number in 1...4 {
            let account = number % 2 == 0 ? a : b
            _ = try await fixture.ledger.post(
                fixture.depositDraft("in\(number)", to: account, Int64(number))
            )
            _ = try await fixture.ledger.post(
                fixture.holdDraft(
                    "hold\(number)",
                    .place(HoldID("\(number)"), on: account, Money(won: 1))
                )
            )
        }
        try await fixture.set("first", .create(key, 1), .create(RecordKey("thing", "two"), 2))
        try await fixture.set("second", .update(fixture.existing(key), to: 3))
        try await fixture.ledger.closeDay(LedgerFixture.firstDay)
    }

    static let listening: [Clause] = [
        Clause("returns exactly the entries that pass a filter, in both orders and in pages") {
            fixture in
            try await fill(fixture)
            let ledger = fixture.ledger
            let all = try await ledger.entries(after: 0, limit: 100)
            let purposes = Set(all.map(\.intent.purpose)).sorted()
            for accounts in [[], [a], [b], [a, b]] {
                for records in [[], [key], [RecordKey("thing", "none")]] {
                    for heard in purposes.map({ [$0] }) + [purposes, []] {
                        let filter = EntryFilter(
                            purposes: heard,
                            accounts: accounts,
                            records: records
                        )
                        let expected = all.filter(filter.admits)
                        var range = EntryRange(after: 2, through: (all.last?.sequence ?? 0) - 1)
                        let within = expected.filter { $0.sequence > 2 && $0 != all.last }
                        var found = try await ledger.entries(
                            matching: filter,
                            in: EntryRange(),
                            limit: 100
                        )
                        try fixture.expect(found.map(\.entry), is: expected)
                        range.isNewestFirst = true
                        found = try await ledger.entries(matching: filter, in: range, limit: 3)
                        try fixture.expect(
                            found.map(\.entry),
                            is: Array(within.reversed().prefix(3))
                        )
                    }
                }
            }
        },
        Clause("finds the few entries of an account in a long history, in both orders") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            try await fixture.open(b, of: LedgerFixture.lee)
            let drafts = try (1...2_500).map { number in
                let account = number % 800 == 1 ? b : a
                return try fixture.depositDraft("in\(number)", to: account, 1)
            }
            for result in try await fixture.ledger.post(drafts) { _ = try result.get() }
            let filter = EntryFilter(purposes: [LedgerFixture.deposit], accounts: [b])
            let expected = ["in1", "in801", "in1601", "in2401"]
            for isNewestFirst in [false, true] {
                let found = try await fixture.ledger.entries(
                    matching: filter,
                    in: EntryRange(isNewestFirst: isNewestFirst),
                    limit: 3
                ).map(\.entry.intent.id.rawValue)
                let inOrder = isNewestFirst ? expected.reversed() : expected
                try fixture.expect(found, is: Array(inOrder.prefix(3)))
            }
        },
        Clause("gives each heard entry the values of its records") { fixture in
            try await fill(fixture)
            let filter = EntryFilter(
                purposes: [LedgerFixture.setting],
                accounts: [],
                records: [key]
            )
            let found = try await fixture.ledger.entries(
                matching: filter,
                in: EntryRange(),
                limit: 9
            )
            let values = try found.map { try $0.value(in: "thing", as: Int.self) }
            try fixture.expect(values, is: [1, 3])
            try fixture.expect(try found.first?.value(in: "other", as: Int.self), is: .some(nil))
        },
        Clause("knows the newest entry, and counts all entries as final once they are sealed") {
            fixture in
            try await fill(fixture)
            for number in 1...2 {
                _ = try await fixture.ledger.post(fixture.depositDraft("last\(number)", to: a, 1))
                let newest = try await fixture.ledger.entries(after: 0, limit: 100).last?.sequence
                let end = try await fixture.ledger.historyEnd()
                try fixture.expect(end.newest, is: newest ?? 0)
                try await fixture.ledger.seal()
                let sealed = try await fixture.ledger.historyEnd()
                try fixture.expect(sealed, is: HistoryEnd(newest: end.newest, final: end.newest))
            }
        },
    ]
}
