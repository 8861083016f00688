import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("The requests about accounts")
struct RequestTests {
    private let number = AccountNumber.sample

    private var requests: [any Request] {
        get throws {
            [
                AccountOpeningRequest(
                    customer: TestBank.hana,
                    nickname: try Nickname(parsing: "rent")
                ),
                AccountNamingRequest(account: number, nickname: nil),
                CashRequest(.deposit, Money(won: 5), at: number, memo: "for July"),
                CashRequest(.withdraw, Money(won: 5), at: number, memo: ""),
                TransferRequest(from: number, to: number, amount: Money(won: 5), memo: "July"),
                AccountRequest(.accountClosing, number),
                PaydayRequest(
                    .accountInterest,
                    number.accountID,
                    through: try BusinessDate(parsing: "2026-03-20")
                ),
            ]
        }
    }

    @Test("there is a typed request for each purpose that the feature posts")
    func complete() throws {
        let purposes = Set(try requests.map(\.purpose))
        #expect(
            purposes
                == Set(
                    DemandDepositAuthorityRules.all(by: "DemandDeposit", rates: .demandDeposit).map(
                        \.purpose
                    )
                )
        )
    }

    @Test("each missing, additional or corrupted field is refused with its name and the purpose")
    func strict() throws {
        for request in try requests { #expect(request.acceptedChanges() == []) }
    }
}
