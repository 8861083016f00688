import BankConsoleTesting
import Foundation
import Testing

@testable import Notices

@Suite("Following notices")
struct FollowNoticesTests {
    private let folder: TemporaryFolder
    private var file: String { folder.file("cursor") }

    init() throws {
        folder = try TemporaryFolder(named: "cursor")
    }

    /// A bank whose `--follow` looks three times.
    private func bank() throws -> TestBank { try TestBank(clock: StepClock(sleeps: 2)) }

    /// Follows until the clock ends, and returns the lines on standard output.
    private func follow(_ bank: TestBank, _ options: String = "") async throws -> [String] {
        let line = "notices --customer C000001 --follow --cursor \(file) \(options)"
        return try await bank.run(line).output.split(separator: "\n").map(String.init)
    }

    @Test("prints each notice once, oldest first, in runs that share a cursor")
    func cursor() async throws {
        let bank = try bank()
        let account = try await bank.openAccount()
        try await bank.deposit(1, to: account, "a")
        try await bank.deposit(2, to: account, "b")
        #expect(
            try await follow(bank) == [
                "2026-01-05  1 won received in cash  [money.received:a]",
                "2026-01-05  2 won received in cash  [money.received:b]",
            ]
        )
        try await bank.deposit(3, to: account, "c")
        #expect(
            try await follow(bank, "--json") == [
                #"{"date":"2026-01-05","key":"money.received:c","kind":"money.received","#
                    + #""text":"3 won received in cash"}"#
            ]
        )
        #expect(try await follow(bank) == [])
        // The keys of the bank's own entries have spaces.
        try await bank.payInterest(10, to: account, "interest of one day")
        #expect(try await follow(bank).count == 1)
        #expect(try await follow(bank) == [])
    }

    @Test("prints a long history in pages, and holds that expire tomorrow with the same key")
    func pages() async throws {
        let bank = try bank()
        let account = try await bank.openAccount()
        for number in 1...450 { try await bank.deposit(1, to: account, "d\(number)") }
        try await bank.pay(1, at: "shop", on: account, expiring: 2, "p")
        #expect(try await follow(bank).count == 451)
        try await bank.closeDays(1)
        for _ in 1...2 {
            // Today's holds are not in the file, so each run prints them once.
            let lines = try await follow(bank)
            #expect(lines.count == 1)
            let key = "[hold.expiring:\(account)/card1/p:2026-01-07]"
            #expect(lines.first?.hasSuffix(key) == true)
        }
        try await bank.closeDays(1)
        #expect(try await follow(bank) == [])
    }

    @Test("prints no notices of a muted kind")
    func muted() async throws {
        let bank = try bank()
        let account = try await bank.openAccount()
        try await bank.set(.cardPayment, .mute)
        try await bank.pay(1, at: "shop", on: account, "p")
        try await bank.deposit(2, to: account, "a", memo: "용돈")
        let lines = try await follow(bank)
        #expect(lines == ["2026-01-05  2 won received in cash: 용돈  [money.received:a]"])
    }

    @Test("repeats notices with the same keys if the cursor was lost before it was saved")
    func repeats() async throws {
        let bank = try bank()
        let account = try await bank.openAccount()
        try await bank.deposit(1, to: account, "a")
        _ = try await follow(bank)
        let before = try String(contentsOfFile: file, encoding: .utf8)
        try await bank.deposit(2, to: account, "b")
        let first = try await follow(bank)
        try before.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try await follow(bank) == first)
    }

    @Test("without a cursor begins with the next notice, and says how far it has come")
    func present() async throws {
        let bank = try bank()
        let account = try await bank.openAccount()
        try await bank.deposit(1, to: account, "a")
        let run = try await bank.run("notices --customer C000001 --follow")
        #expect(run.output == "")
        #expect(run.errorOutput.hasPrefix("Up to the final entry 3.\n"))
    }

    @Test(
        "refuses a file that is no cursor of this customer and this book",
        arguments: [
            "", "\n", "{}\n", "C000001\n", "C000002 book start\n", "C000001 nowhere\n",
            "book start\n", "C000001  book start\n",
        ]
    )
    func refused(content: String) async throws {
        let bank = try bank()
        try content.write(toFile: file, atomically: true, encoding: .utf8)
        let cursor = CursorFile(path: file, customer: TestBank.hana)
        let found = try await refusalCode { try await cursor.load(in: bank.ledger) }
        #expect(found == "cursor.other")
        #expect(try await follow(bank) == [])
        #expect(try String(contentsOfFile: file, encoding: .utf8) == content)
    }

    @Test("an unknown customer leaves no cursor behind")
    func unknown() async throws {
        let bank = try bank()
        let run = try await bank.run("notices --customer C000009 --follow --cursor \(file)")
        #expect(run.exitCode != .success)
        #expect(try folder.names == [])
    }

    @Test("reports a file that cannot be written before the first notice")
    func unwritable() async throws {
        let bank = try bank()
        let account = try await bank.openAccount()
        try await bank.deposit(1, to: account, "a")
        let line = "notices --customer C000001 --follow --cursor \(folder.path)/none/cursor"
        let run = try await bank.run(line)
        #expect(run.output == "")
        #expect(run.errorOutput.contains("cannot be written to '\(folder.path)/none/cursor'"))
    }
}
