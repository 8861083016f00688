import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("Nicknames")
struct NameAccountTests {
    @Test("suggests the nearest nickname for a mistyped one")
    func nearMiss() async throws {
        let bank = try TestBank()
        _ = try await bank.open(nickname: "savings")
        let error = await #expect(throws: BankError.self) {
            try await bank.accounts.account("saving")
        }
        #expect(error?.code == "account.unknown")
        #expect(error?.message == "no account is called 'saving'. Did you mean 'savings'?")
    }

    @Test("suggests no nickname if none is near")
    func noNearMiss() async throws {
        let bank = try TestBank()
        _ = try await bank.open(nickname: "savings")
        let error = await #expect(throws: BankError.self) {
            try await bank.accounts.account("여행")
        }
        #expect(error?.message == "no account is called '여행'.")
    }

    @Test("changes and removes a nickname")
    func change() async throws {
        let bank = try TestBank()
        let number = try await bank.open(nickname: "old")
        for nickname in [try Nickname(parsing: "new"), nil] {
            _ = try await bank.service.name(.number(number), nickname, bank.options())
            let account = try await bank.accounts.account(number.description)
            #expect(account.nickname == nickname?.text)
        }
        #expect(
            try await refusalCode { try await bank.accounts.account("old") } == "account.unknown"
        )
    }

    @Test("refuses a nickname that the owner uses already")
    func taken() async throws {
        let bank = try TestBank()
        _ = try await bank.open(nickname: "생활비")
        let other = try await bank.open()
        #expect(try await refusalCode { try await bank.open(nickname: "생활비") } == "nickname.taken")
        let nickname = try Nickname(parsing: "생활비")
        let code = try await refusalCode {
            try await bank.service.name(.number(other), nickname, bank.options())
        }
        #expect(code == "nickname.taken")
    }

    @Test("gives a nickname to one of two simultaneous requests")
    func race() async throws {
        for attempt in 0..<20 {
            let bank = try TestBank()
            let number = try await bank.open()
            let nickname = try Nickname(parsing: "생활비")
            // The same text in other bytes.
            let other = try Nickname(
                parsing: "\u{1109}\u{1162}\u{11BC}\u{1112}\u{116A}\u{11AF}\u{1107}\u{1175}"
            )
            async let first = refusalCode {
                try await bank.service.name(.number(number), nickname, bank.options())
            }
            async let second = refusalCode {
                try await bank.service.open(for: TestBank.hana, nickname: other, bank.options())
            }
            let codes = try await [first, second]
            #expect(codes.compactMap(\.self) == ["nickname.taken"], "attempt \(attempt)")
        }
    }

    @Test("refuses a nickname that another request takes between reading and posting")
    func overtaken() async throws {
        let bank = try TestBank()
        let number = try await bank.open()
        bank.ledger.interpose(
            of: .accountNaming,
            before: {
                _ = try await bank.open(nickname: "생활비")
            }
        )
        let nickname = try Nickname(parsing: "생활비")
        let code = try await refusalCode {
            try await bank.service.name(.number(number), nickname, bank.options())
        }
        #expect(code == "nickname.taken")
    }

    @Test("accepts the nickname that the account has already")
    func sameAgain() async throws {
        let bank = try TestBank()
        let number = try await bank.open(nickname: "생활비")
        let nickname = try Nickname(parsing: "생활비")
        let outcome = try await bank.service.name(.number(number), nickname, bank.options())
        #expect(!outcome.isRepeat)
    }

    @Test("refuses a nickname of two customers with both numbers")
    func ambiguous() async throws {
        let bank = try TestBank()
        _ = try await bank.open(for: TestBank.hana, nickname: "생활비")
        _ = try await bank.open(for: TestBank.duri, nickname: "생활비")
        let error = await #expect(throws: BankError.self) {
            try await bank.accounts.account("생활비")
        }
        #expect(error?.code == "account.ambiguous")
        #expect(error?.message.contains("'3333-01-0000013', '3333-01-0000021'") == true)
    }

    @Test("closing an account frees its nickname")
    func closed() async throws {
        let bank = try TestBank()
        let number = try await bank.open(nickname: "생활비")
        _ = try await bank.service.close(.nickname("생활비"), bank.options())
        #expect(
            try await refusalCode { try await bank.accounts.account("생활비") } == "account.unknown"
        )
        #expect(try await bank.accounts.account(number.description).isClosed)
        _ = try await bank.open(nickname: "생활비")
    }
}
