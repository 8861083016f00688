import BankConsoleTesting
import Testing

@testable import SafeBox

@Suite("The requests about safe boxes")
struct RequestTests {
    private let number = AccountNumber.sample

    private var requests: [any Request] {
        get throws {
            [
                SafeBoxOpeningRequest(account: number, limit: .standard),
                SafeBoxMoveRequest(.put, Money(won: 5), of: number),
                SafeBoxMoveRequest(.take, Money(won: 5), of: number),
                PayoutScheduleRequest(account: number, payout: .monthly),
                AccountRequest(.safeBoxInterest, number), AccountRequest(.safeBoxClosing, number),
                PaydayRequest(
                    .safeBoxMonthlyInterest,
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
                == Set(SafeBoxAuthorityRules.all(by: "SafeBox", rates: .safeBox).map(\.purpose))
        )
    }

    @Test("each missing, additional or corrupted field is refused with its name and the purpose")
    func strict() throws {
        for request in try requests { #expect(request.acceptedChanges() == []) }
    }
}
