import BankConsoleTesting
import Testing

@testable import SafeBox

@Suite("Closing a day")
struct DayClosingTests {
    @Test("twice pays once, and says that nothing was left to do")
    func twice() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.setPayout(.monthly, number)
        try await bank.closeDays(until: "2026-01-23")
        let date = try await bank.ledger.businessDate()
        try await bank.ledger.closeDay(date)
        #expect(try await bank.part.run(afterClosing: date).count == 1)
        let head = try await bank.ledger.audit().head
        #expect(try await bank.part.run(afterClosing: date).count == 0)
        #expect(try await bank.ledger.audit().head == head)
        #expect(try await bank.balance(of: number) == 8_328 - 1_160 - 110)
    }

    @Test("that is still going on pays nothing")
    func early() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.setPayout(.monthly, number)
        try await bank.closeDays(until: "2026-01-23")
        #expect(try await bank.part.run(afterClosing: bank.ledger.businessDate()).count == 0)
        #expect(try await bank.balance(of: number) == 0)
    }

    @Test("posts no entry of a box on an ordinary day, and one for each box on its payday")
    func ordinaryDay() async throws {
        let bank = try TestBank()
        for serial in 1...3 {
            let number = try await bank.openFullBox(serial: serial)
            if serial > 1 { try await bank.setPayout(.monthly, number) }
        }
        let posted = bank.ledger.posted.count
        try await bank.closeDays(until: "2026-01-23")
        #expect(bank.ledger.posted.count == posted)
        try await bank.closeDays(1)
        #expect(bank.ledger.posted.count == posted + 2)
    }

    @Test("by several at once counts each day once")
    func simultaneously() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.setPayout(.monthly, number)
        let part = try bank.part
        for _ in 0..<30 {
            let date = try await bank.ledger.businessDate()
            try await bank.ledger.closeDay(date)
            try await withThrowingTaskGroup { group in
                for _ in 0..<4 { group.addTask { _ = try await part.run(afterClosing: date) } }
                try await group.waitForAll()
            }
        }
        #expect(try await bank.balance(of: number) == 8_328 - 1_160 - 110)
        let details = try await bank.service.show(.number(number))
        #expect(
            details.earned.interest.numerator == 10_000_000 * 160 * 30 - 8_328 * 3_650_000
        )
    }

    private enum Moment: CaseIterable {
        case beforePosting, afterPosting
    }

    @Test(
        "that loses its power at any post is finished by the next one, and nothing counts twice",
        arguments: 1...4,
        Moment.allCases
    )
    private func powerLoss(post: Int, moment: Moment) async throws {
        let bank = try TestBank()
        var numbers: [AccountNumber] = []
        for serial in 1...4 {
            let number = try await bank.openFullBox(serial: serial)
            try await bank.setPayout(.monthly, number)
            numbers.append(number)
        }
        try await bank.closeDays(until: "2026-01-23")
        let losePower: RecordingLedger.Event = { throw RecordingLedger.PowerLoss() }
        switch moment {
        case .beforePosting: bank.ledger.interpose(atPost: post, before: losePower)
        case .afterPosting: bank.ledger.interpose(atPost: post, after: losePower)
        }
        await #expect(throws: RecordingLedger.PowerLoss.self) { try await bank.closeDays(1) }
        // The date has moved, some boxes are paid, some are not. The next day closes as always.
        #expect(try await bank.ledger.businessDate() == BusinessDate("2026-01-24"))
        try await bank.closeDays(1)
        for number in numbers {
            #expect(try await bank.balance(of: number) == 8_328 - 1_160 - 110)
            let details = try await bank.service.show(.number(number))
            let numerator = details.earned.interest.numerator
            #expect(numerator == 10_000_000 * 160 * 20 - 8_328 * 3_650_000)
            #expect(details.earned.date.description == "2026-01-24")
            #expect(details.box.record.anchor.date.description == "2026-01-23")
        }
        #expect(try await bank.ledger.audit().passed)
    }
}
