import Bookkeeping
import LedgerInterface
import Testing

@Suite("bank day")
struct DayCommandsTests {
    @Test("prints the business date")
    func show() async throws {
        #expect(try await TestBank().run("day").output == "2026-01-05\n")
    }

    @Test("begins a book once")
    func start() async throws {
        let bank = try TestBank(on: nil)
        let first = try await bank.run("day", "start", "2026-03-02")
        #expect(first.output == "a new book, beginning on 2026-03-02\n")
        let second = try await bank.run("day", "start", "2026-03-03")
        #expect(second.exitCode == .refused)
        #expect(second.errorOutput.contains("A book exists already"))
        #expect(try await bank.run("day").output == "2026-03-02\n")
    }

    @Test("closes days and counts the changes of each feature")
    func advance() async throws {
        let bank = try TestBank(parts: [EveryDay()])
        let run = try await bank.run("day", "advance", "3")
        #expect(
            run.output == "closed 3 days; the business date is 2026-01-08\nfixture interest: 4\n"
        )
    }

    @Test("refuses a count of days out of range", arguments: ["0", "3661", "ten"])
    func count(text: String) async throws {
        let bank = try TestBank()
        let run = try await bank.run("day", "advance", text)
        #expect(run.exitCode == .badData)
        #expect(run.errorOutput == "Error: '\(text)' is not a number of days from 1 to 3660.\n")
        #expect(try await bank.run("day").output == "2026-01-05\n")
    }

    @Test("audits an unbroken book")
    func audit() async throws {
        let run = try await TestBank().run("audit")
        #expect(run.exitCode == .success)
        #expect(run.output.contains("everything holds"))
    }
}

/// Changes one thing each time that a day is closed.
private struct EveryDay: DayClosing {
    let title = "fixture interest"

    func run(afterClosing date: BusinessDate) async throws -> Int { 1 }
}
