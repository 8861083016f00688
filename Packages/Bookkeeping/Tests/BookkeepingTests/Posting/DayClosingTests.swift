import Testing

@testable import Bookkeeping

@Suite("Closing of a business date")
struct DayClosingTests {
    private let day = BusinessDate(dayNumber: 20_458)
    private let now = Timestamp(milliseconds: 1000)

    private func head(_ date: BusinessDate) -> BookHead {
        BookHead(sequence: 7, businessDate: date, closed: now)
    }

    @Test("the present day closes by an entry of the ledger, which begins the next day")
    func closing() throws {
        let later = now.advanced(bySeconds: 1)
        let posting = try #require(try Posting.closing(day, after: head(day), at: later))
        let entry = posting.entry
        #expect(entry.sequence == 8 && entry.date == day && entry.time == later)
        #expect(entry.intent.purpose == .dayClosing && entry.authority == .ledger)
        let next = BookHead(of: entry, after: head(day))
        #expect(next == BookHead(sequence: 8, businessDate: day.next, closed: later))
        let early = try #require(
            try Posting.closing(day, after: head(day), at: now.advanced(bySeconds: -1))
        )
        #expect(early.entry.time == now)
    }

    @Test("an entry that closes no day keeps the date and the last closing")
    func otherEntry() throws {
        let entry = try #require(try Posting.closing(day, after: head(day), at: now)).entry
        let note = Intent(id: .random(), purpose: .note, content: [:])
        let other = entry.with(time: now.advanced(bySeconds: 9), intent: note)
        let head = BookHead(of: other, after: head(day))
        #expect(head == BookHead(sequence: 8, businessDate: day, closed: now))
        #expect(BookHead(of: other, after: nil).closed == other.time)
    }

    @Test("a day that is closed already needs no entry")
    func repeated() throws {
        #expect(try Posting.closing(day, after: head(day.next), at: now)?.entry == nil)
    }

    @Test("a later day, and the last day of the calendar, cannot be closed")
    func refusals() {
        let early = #expect(throws: BankError.self) {
            try Posting.closing(day.next, after: head(day), at: now)
        }
        #expect(early?.code == "day.early")
        let last = BusinessDate(dayNumber: .max)
        let end = #expect(throws: BankError.self) {
            try Posting.closing(last, after: head(last), at: now)
        }
        #expect(end?.code == "date.end")
    }
}
