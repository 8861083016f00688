import BankConsoleTesting
import Testing

@Suite("bank events")
struct EventsCommandTests {
    @Test("lists which module hears what, how often it happened and when last")
    func list() async throws {
        let bank = try TestBank(projections: [
            Projection<Int>(Purpose("day.close"), file: "Diary/A.swift") {
                (_: AccountRequest, _) in [1]
            },
            Projection<Int>(.transfer, file: "Alarm/B.swift") { (_: TransferRequest, _) in [2] },
        ])
        for _ in 1...2 { _ = try await bank.run("day", "advance", "1") }
        #expect(
            try await bank.run("events").output == """
                Module  Hears             Entries  Newest
                Diary   day.close               2  2026-01-06
                Alarm   account.transfer        0

                """
        )
    }

    @Test("says that no module hears the book")
    func none() async throws {
        #expect(try await TestBank().run("events").output == "No module hears the book.\n")
    }
}
