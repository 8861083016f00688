import Bookkeeping
import DemandDepositInterface
import LedgerInterfaceTesting
import Testing

@testable import SafeBox

@Suite("Closing a day")
struct DayClosingTests {
    @Test("twice counts once, and says that nothing was left to do")
    func twice() async throws {
        let bank = try TestBank()
        let number = try await bank.openBox(10_000_000)
        try await bank.put(10_000_000, number)
        let date = try await bank.ledger.businessDate()
        try await bank.ledger.closeDay(date)
        #expect(try await bank.part.run(afterClosing: date) == 1)
        let head = try await bank.ledger.audit().head
        #expect(try await bank.part.run(afterClosing: date) == 0)
        #expect(try await bank.ledger.audit().head == head)
        #expect(try await bank.box(of: number).payableInterest == Money(won: 438))
    }

    @Test("that is still going on counts nothing")
    func early() async throws {
        let bank = try TestBank()
        _ = try await bank.openBox(0)
        #expect(try await bank.part.run(afterClosing: bank.ledger.businessDate()) == 0)
    }

    @Test("by several at once counts each day once")
    func simultaneously() async throws {
        let bank = try TestBank()
        let number = try await bank.openBox(10_000_000)
        try await bank.put(10_000_000, number)
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
            details.accrual.interest.numerator == 10_000_000 * 160 * 30 - 8_328 * 3_650_000
        )
    }

    private enum Moment: CaseIterable {
        case beforePosting, afterPosting
    }

    @Test(
        "that loses its power at any post is made up for, and nothing counts twice",
        arguments: 1...4,
        Moment.allCases
    )
    private func powerLoss(post: Int, moment: Moment) async throws {
        var interposed: RecordingLedger?
        let bank = try TestBank {
            let ledger = RecordingLedger($0)
            interposed = ledger
            return ledger
        }
        var numbers: [AccountNumber] = []
        for serial in 1...4 {
            let number = try await bank.openBox(10_000_000, serial: serial)
            try await bank.put(10_000_000, number)
            numbers.append(number)
        }
        try await bank.closeDays(28)
        let losePower: RecordingLedger.Event = { throw RecordingLedger.PowerLoss() }
        switch moment {
        case .beforePosting: try #require(interposed).interpose(atPost: post, before: losePower)
        case .afterPosting: try #require(interposed).interpose(atPost: post, after: losePower)
        }
        await #expect(throws: RecordingLedger.PowerLoss.self) { try await bank.closeDays(1) }
        // The date has moved, some boxes are counted, some are not. The next day closes as always.
        try await bank.closeDays(1)
        for number in numbers {
            let details = try await bank.service.show(.number(number))
            #expect(details.accrual.interest.numerator == 10_000_000 * 160 * 30)
            #expect(details.accrual.accruedThrough.description == "2026-02-03")
        }
        #expect(try await bank.ledger.audit().passed)
    }
}
