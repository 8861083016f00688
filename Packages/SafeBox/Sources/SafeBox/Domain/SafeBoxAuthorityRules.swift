import Bookkeeping
import DemandDepositInterface
import SafeBoxInterface

/// The authority rules for requests about safe boxes.
enum SafeBoxAuthorityRules {
    private static let boxes: Set = [SafeBoxRecord.collection]

    /// Returns the rules, one for each kind of request about a safe box.
    /// - Parameters:
    ///   - holder: The name of the bank authority that authorizes interest payments.
    ///   - rates: The yearly interest rates by date.
    static func all(by holder: String, rates: InterestRateTable) -> [AuthorityRule] {
        [
            opening, move(.put), move(.take), schedule, interest(rates), closing(rates),
            .interestPayout(of: SafeBoxRecord.self, by: holder, rates: rates),
        ]
    }

    private static let opening = AuthorityRule(.safeBoxOpening, by: .unneeded, changing: boxes) {
        (request: SafeBoxOpeningRequest, review) in
        let account = request.account.accountID
        let linked = try review.account(account)
        guard linked.kind == .demandDeposit, let owner = linked.owner else {
            throw review.refusal("'\(account)' is not a demand deposit account")
        }
        let number = Int((review.entry.result["box"] ?? "").dropFirst("\(account)/box".count)) ?? 0
        try review.require(number > 0, "the entry's result does not name the new safe box")
        if number > 1 { _ = try review.account(SafeBoxRecord.boxAccount(number - 1, of: account)) }
        try review.requireSame(
            as: try SafeBoxDrafts.opening(
                request,
                as: review.id,
                SafeBoxRecord.boxAccount(number, of: account),
                of: owner,
                on: review.entry.date
            )
        )
    }

    private static func move(_ move: SafeBoxMove) -> AuthorityRule {
        AuthorityRule(move.purpose, by: .customer, changing: boxes) {
            (request: SafeBoxMoveRequest, review) in
            let box = try review.box(of: request.account)
            try review.requireSame(as: try SafeBoxDrafts.move(request, as: review.id, box))
            guard move == .put else { return }
            let balance = try review.account(box.value.boxAccount).balance
            try review.require(
                balance <= box.value.limit.money,
                "the safe box would hold \(balance), which is above its limit"
            )
        }
    }

    private static let schedule = AuthorityRule(.safeBoxSetting, by: .unneeded, changing: boxes) {
        (request: PayoutScheduleRequest, review) in
        try review.requireSame(
            as: try SafeBoxDrafts.schedule(
                request,
                as: review.id,
                try review.box(of: request.account),
                on: review.entry.date
            )
        )
    }

    private static func interest(_ rates: InterestRateTable) -> AuthorityRule {
        AuthorityRule(
            .safeBoxInterest,
            by: .customer,
            changing: boxes,
            opening: InterestPayout.openings
        ) { (request: AccountRequest, review) in
            let box = try review.box(of: request.account)
            try review.requireSame(
                as: try SafeBoxDrafts.interest(
                    request,
                    as: review.id,
                    box,
                    try review.earned(by: box.value, rates),
                    on: review.entry.date
                )
            )
        }
    }

    private static func closing(_ rates: InterestRateTable) -> AuthorityRule {
        AuthorityRule(.safeBoxClosing, by: .customer, changing: boxes) {
            (request: AccountRequest, review) in
            let box = try review.box(of: request.account)
            let interest = try review.earned(by: box.value, rates).interest.payable
            try review.require(interest == .zero, "\(interest) of interest is unpaid")
            try review.requireSame(
                as: SafeBoxDrafts.closing(request, as: review.id, box, on: review.entry.date)
            )
        }
    }
}

extension EntryReview {
    /// Returns the record that an account's safe box had before the entry.
    fileprivate func box(of number: AccountNumber) throws -> TypedRecord<SafeBoxRecord> {
        let account = number.accountID
        let key = SafeBoxRecord.key(ofBoxLinkedTo: account)
        guard let box = try before(key, as: SafeBoxRecord.self) else {
            throw refusal("the account '\(account)' has no safe box before this entry")
        }
        try require(box.value.linkedAccount == account, "the record names another account")
        return box
    }

    /// Returns the interest that a safe box has earned up to the day before the entry.
    fileprivate func earned(
        by box: SafeBoxRecord,
        _ rates: InterestRateTable
    ) throws -> InterestAnchor {
        var anchor = box.anchor
        try anchor.advance(
            through: entry.date.advanced(by: -1),
            of: box.boxAccount,
            rates: rates,
            in: self
        )
        return anchor
    }
}
