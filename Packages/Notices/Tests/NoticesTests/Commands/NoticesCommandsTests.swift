import BankConsoleTesting
import Testing

@testable import Notices

@Suite("The commands about notices")
struct NoticesCommandsTests {
    @Test("list, read, mute and unmute")
    func commands() async throws {
        let bank = try TestBank()
        let account = try await bank.openAccount()
        try await bank.deposit(1_000, to: account, "a")
        try await bank.pay(2_000, at: "편의점", on: account, "p")
        let list = """
            Date        Notice                          State
            2026-01-05  Payment of 2,000 won at 편의점  new
            2026-01-05  1,000 won received in cash      new

            """
        #expect(try await bank.run("notices --customer C000001").output == list)
        let read = try await bank.run("notices read --customer C000001 --idempotency-key r")
        #expect(read.output.contains("Read:            2\n"))
        let again = try await bank.run("notices read --customer C000001 --idempotency-key r")
        #expect(again.output.contains("already done"), "\(again)")
        let unread = try await bank.run("notices --unread --customer C000001")
        #expect(unread.output == "There is nothing new.\n")
        #expect(
            try await bank.run("notices read --customer C000001").output
                == "There is nothing new.\n"
        )
        let mute = try await bank.run("notices mute card.payment --customer C000001")
        #expect(mute.output.hasPrefix("Notices of 'card.payment'\nShown:           no\n"))
        let rest = try await bank.run("notices --customer C000001")
        #expect(
            rest.output == """
                Date        Notice                      State
                2026-01-05  1,000 won received in cash  read

                Muted: card.payment

                """
        )
        let unmute = try await bank.run("notices unmute card.payment --customer C000001 --json")
        #expect(unmute.output.contains("\"muted\": false"))
        #expect(try await bank.run("notices --customer C000001").output.contains("편의점"))
    }

    @Test("leave out the state and then the date in a narrow terminal")
    func narrow() async throws {
        let bank = try TestBank()
        let account = try await bank.openAccount()
        try await bank.deposit(1_000, to: account, "a")
        func titles(_ width: Int) async throws -> String? {
            let io = InMemoryIO(terminals: [.output], width: width)
            let words = ["notices", "--customer", "C000001"]
            let run = try await ProgramRun(words, io: io) {
                try CommandLineProgram(bank: bank.container, io: $0)
            }
            return run.output.split(separator: "\n").first.map(String.init)
        }
        #expect(try await titles(40) == "Date        Notice")
        #expect(try await titles(30) == "Notice")
    }

    @Test("a dry run writes nothing")
    func dryRun() async throws {
        let bank = try TestBank()
        let account = try await bank.openAccount()
        try await bank.deposit(1_000, to: account, "a")
        for line in ["read", "mute card.payment"] {
            let run = try await bank.run("notices \(line) --dry-run --customer C000001")
            #expect(run.exitCode == .success, "\(run)")
        }
        let settings = try await bank.ledger.record(NoticeSettings.key(of: TestBank.hana))
        #expect(settings == nil)
    }

    @Test(
        "bad words are refused with what to type",
        arguments: [
            ("notices --cursor x --customer C000001", "add '--follow'"),
            ("notices --follow --cursor= --customer C000001", "give the name of a file"),
            ("notices --follow --unread --customer C000001", "leave out '--unread'"),
            ("notices mute card --customer C000001", "use one of 'card.payment'"),
            ("notices", "choose a customer"),
            ("notices --customer C000009", "there is no customer 'C000009'"),
            ("notices unmute card.payment --customer C000001", "are shown already"),
        ]
    )
    func refused(line: String, advice: String) async throws {
        let run = try await TestBank().run(line)
        #expect(run.exitCode != .success)
        #expect(run.errorOutput.lowercased().contains(advice.lowercased()), "\(run.errorOutput)")
    }
}
