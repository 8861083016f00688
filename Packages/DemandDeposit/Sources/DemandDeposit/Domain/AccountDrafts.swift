import Bookkeeping
import DemandDepositInterface

/// Builds the transaction for a request about accounts, from the request and the stored records.
///
/// The use cases post these drafts. The authority rules build each draft again, and refuse an entry
/// that differs from it.
enum AccountDrafts {
    /// Returns the transaction that opens the account with the next free number on `date`.
    /// - Throws: `BankError` `account.none-left`, `nickname.taken`, `date.end`.
    static func opening(
        _ request: AccountOpeningRequest,
        as id: IdempotencyID,
        counter: TypedRecord<AccountCounter>?,
        nicknames: TypedRecord<CustomerNicknames>?,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        let owner = request.customer
        var next = counter?.value ?? AccountCounter()
        let number = try next.next()
        let record = AccountRecord(
            account: number.accountID,
            nickname: request.nickname?.text,
            anchor: InterestAnchor(from: date)
        )
        guard let payday = record.nextPayday(after: date) else { throw BankError.calendarEnd }
        return TransactionDraft(
            Intent(id: id, request),
            openings: [AccountOpening(id: record.account, kind: .demandDeposit, owner: owner)],
            records: [
                try counter.map { try .update($0.record, to: next) }
                    ?? .create(AccountCounter.key, next),
                try .create(
                    AccountRecord.key(of: record.account),
                    record,
                    due: payday
                ),
            ]
                + (try renaming(
                    record.account,
                    of: owner,
                    from: nil,
                    to: record.nickname,
                    in: nicknames
                )),
            result: ["account": number.description],
            on: date
        )
    }

    /// Returns the transaction that changes or removes a nickname.
    /// - Throws: `BankError` `nickname.taken`.
    static func naming(
        _ request: AccountNamingRequest,
        as id: IdempotencyID,
        _ record: TypedRecord<AccountRecord>,
        of owner: CustomerID,
        nicknames: TypedRecord<CustomerNicknames>?
    ) throws -> TransactionDraft {
        var named = record
        named.value.nickname = request.nickname?.text
        return TransactionDraft(
            Intent(id: id, request),
            records: [try named.update()]
                + (try renaming(
                    record.value.account,
                    of: owner,
                    from: record.value.nickname,
                    to: request.nickname?.text,
                    in: nicknames
                ))
        )
    }

    /// Returns the transaction that pays cash in or out.
    static func cash(_ request: CashRequest, as id: IdempotencyID) -> TransactionDraft {
        let (cash, account) = (AccountOpening.cash.id, request.account.accountID)
        let (from, to) = request.move == .deposit ? (cash, account) : (account, cash)
        return TransactionDraft(
            Intent(id: id, request),
            legs: [
                .debit(from, request.amount, request.move.entryText),
                .credit(to, request.amount, request.move.entryText),
            ],
            openings: [.cash],
            memo: request.memo
        )
    }

    private static let transferTo = "transfer to "
    private static let transferFrom = "transfer from "

    /// Returns the account on the other side of a line of a statement; nil unless the line is a
    /// transfer.
    static func counterpart(of line: Statement.Line) -> AccountID? {
        let prefix = line.change < .zero ? transferTo : transferFrom
        guard line.purpose == .transfer, line.text.hasPrefix(prefix) else { return nil }
        return AccountID(String(line.text.dropFirst(prefix.count)))
    }

    /// Returns the transaction that moves money to another account.
    static func transfer(_ request: TransferRequest, as id: IdempotencyID) -> TransactionDraft {
        let (from, to) = (request.from.accountID, request.to.accountID)
        return TransactionDraft(
            Intent(id: id, request),
            legs: [
                .debit(from, request.amount, transferTo + to.rawValue),
                .credit(to, request.amount, transferFrom + from.rawValue),
            ],
            memo: request.memo
        )
    }

    /// Returns the transaction that closes an account on `date` and pays its interest in cash.
    /// - Parameter interest: The interest before tax, in whole won, zero or more.
    static func closing(
        _ request: AccountRequest,
        as id: IdempotencyID,
        _ record: TypedRecord<AccountRecord>,
        of owner: CustomerID,
        nicknames: TypedRecord<CustomerNicknames>?,
        interest: Money,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        let account = record.value.account
        return TransactionDraft(
            Intent(id: id, request),
            legs: interest > .zero ? legs(of: InterestPayout(interest), for: account) : [],
            openings: interest > .zero ? InterestPayout.openings + [.cash] : [],
            closings: [account],
            records: [record.remove()]
                + (try renaming(
                    account,
                    of: owner,
                    from: record.value.nickname,
                    to: nil,
                    in: nicknames
                )),
            result: ["interest": String(interest.won)],
            on: date
        )
    }

    // Interest that stayed on the account would keep it from closing.
    private static func legs(of payout: InterestPayout, for account: AccountID) -> [Leg] {
        payout.legs(to: account, text: AccountRecord.interestName) + [
            .debit(account, payout.paid, "interest paid in cash"),
            .credit(AccountOpening.cash.id, payout.paid, "interest paid in cash"),
        ]
    }

    private static func renaming(
        _ account: AccountID,
        of owner: CustomerID,
        from old: String?,
        to new: String?,
        in nicknames: TypedRecord<CustomerNicknames>?
    ) throws -> [RecordChange] {
        guard old != nil || new != nil else { return [] }
        var changed = nicknames?.value ?? CustomerNicknames()
        try changed.rename(account, from: old, to: new)
        return [
            try nicknames.map { try .update($0.record, to: changed) }
                ?? .create(CustomerNicknames.key(of: owner), changed)
        ]
    }
}

extension CashMove {
    var title: String { self == .deposit ? "Deposit" : "Withdraw" }
    var entryText: String { self == .deposit ? "cash paid in" : "cash taken out" }
}
