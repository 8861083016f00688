import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface

/// The authority rules for requests about safe boxes.
enum SafeBoxAuthorityRules {
    private static let boxes: Set = [SafeBoxRecord.collection]

    /// Returns the rules for all purposes of safe boxes.
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
        review in
        try review.requireFields(["account", "limit"])
        let account = review.entry.intent.account
        let linked = try review.account(account)
        guard linked.kind == .demandDeposit, let owner = linked.owner else {
            throw review.refusal("'\(account)' is not a demand deposit account")
        }
        let number = Int((review.entry.result["box"] ?? "").dropFirst("\(account)/box".count)) ?? 0
        try review.require(number > 0, "the entry's result does not name the new safe box")
        if number > 1 { _ = try review.account(SafeBoxRecord.boxAccount(number - 1, of: account)) }
        let limit = review.entry.intent.money("limit")
        try review.require((try? SafeBoxLimit(limit)) != nil, "the box's limit is out of range")
        try review.requireSame(
            as: try SafeBoxDrafts.opening(
                review.entry.intent,
                SafeBoxRecord.boxAccount(number, of: account),
                of: owner,
                on: review.entry.date
            )
        )
    }

    private static func move(_ move: SafeBoxMove) -> AuthorityRule {
        AuthorityRule(move.purpose, by: .customer, changing: boxes) { review in
            try review.requireFields(["account", "amount"])
            let box = try review.box()
            try review.requireSame(as: try SafeBoxDrafts.move(move, review.entry.intent, box))
            guard move == .put else { return }
            let balance = try review.account(box.value.boxAccount).balance
            try review.require(
                balance <= box.value.limit.money,
                "the safe box would hold \(balance), which is above its limit"
            )
        }
    }

    private static let schedule = AuthorityRule(.safeBoxSetting, by: .unneeded, changing: boxes) {
        review in
        try review.requireFields(["account", "payout"])
        let text = review.entry.intent.content["payout"] ?? ""
        guard let schedule = PayoutSchedule(rawValue: text) else {
            throw review.refusal("the schedule '\(text)' is unknown")
        }
        try review.requireSame(
            as: try SafeBoxDrafts.schedule(
                review.entry.intent,
                schedule,
                try review.box(),
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
        ) { review in
            try review.requireFields(["account"])
            let box = try review.box()
            try review.requireSame(
                as: try SafeBoxDrafts.interest(
                    review.entry.intent,
                    box,
                    try review.earned(by: box.value, rates),
                    on: review.entry.date
                )
            )
        }
    }

    private static func closing(_ rates: InterestRateTable) -> AuthorityRule {
        AuthorityRule(.safeBoxClosing, by: .customer, changing: boxes) { review in
            try review.requireFields(["account"])
            let box = try review.box()
            let interest = try review.earned(by: box.value, rates).interest.payable
            try review.require(interest == .zero, "\(interest) of interest is unpaid")
            try review.requireSame(
                as: SafeBoxDrafts.closing(review.entry.intent, box, on: review.entry.date)
            )
        }
    }
}

extension EntryReview {
    /// Returns the safe box of the account that the request names, as it was before the entry.
    fileprivate func box() throws -> TypedRecord<SafeBoxRecord> {
        let account = entry.intent.account
        let key = SafeBoxRecord.key(ofBoxLinkedTo: account)
        guard let box = try before(key, as: SafeBoxRecord.self) else {
            throw refusal("the account '\(account)' has no safe box before this entry")
        }
        try require(box.value.linkedAccount == account, "the record has another account")
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
