import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("Finding accounts")
struct FindAccountTests {
    @Test("lists all accounts, or those of a customer")
    func list() async throws {
        let bank = try TestBank()
        let hanas = [try await bank.open(5), try await bank.open()]
        let duris = [try await bank.open(for: TestBank.duri)]
        let all = try await bank.service.accounts(ownedBy: nil)
        #expect(all.map(\.number) == hanas + duris)
        #expect(try await bank.service.accounts(ownedBy: TestBank.duri).map(\.number) == duris)
        #expect(all.first?.balance == Money(won: 5))
    }

    @Test("refuses to list the accounts of an unknown customer")
    func unknownCustomer() async throws {
        let bank = try TestBank()
        let code = try await refusalCode {
            try await bank.service.accounts(ownedBy: CustomerID("C999999"))
        }
        #expect(code == "customer.unknown")
    }

    @Test("reads linked products only to show an account")
    func lazily() async throws {
        let bank = try TestBank()
        let number = try await bank.open(10)
        _ = try await bank.accounts.account(number.description)
        _ = try await bank.service.accounts(ownedBy: nil)
        #expect(bank.links.questions == 0)
        _ = try await bank.service.show(.number(number))
        #expect(bank.links.questions == 2)
    }

    @Test("distinguishes mistyped, malformed and unknown numbers")
    func references() async throws {
        let bank = try TestBank()
        for (text, code) in [
            ("3333-01-0000014", "account.mistyped"), ("3333-01-17", "account.number"),
            ("3333-01-0000013", "account.unknown"), ("１２", "account.number"),
        ] {
            #expect(try await refusalCode { try await bank.accounts.account(text) } == code)
        }
    }

    @Test("does not find an account of another kind")
    func otherKind() async throws {
        let bank = try TestBank()
        let number = try #require(AccountNumber(branch: 1, serial: 5))
        _ = try await bank.ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: TestBank.opening, content: [:]),
                authority: .unneeded,
                openings: [
                    AccountOpening(
                        id: number.accountID,
                        kind: AccountKind("other", normalSide: .credit),
                        owner: TestBank.hana
                    )
                ]
            )
        )
        let code = try await refusalCode { try await bank.accounts.account(number.description) }
        #expect(code == "account.unknown")
    }
}
