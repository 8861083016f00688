import Bookkeeping

extension LedgerContract {
    static let beginning: [Clause] = [
        Clause("reads nothing where there is no book, and makes none by reading", on: nil) {
            bench in
            let ledger = bench.ledger
            let account = AccountID("1")
            for _ in 1...2 {
                try await bench.expectError("book.missing") { _ = try await ledger.businessDate() }
                try await bench.expectError("book.missing") {
                    _ = try await ledger.account(account)
                }
                try await bench.expectError("book.missing") { _ = try await ledger.audit() }
            }
            try await bench.expectError("book.missing") {
                _ = try await ledger.post(bench.depositDraft("a", to: account, 1))
            }
            try bench.expect(try await ledger.start(on: nil), "no book was made")
        },
        Clause("begins a book once, on the date that was asked for", on: nil) { bench in
            let ledger = bench.ledger
            let date = BusinessDate(dayNumber: 20_000)
            try bench.expect(try await ledger.start(on: date), is: true)
            try bench.expect(try await ledger.start(on: date.next), is: false)
            try bench.expect(try await ledger.businessDate(), is: date)
            try bench.expect(try await ledger.audit().entries, is: 1)
            try await bench.expectAuditHolds()
        },
        Clause("begins a book on today's date in Seoul when none is given", on: nil) { bench in
            // 2026-01-05 09:00 in Seoul is the clock's; nine hours before it is midnight there.
            bench.clock.advance(bySeconds: -9 * 3600 - 1)
            try await bench.ledger.start(on: nil)
            try bench.expect(
                try await bench.ledger.businessDate(),
                is: LedgerFixture.firstDay.advanced(by: -1)
            )
        },
    ]
}
