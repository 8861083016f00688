import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// The authority rules for requests about accounts.
enum DemandDepositAuthorityRules {
    private static let names: Set = [AccountRecord.collection, CustomerNicknames.collection]

    /// Returns the authority rules for all kinds of requests about accounts.
    /// - Parameters:
    ///   - holder: The name of the bank authority that authorizes deposits and interest payments.
    ///   - rates: The yearly interest rates by date.
    static func all(by holder: String, rates: InterestRateTable) -> [AuthorityRule] {
        [
            opening, naming, transfer, closing(rates),
            cash(.deposit, by: .bank(holder)), cash(.withdraw, by: .customer),
            .interestPayout(of: AccountRecord.self, by: holder, rates: rates),
        ]
    }

    /// The rule for opening an account.
    ///
    /// The use case checks that the customer exists, because the rule cannot.
    private static let opening = AuthorityRule(
        .accountOpening,
        by: .unneeded,
        changing: names.union([AccountCounter.key.collection])
    ) { review in
        let intent = review.entry.intent
        try review.requireFields(["customer", "nickname"])
        try review.requireValidNickname()
        try review.requireSame(
            as: try AccountDrafts.opening(
                intent,
                counter: try review.before(AccountCounter.key),
                nicknames: try review.nicknames(of: CustomerID(intent.text("customer"))),
                on: review.entry.date
            )
        )
    }

    private static let naming = AuthorityRule(.accountNaming, by: .unneeded, changing: names) {
        review in
        try review.requireFields(["account", "nickname"])
        let record = try review.accountRecord()
        let owner = try review.owner(of: record.value.account)
        try review.requireValidNickname()
        try review.requireSame(
            as: try AccountDrafts.naming(
                review.entry.intent,
                record,
                of: owner,
                nicknames: try review.nicknames(of: owner)
            )
        )
    }

    private static func cash(
        _ move: CashMove,
        by authorizer: AuthorityRule.Authorizer
    ) -> AuthorityRule {
        AuthorityRule(move.purpose, by: authorizer, opening: [.cash]) { review in
            let intent = review.entry.intent
            try review.requireFields(["account", "amount", "memo"])
            _ = try review.owner(of: intent.account("account"))
            try review.requireSame(as: AccountDrafts.cash(move, intent))
        }
    }

    private static let transfer = AuthorityRule(.transfer, by: .customer) { review in
        let intent = review.entry.intent
        try review.requireFields(["from", "to", "amount", "memo"])
        _ = try review.owner(of: intent.account("from"))
        _ = try review.owner(of: intent.account("to"))
        try review.require(
            intent.account("from") != intent.account("to"),
            "its payer and its payee are the same account"
        )
        try review.requireSame(as: AccountDrafts.transfer(intent))
    }

    private static func closing(_ rates: InterestRateTable) -> AuthorityRule {
        AuthorityRule(
            .accountClosing,
            by: .customer,
            changing: names,
            opening: InterestPayout.openings + [.cash]
        ) { review in
            try review.requireFields(["account"])
            let (record, date) = (try review.accountRecord(), review.entry.date)
            let owner = try review.owner(of: record.value.account)
            var anchor = record.value.anchor
            try anchor.advance(
                through: date.advanced(by: -1),
                of: record.value.account,
                rates: rates,
                in: review
            )
            try review.requireSame(
                as: try AccountDrafts.closing(
                    review.entry.intent,
                    record,
                    of: owner,
                    nicknames: try review.nicknames(of: owner),
                    interest: anchor.interest.payable,
                    on: date
                )
            )
        }
    }
}

extension EntryReview {
    /// Returns the record of the request's account, as stored before the entry.
    fileprivate func accountRecord() throws -> TypedRecord<AccountRecord> {
        let account = entry.intent.account("account")
        guard let record = try before(AccountRecord.key(of: account), as: AccountRecord.self) else {
            throw refusal("the account '\(account)' has no record before this entry")
        }
        try require(record.value.account == account, "the record has another account")
        return record
    }

    fileprivate func nicknames(
        of customer: CustomerID
    ) throws -> TypedRecord<CustomerNicknames>? {
        try before(CustomerNicknames.key(of: customer))
    }

    /// Returns the owner of the account `id`, which must be a demand deposit account.
    fileprivate func owner(of id: AccountID) throws -> CustomerID {
        let account = try account(id)
        guard account.kind == .demandDeposit, let owner = account.owner else {
            throw refusal("'\(id)' is not a demand deposit account")
        }
        return owner
    }

    fileprivate func requireValidNickname() throws {
        guard let nickname = entry.intent.nickname else { return }
        try require((try? Nickname(parsing: nickname)) != nil, "'\(nickname)' cannot be a nickname")
    }
}
