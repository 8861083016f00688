import Bookkeeping
import DemandDepositInterface

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
    /// The rule cannot check that the customer exists; the use case checks it.
    private static let opening = AuthorityRule(
        .accountOpening,
        by: .unneeded,
        changing: names.union([AccountCounter.key.collection])
    ) { (request: AccountOpeningRequest, review) in
        try review.requireSame(
            as: try AccountDrafts.opening(
                request,
                as: review.id,
                counter: try review.before(AccountCounter.key),
                nicknames: try review.nicknames(of: request.customer),
                on: review.entry.date
            )
        )
    }

    private static let naming = AuthorityRule(.accountNaming, by: .unneeded, changing: names) {
        (request: AccountNamingRequest, review) in
        let record = try review.record(of: request.account)
        let owner = try review.owner(of: record.value.account)
        try review.requireSame(
            as: try AccountDrafts.naming(
                request,
                as: review.id,
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
        AuthorityRule(move.purpose, by: authorizer, opening: [.cash]) {
            (request: CashRequest, review) in
            _ = try review.owner(of: request.account.accountID)
            try review.requireSame(as: AccountDrafts.cash(request, as: review.id))
        }
    }

    private static let transfer = AuthorityRule(.transfer, by: .customer) {
        (request: TransferRequest, review) in
        _ = try review.owner(of: request.from.accountID)
        _ = try review.owner(of: request.to.accountID)
        try review.require(request.from != request.to, "payer and payee are the same account")
        try review.requireSame(as: AccountDrafts.transfer(request, as: review.id))
    }

    private static func closing(_ rates: InterestRateTable) -> AuthorityRule {
        AuthorityRule(
            .accountClosing,
            by: .customer,
            changing: names,
            opening: InterestPayout.openings + [.cash]
        ) { (request: AccountRequest, review) in
            let (record, date) = (try review.record(of: request.account), review.entry.date)
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
                    request,
                    as: review.id,
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
    /// Returns the record of an account, as stored before the reviewed entry.
    fileprivate func record(of number: AccountNumber) throws -> TypedRecord<AccountRecord> {
        let account = number.accountID
        guard let record = try before(AccountRecord.key(of: account), as: AccountRecord.self) else {
            throw refusal("the account '\(account)' has no record before this entry")
        }
        try require(record.value.account == account, "the record belongs to another account")
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
}
