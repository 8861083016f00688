import Bookkeeping
import BookkeepingTesting
import DemandDepositInterface
import Testing
@testable import DemandDeposit


@Suite("A nickname")
struct NamingTests {
    @Test("names an account instead of its number")
    func lookup() async throws {
        let bank = try TestBank()
        let number = try await bank.open(nickname: "생활비")
        #expect(try await bank.accounts.account("생활비").number == number)
    }

    @Test("that is mistyped is refused with the nearest one")
    func nearMiss() async throws {
        let bank = try TestBank()
        _ = try await bank.open(nickname: "savings")
        let error = await #expect(throws: BankError.self) {
            try await bank.accounts.account("saving")
        }
        #expect(error?.code == "account.unknown")
        #expect(error?.message == "no account is called “saving”. Did you mean 'savings'?")
    }

    @Test("that nothing is near is refused without a guess")
    func noNearMiss() async throws {
        let bank = try TestBank()
        _ = try await bank.open(nickname: "savings")
        let error = await #expect(throws: BankError.self) {
            try await bank.accounts.account("여행")
        }
        #expect(error?.message == "no account is called “여행”.")
    }

    @Test("can be changed and taken away")
    func change() async throws {
        let bank = try TestBank()
        let number = try await bank.open(nickname: "old")
        for nickname in [try Nickname(parsing: "new"), nil] {
            let request = NamingRequest(account: .number(number), nickname: nickname)
            _ = try await bank.service.name(request, bank.options())
            let account = try await bank.accounts.account(number.description)
            #expect(account.nickname == nickname?.text)
        }
        #expect(
            try await refusalCode { try await bank.accounts.account("old") } == "account.unknown"
        )
    }

    @Test("is one customer's only once")
    func taken() async throws {
        let bank = try TestBank()
        _ = try await bank.open(nickname: "생활비")
        let other = try await bank.open()
        #expect(try await refusalCode { try await bank.open(nickname: "생활비") } == "nickname.taken")
        let request = NamingRequest(
            account: .number(other),
            nickname: try Nickname(parsing: "생활비")
        )
        let code = try await refusalCode { try await bank.service.name(request, bank.options()) }
        #expect(code == "nickname.taken")
    }

    @Test("may stay as it is")
    func sameAgain() async throws {
        let bank = try TestBank()
        let number = try await bank.open(nickname: "생활비")
        let request = NamingRequest(
            account: .number(number),
            nickname: try Nickname(parsing: "생활비")
        )
        #expect(try await !bank.service.name(request, bank.options()).isRepeat)
    }

    @Test("of two customers is ambiguous, and refused with both numbers")
    func ambiguous() async throws {
        let bank = try TestBank()
        _ = try await bank.open(for: TestBank.hana, nickname: "생활비")
        _ = try await bank.open(for: TestBank.duri, nickname: "생활비")
        let error = await #expect(throws: BankError.self) {
            try await bank.accounts.account("생활비")
        }
        #expect(error?.code == "account.ambiguous")
        #expect(error?.message.contains("3333-01-0000013, 3333-01-0000021") == true)
    }

    @Test("goes with its account when that is closed")
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

    @Test(
        "is refused when it is no name",
        arguments: [
            ("", "nickname.blank"), ("  ", "nickname.blank"),
            ("3333-01-0000013", "nickname.number"),
            ("12 34", "nickname.number"), ("１２３", "nickname.number"), ("a\u{1B}b", "text.control"),
            (String(repeating: "가", count: 201), "text.long"),
        ]
    )
    func refused(text: String, code: String) async throws {
        #expect(try await refusalCode { try Nickname(parsing: text) } == code)
    }
}
