import Bookkeeping
import DemandDepositInterface

/// A request to open an account.
struct AccountOpeningRequest: Request {
    let customer: CustomerID
    let nickname: Nickname?

    let purpose = Purpose.accountOpening
    var fields: [String: any RequestField] { ["customer": customer, "nickname": nickname] }
}

extension AccountOpeningRequest {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(customer: try fields("customer"), nickname: try fields("nickname"))
    }
}

/// A request to give an account a nickname, or to remove the nickname.
struct AccountNamingRequest: Request {
    let account: AccountNumber
    let nickname: Nickname?

    let purpose = Purpose.accountNaming
    var fields: [String: any RequestField] { ["account": account, "nickname": nickname] }
}

extension AccountNamingRequest {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(account: try fields("account"), nickname: try fields("nickname"))
    }
}

extension Nickname: ParsedField {
    var description: String { text }
}
