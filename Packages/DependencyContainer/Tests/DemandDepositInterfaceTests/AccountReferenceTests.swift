import Bookkeeping
import DemandDepositInterface
import Testing

@Suite("Account reference")
struct AccountReferenceTests {
    @Test("a number is parsed with and without dashes")
    func number() throws {
        let number = try AccountNumber(parsing: "3333-01-0000013")
        #expect(try AccountReference(parsing: "3333-01-0000013") == .number(number))
        #expect(try AccountReference(parsing: "3333010000013") == .number(number))
    }

    @Test("other text is parsed as a nickname", arguments: ["생활비", "2026 여행", "a-1", "333 things"])
    func nickname(text: String) throws {
        #expect(try AccountReference(parsing: text) == .nickname(text))
    }

    @Test(
        "text that looks like a number is never parsed as a nickname",
        arguments: [
            ("", "account.number"), ("3333-01-000001x", "account.number"),
            ("333-01", "account.number"), ("３３３３", "account.number"),
            ("3333 01 0000013", "account.number"), ("3333-01-0000014", "account.mistyped"),
        ]
    )
    func refused(text: String, code: String) {
        let error = #expect(throws: BankError.self) { try AccountReference(parsing: text) }
        #expect(error?.code == code)
    }

    @Test("an account reports that it is closed or has too little money")
    func rules() throws {
        let open = try account(balance: 10, isClosed: false)
        try open.requireOpen()
        try open.requireSpendable(Money(won: 10))
        let poor = #expect(throws: BankError.self) { try open.requireSpendable(Money(won: 11)) }
        #expect(poor?.code == "balance.insufficient")
        #expect(poor?.message == "the account '3333-01-0000013' has 10 won to spend, not 11 won")
        let closed = try account(balance: 0, isClosed: true)
        #expect(throws: BankError.accountClosed(closed.number)) { try closed.requireOpen() }
        #expect(open.label == "3333-01-0000013 (생활비)")
    }

    private func account(balance: Int64, isClosed: Bool) throws -> DemandDepositAccount {
        DemandDepositAccount(
            number: try AccountNumber(parsing: "3333-01-0000013"),
            owner: CustomerID("C000001"),
            nickname: "생활비",
            balance: Money(won: balance),
            isClosed: isClosed
        )
    }
}
