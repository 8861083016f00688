import BankConsoleTesting
import Foundation
import Testing

@testable import DemandDeposit

@Suite("account find")
struct FindCommandTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    /// Fills two accounts of a customer and one of another.
    private func fill() async throws {
        let first = try await bank.open(50_000, nickname: "생활비")
        let second = try await bank.open(nickname: "저축")
        let foreign = try await bank.open(for: TestBank.duri)
        try await bank.closeDays(1)
        try await bank.transfer(45_000, from: first, to: second, memo: "Rent of May")
        try await bank.transfer(400, from: first, to: foreign, memo: "점심")
    }

    private func found(_ text: String) async throws -> [[String]] {
        let run = try await bank.run(["account", "find", text, "--customer", "C000001", "--json"])
        #expect(run.exitCode == .success, "\(run.errorOutput)")
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let movements = try #require(json?["movements"] as? [[String: Any]])
        return movements.map { movement in
            ["account", "change"].map { "\(movement[$0] ?? "")" }
        }
    }

    @Test("finds texts, memos, amounts and dates on all accounts, newest first")
    func finding() async throws {
        try await fill()
        let (first, second) = ("3333-01-0000013", "3333-01-0000021")
        let transfers = [[second, "45000"], [first, "-45000"]]
        for text in ["rent", "45000", "45,000", "4만5천"] {
            #expect(Set(try await found(text)) == Set(transfers), "\(text)")
        }
        #expect(try await found("2026-01-06").first == [first, "-400"])
        #expect(try await found("2026-01-06").count == 3)
        #expect(try await found("cash paid") == [[first, "50000"]])
        #expect(try await found("yesterday") == [[first, "50000"]])
        #expect(try await found("nothing like it") == [])
    }

    @Test("prints a table, or says that there is nothing")
    func table() async throws {
        try await fill()
        let run = try await bank.run(["account", "find", "점심", "--customer", "C000001"])
        #expect(
            run.output == """
                Date        Entry  Account  What                         Memo   Won
                2026-01-06      8  생활비   transfer to 3333-01-0000037  점심  -400

                """
        )
        let none = try await bank.run(["account", "find", "없음", "--customer", "C000001"])
        #expect(none.output == "No movement has '없음'.\n")
    }

    @Test("refuses a text that every movement has", arguments: ["", " ", ",", "\t, "])
    func blank(text: String) async throws {
        try await fill()
        let run = try await bank.run(["account", "find", text, "--customer", "C000001"])
        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        #expect(run.errorOutput.contains("type a part of a description"))
    }

    @Test(
        "leaves out columns that a terminal has no room for, and wraps no cell",
        arguments: [40, 60, 80]
    )
    func narrow(width: Int) async throws {
        let first = try await bank.open(50_000, nickname: "생활비")
        let other = try await bank.open(for: TestBank.duri)
        try await bank.transfer(45_000, from: first, to: other, memo: "관리비 7월분 그리고 주차비와 이자")
        let io = InMemoryIO(terminals: [.output], width: width)
        let words = ["account", "find", "관리비", "--customer", "C000001"]
        let run = try await ProgramRun(words, io: io) {
            try CommandLineProgram(bank: bank.container, io: $0)
        }
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == 2)
        #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= width }, "\(run.output)")
        #expect(lines[1].hasSuffix("  -45,000"))
        #expect(lines[1].contains("관리비"))
        #expect(lines[0].contains("Entry") == (width >= 60))
    }

    @Test("finds the movements of a closed account, and refuses an unknown customer")
    func closed() async throws {
        let number = try await bank.open(7)
        try await bank.withdraw(7, from: number)
        try await bank.close(number)
        #expect(try await found("cash") == [["\(number)", "-7"], ["\(number)", "7"]])
        let run = try await bank.run(["account", "find", "x", "--customer", "C000009"])
        #expect(run.exitCode == .notFound)
    }
}
