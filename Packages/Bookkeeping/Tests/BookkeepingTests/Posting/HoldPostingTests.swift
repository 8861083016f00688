import Testing

@testable import Bookkeeping

@Suite("Holds of a posted draft")
struct HoldPostingTests {
    private var bank: FakeBank
    private let account = AccountID("1")

    init() throws {
        bank = try FakeBank()
        try bank.openAccount("1", with: 1000)
        try bank.openAccount("2", with: 1000)
    }

    private func held() -> Money? { bank.book.account(account)?.held }

    @Test("a hold is placed, lowered and ended, and reserves its present amount")
    mutating func life() throws {
        try bank.post(bank.hold(.place(HoldID("h"), on: account, 700)))
        #expect(held() == 700)
        for amount in [300, 299, 0] as [Money] {
            let hold = try #require(bank.book.hold(HoldID("h")))
            let lowered = bank.hold(.lower(hold, to: amount))
            #expect(try bank.posting(of: lowered).entry.holds.map(\.amount) == [amount])
            try bank.post(lowered)
            #expect(held() == amount)
        }
    }

    @Test("a name is used for one hold, also after it is over")
    mutating func names() throws {
        try bank.post(bank.hold(.place(HoldID("h"), on: account, 7)))
        #expect(
            try bank.refusal(of: bank.hold(.place(HoldID("h"), on: account, 7))) == "hold.exists"
        )
        let hold = try #require(bank.book.hold(HoldID("h")))
        try bank.post(bank.hold(.lower(hold, to: 0)))
        #expect(
            try bank.refusal(of: bank.hold(.place(HoldID("h"), on: account, 7))) == "hold.exists"
        )
    }

    @Test("a hold is lowered on its account and from its present amount only")
    mutating func lowering() throws {
        try bank.post(bank.hold(.place(HoldID("h"), on: account, 7)))
        func code(_ hold: String, on account: String, from amount: Money) throws -> String? {
            var bank = bank
            let hold = Hold(id: HoldID(hold), account: AccountID(account), amount: amount)
            return try bank.refusal(of: bank.hold(.lower(hold, to: 1)))
        }
        #expect(try code("h", on: "1", from: 7) == nil)
        #expect(try code("i", on: "1", from: 7) == "hold.unknown")
        #expect(try code("h", on: "2", from: 7) == "hold.unknown")
        #expect(try code("h", on: "1", from: 6) == "hold.changed")
        #expect(try code("h", on: "1", from: 8) == "hold.changed")
    }

    @Test("holds reserve at most the balance after the transaction")
    mutating func limit() throws {
        let (first, second) = (HoldID("h"), HoldID("i"))
        let all = bank.hold(.place(first, on: account, 600), .place(second, on: account, 400))
        #expect(try bank.refusal(of: all) == nil)
        let more = bank.hold(.place(first, on: account, 600), .place(second, on: account, 401))
        #expect(try bank.refusal(of: more) == "balance.insufficient")
        #expect(
            try bank.refusal(of: bank.hold(.place(first, on: account, 1001)))
                == "balance.insufficient"
        )
    }

    @Test("money leaves an account together with the hold that reserves it")
    mutating func settlement() throws {
        try bank.post(bank.hold(.place(HoldID("h"), on: account, 1000)))
        let hold = try #require(bank.book.hold(HoldID("h")))
        for (left, code) in [(0, nil), (400, "balance.insufficient")] as [(Money, String?)] {
            var draft = bank.hold(.lower(hold, to: left))
            draft.legs = [.debit(account, 1000, ""), .credit(AccountOpening.cash.id, 1000, "")]
            #expect(try bank.refusal(of: draft) == code)
        }
    }

    @Test("only the bank changes a hold")
    mutating func authority() throws {
        var note = bank.note()
        note.holds = [.place(HoldID("h"), on: account, 7)]
        #expect(try bank.refusal(of: note) == "authority.missing")
        var transfer = bank.unsignedTransfer(from: "1", to: "2", 5)
        transfer.holds = [.place(HoldID("h"), on: account, 7)]
        let signed = bank.sign(transfer, from: "1", to: "2", 5)
        #expect(try bank.refusal(of: signed) == "authority.missing")
    }
}
