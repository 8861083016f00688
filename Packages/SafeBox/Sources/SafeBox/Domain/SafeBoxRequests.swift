import Bookkeeping
import SafeBoxInterface

/// A request to open the safe box of an account.
struct SafeBoxOpeningRequest: Request {
    let account: AccountNumber
    let limit: SafeBoxLimit

    let purpose = Purpose.safeBoxOpening
    var fields: [String: any RequestField] { ["account": account, "limit": limit] }
}

extension SafeBoxOpeningRequest {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(account: try fields("account"), limit: try fields("limit"))
    }
}

/// A request to set the schedule by which a safe box pays its interest.
struct PayoutScheduleRequest: Request {
    let account: AccountNumber
    let payout: PayoutSchedule

    let purpose = Purpose.safeBoxSetting
    var fields: [String: any RequestField] { ["account": account, "payout": payout] }
}

extension PayoutScheduleRequest {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(account: try fields("account"), payout: try fields("payout"))
    }
}

extension PayoutSchedule: RequestField {}

extension SafeBoxLimit: RequestField {
    var requestText: String { money.requestText }

    init(requestText: String) throws {
        try self.init(Money(requestText: requestText))
    }
}
