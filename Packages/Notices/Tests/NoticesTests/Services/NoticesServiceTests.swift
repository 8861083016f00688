import BankConsoleTesting
import Testing

@testable import Notices

@Suite("The notices of a customer")
struct NoticesServiceTests {
    @Test("report what happened to the money, newest first, with keys from the entries")
    func money() async throws {
        let bank = try TestBank()
        let mine = try await bank.openAccount()
        let other = try await bank.openAccount(2, of: TestBank.duri)
        try await bank.deposit(50_000, to: mine, "a")
        try await bank.transfer(7_000, from: other, to: mine, "b", memo: "점심")
        try await bank.pay(1_840, at: "편의점", on: mine, "c")
        try await bank.payInterest(13_150, to: mine, "day one")
        #expect(
            try await bank.notices() == [
                "interest.paid:day one Interest of 11,130 won paid, after tax",
                "card.payment:c Payment of 1,840 won at 편의점",
                "money.received:b 7,000 won received from \(other): 점심",
                "money.received:a 50,000 won received in cash",
            ]
        )
        #expect(try await bank.notices(of: TestBank.duri) == [])
    }

    @Test("are made of the projections that the module contributes, and of no others")
    func contributed() throws {
        let contributed = try TestBank().container.resolve(projectionsInject)
        #expect(contributed.map(\.purpose) == NoticeProjections.all.map(\.purpose))
        #expect(contributed.allSatisfy { $0.module == "Notices" })
    }

    @Test("leave out transfers between the customer's own accounts, and what the customer sends")
    func own() async throws {
        let bank = try TestBank()
        let (first, second) = (try await bank.openAccount(), try await bank.openAccount(2))
        let other = try await bank.openAccount(3, of: TestBank.duri)
        try await bank.transfer(1, from: first, to: second, "own")
        try await bank.transfer(2, from: first, to: other, "sent")
        #expect(try await bank.notices() == [])
        #expect(
            try await bank.notices(of: TestBank.duri)
                == ["money.received:sent 2 won received from \(first)"]
        )
    }

    @Test("report attempts from the second in a row, and no single attempt")
    func attempts() async throws {
        let bank = try TestBank()
        try await bank.attempt("one") { $0.password.count() }
        #expect(try await bank.notices() == [])
        try await bank.attempt("two") { $0.password.count() }
        try await bank.attempt("three") { $0.recoveryCode.count() }
        try await bank.attempt("of another", change: { $0.password.clearAll() })
        try await bank.attempt(of: TestBank.duri, "duri") { $0.password.count() }
        try await bank.attempt("four") { $0.recoveryCode.count() }
        #expect(
            try await bank.notices() == [
                "password.wrong:four Recovery code tried 2 times in a row",
                "password.wrong:three Password tried 2 times, recovery code once in a row",
                "password.wrong:two Password tried 2 times in a row",
            ]
        )
        #expect(try await bank.notices(of: TestBank.duri) == [])
    }

    @Test("report a hold on the day before it expires, first and only on that day")
    func holds() async throws {
        let bank = try TestBank()
        let account = try await bank.openAccount()
        for day in 1...3 {
            try await bank.pay(Int64(day), at: "shop \(day)", on: account, expiring: 3, "p\(day)")
            try await bank.closeDays(1)
        }
        func expiring() async throws -> [String] {
            try await bank.notices().filter { $0.hasPrefix("hold") }
        }
        #expect(
            try await expiring() == [
                "hold.expiring:\(account)/card1/p2:2026-01-09 The hold for 2 won at shop 2 expires on "
                    + "2026-01-09"
            ]
        )
        #expect(try await bank.notices().first?.hasPrefix("hold") == true)
        try await bank.closeDays(2)
        #expect(try await expiring() == [])
    }

    @Test("are unread until they are read, also in another list")
    func reading() async throws {
        let bank = try TestBank()
        let account = try await bank.openAccount()
        #expect(try await bank.read() == nil)
        try await bank.deposit(1, to: account, "a")
        #expect(try await bank.notices(onlyUnread: true).count == 1)
        // The keys of the bank's own entries have spaces.
        try await bank.payInterest(10, to: account, "day one")
        #expect(try await bank.read()?.receipt != nil)
        #expect(try await bank.notices(onlyUnread: true) == [])
        #expect(try await bank.read() == nil)
        try await bank.deposit(2, to: account, "b")
        #expect(
            try await bank.notices(onlyUnread: true)
                == ["money.received:b 2 won received in cash"]
        )
        #expect(try await bank.notices().count == 3)
    }

    @Test("of holds are unread on the day on which they appear, until they are read on that day")
    func readingHolds() async throws {
        let bank = try TestBank()
        let account = try await bank.openAccount()
        try await bank.pay(1, at: "shop", on: account, expiring: 2, "p")
        try await bank.read()
        try await bank.closeDays(1)
        let unread = try await bank.notices(onlyUnread: true)
        #expect(unread.count == 1 && unread[0].hasPrefix("hold.expiring"))
        #expect(try await bank.read() != nil)
        #expect(try await bank.notices(onlyUnread: true) == [])
    }

    @Test("cannot become unread again by an older list")
    func older() async throws {
        let bank = try TestBank()
        let account = try await bank.openAccount()
        try await bank.deposit(1, to: account, "a")
        let old = try await bank.service.notices(of: TestBank.hana, limit: 10)
        try await bank.deposit(2, to: account, "b")
        try await bank.read()
        let code = try await refusalCode {
            try await bank.service.markRead(old, of: TestBank.hana, RequestOptions { _ in })
        }
        #expect(code == "notices.read")
        #expect(try await bank.notices(onlyUnread: true) == [])
    }

    @Test("of a muted kind are hidden, and come back when the kind is unmuted")
    func muting() async throws {
        let bank = try TestBank()
        let account = try await bank.openAccount()
        try await bank.deposit(1, to: account, "a")
        try await bank.pay(2, at: "shop", on: account, expiring: 1, "p")
        try await bank.set(.moneyReceived, .mute)
        try await bank.set(.holdExpiring, .mute)
        #expect(try await bank.notices() == ["card.payment:p Payment of 2 won at shop"])
        try await bank.set(.moneyReceived, .unmute)
        try await bank.set(.holdExpiring, .unmute)
        #expect(try await bank.notices().count == 3)
        let code = try await refusalCode { try await bank.set(.moneyReceived, .unmute) }
        #expect(code == "notices.muted")
    }

    @Test("are the newest ones of a long history, in pages")
    func limit() async throws {
        let bank = try TestBank()
        let account = try await bank.openAccount()
        for number in 1...450 { try await bank.deposit(Int64(number), to: account, "d\(number)") }
        func notices(onlyUnread: Bool) async throws -> NoticesService.List {
            try await bank.service.notices(of: TestBank.hana, onlyUnread: onlyUnread, limit: 3)
        }
        let newest = [450, 449, 448].map { "money.received:d\($0)" }
        #expect(try await notices(onlyUnread: true).notices.map(\.key) == newest)
        // A list that is read shows all that it marks as read.
        let all = try await notices(onlyUnread: false)
        #expect(all.notices.count == 450 && all.unread.count == 450)
        _ = try await bank.service.markRead(all, of: TestBank.hana, RequestOptions { _ in })
        #expect(try await notices(onlyUnread: false).notices.map(\.key) == newest)
    }
}
