import Bookkeeping
import BookkeepingTesting
import LedgerInterface

extension LedgerContract {
    static let start: [Clause] = [
        Clause("throws 'book.missing' without a book, and creates no book by reading", on: nil) {
            fixture in
            let ledger = fixture.ledger
            let account = AccountID("1")
            for _ in 1...2 {
                try await fixture.expectError("book.missing") {
                    _ = try await ledger.businessDate()
                }
                try await fixture.expectError("book.missing") {
                    _ = try await ledger.account(account)
                }
                try await fixture.expectError("book.missing") { _ = try await ledger.audit() }
            }
            try await fixture.expectError("book.missing") {
                _ = try await ledger.post(fixture.depositDraft("a", to: account, 1))
            }
            try fixture.expect(try await ledger.start(on: nil), "no book was created")
        },
        Clause("creates a book once, on the requested date", on: nil) { fixture in
            let ledger = fixture.ledger
            let date = BusinessDate(dayNumber: 20_000)
            try fixture.expect(try await ledger.start(on: date), is: true)
            try fixture.expect(try await ledger.start(on: date.next), is: false)
            try fixture.expect(try await ledger.businessDate(), is: date)
            try fixture.expect(try await ledger.audit().entries, is: 1)
            try await fixture.expectCleanAudit()
        },
        Clause("refuses a draft that was made for another business date") { fixture in
            let account = AccountID("1")
            try await fixture.open(account, of: LedgerFixture.kim)
            var draft = try fixture.depositDraft("d", to: account, 1)
            for date in [LedgerFixture.firstDay.advanced(by: -1), LedgerFixture.firstDay.next] {
                draft.date = date
                try await fixture.expectRefusal("record.changed", of: draft)
            }
            draft.date = LedgerFixture.firstDay
            _ = try await fixture.ledger.post(draft)
        },
        Clause("creates a book on today's date in Seoul by default", on: nil) { fixture in
            // The clock is at 2026-01-05 09:00 in Seoul.
            fixture.clock.advance(bySeconds: -9 * 3600 - 1)
            try await fixture.ledger.start(on: nil)
            try fixture.expect(
                try await fixture.ledger.businessDate(),
                is: LedgerFixture.firstDay.advanced(by: -1)
            )
        },
    ]

    static let days: [Clause] = [
        Clause("closes days in order, each once") { fixture in
            let first = LedgerFixture.firstDay
            let ledger = fixture.ledger
            try fixture.expect(try await ledger.businessDate(), is: first)
            func close(_ date: BusinessDate, isRepeat: Bool) async throws {
                let today = try await ledger.businessDate()
                try fixture.expect(
                    try await ledger.closeDay(date),
                    is: DayReceipt(
                        businessDate: isRepeat ? today : today.next,
                        isRepeat: isRepeat
                    )
                )
            }
            try await close(first, isRepeat: false)
            let audit = try await ledger.audit()
            try await close(first, isRepeat: true)
            try await close(first.advanced(by: -9), isRepeat: true)
            try fixture.expect(try await ledger.audit(), is: audit)
            try await fixture.expectRefusal("day.early") {
                try await ledger.closeDay(first.advanced(by: 2))
            }
            try await close(first.next, isRepeat: false)
            try await fixture.expectCleanAudit()
        },
        Clause(
            "does not close the last day of the calendar",
            on: BusinessDate(dayNumber: .max)
        ) { fixture in
            let last = BusinessDate(dayNumber: .max)
            try await fixture.expectRefusal("date.end") { try await fixture.ledger.closeDay(last) }
        },
    ]
}
