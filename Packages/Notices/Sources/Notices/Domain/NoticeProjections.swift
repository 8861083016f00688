import Bookkeeping
import CardInterface
import DemandDepositInterface
import SafeBoxInterface
import SigningInterface

/// The purposes that the module hears, each with a function that makes notices of its entries.
///
/// The purposes and the types of the requests are in the interfaces of the features. The features
/// do not know this module.
enum NoticeProjections {
    static let all = [
        cardPayment, transfer, deposit,
        interest(.accountInterest, in: PaydayRequest.self),
        interest(.safeBoxMonthlyInterest, in: PaydayRequest.self),
        interest(.safeBoxInterest, in: AccountRequest.self),
        attempt,
    ]

    private static let cardPayment = Projection<CustomerNotice>(.cardPayment) {
        (request: CardPaymentRequest, heard) in
        let purchase = request.purchase
        return heard.entry.holds.map { hold in
            CustomerNotice(
                .cardPayment,
                heard,
                to: hold.account,
                "Payment of \(purchase.amount) at \(purchase.merchant)"
            )
        }
    }

    private static let transfer = Projection<CustomerNotice>(.transfer) {
        (request: TransferRequest, heard) in
        [
            CustomerNotice(
                .moneyReceived,
                heard,
                to: request.to.accountID,
                from: request.from.accountID,
                "\(request.amount) received from \(request.from)"
                    + (request.memo.isEmpty ? "" : ": \(request.memo)")
            )
        ]
    }

    private static let deposit = Projection<CustomerNotice>(.deposit) {
        (request: CashRequest, heard) in
        [
            CustomerNotice(
                .moneyReceived,
                heard,
                to: request.account.accountID,
                "\(request.amount) received in cash"
                    + (request.memo.isEmpty ? "" : ": \(request.memo)")
            )
        ]
    }

    /// The amount after tax, which is what the entry adds to the account that it credits first.
    private static func interest<Content: Request>(
        _ purpose: Purpose,
        in _: Content.Type
    ) -> Projection<CustomerNotice> {
        Projection(purpose) { (_: Content, heard) in
            guard let account = heard.entry.legs.first(where: { $0.side == .credit })?.account
            else { return [] }
            let paid = heard.entry.legs.filter { $0.account == account }.reduce(0) {
                $1.side == .credit ? $0 + $1.amount.won : $0 - $1.amount.won
            }
            return [
                CustomerNotice(
                    .interestPaid,
                    heard,
                    to: account,
                    "Interest of \(Money(won: paid)) paid, after tax"
                )
            ]
        }
    }

    /// Makes a notice of the second attempt in a row, and of each later one.
    ///
    /// An attempt is counted before it is checked. So a second one in a row means that the first has
    /// not succeeded; it was wrong, or another program still checks it.
    private static let attempt = Projection<CustomerNotice>(.customerTry) {
        (_: CustomerRequest, heard) in
        guard
            let attempts = try heard.value(
                in: AttemptsRecord.collection,
                as: AttemptsRecord.self
            )
        else { return [] }
        let (passwords, codes) = (attempts.password.inARow, attempts.recoveryCode.inARow)
        guard passwords + codes > 1 else { return [] }
        func times(_ number: Int) -> String { number == 1 ? "once" : "\(number) times" }
        let text =
            passwords == 0
            ? "Recovery code tried \(times(codes))"
            : "Password tried \(times(passwords))"
                + (codes == 0 ? "" : ", recovery code \(times(codes))")
        return [CustomerNotice(.wrongPassword, heard, text + " in a row")]
    }
}
