import BankConsoleTesting
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
        #expect(first.output == "A new book, beginning on 2026-03-02.\n")
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
            run.output == "Closed 3 days; the business date is 2026-01-08.\nFixture interest: 4\n"
        )
    }

    @Test("days close beside refused work, with a warning, an exit code and a checkpoint")
    func refusedWork() async throws {
        let bank = try TestBank(parts: [EveryDay(refusing: "the box cannot be read")])
        let run = try await bank.run("day", "advance", "2")
        #expect(run.exitCode == .incomplete)
        #expect(run.output.contains("Closed 2 days; the business date is 2026-01-07."))
        #expect(run.output.contains("Fixture interest: 3"))
        #expect(run.errorOutput.contains("due work was refused"))
        #expect(run.errorOutput.contains("the box cannot be read."))
        #expect(try await bank.log.checkpoints().count == 1)
    }

    @Test("a part that fails ends the command, but not without a checkpoint of the closed days")
    func failingPart() async throws {
        let bank = try TestBank(parts: [Failing()])
        #expect(try await bank.run("day", "advance", "2").exitCode == .unreadable)
        let checkpoints = try await bank.log.checkpoints()
        #expect(checkpoints.count == 1)
    }

    @Test("refuses a count of days out of range", arguments: ["0", "3661", "ten"])
    func count(text: String) async throws {
        let bank = try TestBank()
        let run = try await bank.run("day", "advance", text)
        #expect(run.exitCode == .badData)
        let reason = "is not a number of days; give a number from 1 to 3660"
        #expect(run.errorOutput == "Error: '\(text)' \(reason).\n")
        #expect(try await bank.run("day").output == "2026-01-05\n")
    }

    @Test("audits an unbroken book")
    func audit() async throws {
        let run = try await TestBank().run("audit")
        #expect(run.exitCode == .success)
        #expect(run.output.contains("The book is sound."))
    }
}

/// Changes one thing each time that a day is closed.
private struct EveryDay: DayClosing {
    let title = "fixture interest"
    var refusing: String?

    func run(afterClosing date: BusinessDate) async throws -> DueWork {
        DueWork(count: 1, refusal: refusing.map { BankError(.badData, code: "box.bad", $0) })
    }
}

/// Fails as if the disk had failed.
private struct Failing: DayClosing {
    let title = "fixture interest"

    func run(afterClosing date: BusinessDate) async throws -> DueWork {
        throw BankError(.unreadableBook, code: "book.damaged", "the disk failed")
    }
}
