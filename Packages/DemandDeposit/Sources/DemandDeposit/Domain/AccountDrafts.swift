import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// Builds the transaction for a request about accounts, from the request and the stored records.
///
/// The use cases post these drafts. The authority rules build each draft again, and refuse an entry
/// that differs from it.
enum AccountDrafts {
    /// Returns the transaction that opens the account with the next free number on `date`.
    /// - Throws: `BankError` `account.none-left`, `nickname.taken`.
    static func opening(
        _ intent: Intent,
        counter: TypedRecord<AccountCounter>?,
        nicknames: TypedRecord<CustomerNicknames>?,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        let owner = CustomerID(intent.text("customer"))
        var next = counter?.value ?? AccountCounter()
        let number = try next.next()
        let record = AccountRecord(
            account: number.accountID,
            nickname: intent.nickname,
            anchor: InterestAnchor(from: date)
        )
        return TransactionDraft(
            intent,
            openings: [AccountOpening(id: record.account, kind: .demandDeposit, owner: owner)],
            records: [
                try counter.map { try .update($0.record, to: next) }
                    ?? .create(AccountCounter.key, next),
                try .create(
                    AccountRecord.key(of: record.account),
                    record,
                    due: AccountRecord.payday(after: date)
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
        _ intent: Intent,
        _ record: TypedRecord<AccountRecord>,
        of owner: CustomerID,
        nicknames: TypedRecord<CustomerNicknames>?
    ) throws -> TransactionDraft {
        var named = record
        named.value.nickname = intent.nickname
        return TransactionDraft(
            intent,
            records: [try named.update()]
                + (try renaming(
                    record.value.account,
                    of: owner,
                    from: record.value.nickname,
                    to: intent.nickname,
                    in: nicknames
                ))
        )
    }

    /// Returns the transaction that pays cash in or out.
    static func cash(_ move: CashMove, _ intent: Intent) -> TransactionDraft {
        let (cash, account) = (AccountOpening.cash.id, intent.account("account"))
        let (from, to) = move == .deposit ? (cash, account) : (account, cash)
        return TransactionDraft(
            intent,
            legs: [
                .debit(from, intent.amount, move.entryText),
                .credit(to, intent.amount, move.entryText),
            ],
            openings: [.cash],
            memo: intent.text("memo")
        )
    }

    /// Returns the transaction that moves money to another account.
    static func transfer(_ intent: Intent) -> TransactionDraft {
        let (from, to) = (intent.account("from"), intent.account("to"))
        return TransactionDraft(
            intent,
            legs: [
                .debit(from, intent.amount, "transfer to \(to)"),
                .credit(to, intent.amount, "transfer from \(from)"),
            ],
            memo: intent.text("memo")
        )
    }

    /// Returns the transaction that closes an account on `date` and pays its interest in cash.
    /// - Parameter interest: The interest before tax, in whole won, zero or more.
    static func closing(
        _ intent: Intent,
        _ record: TypedRecord<AccountRecord>,
        of owner: CustomerID,
        nicknames: TypedRecord<CustomerNicknames>?,
        interest: Money,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        let account = record.value.account
        return TransactionDraft(
            intent,
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

extension Intent {
    /// Returns the content under the key `field`; empty if the request has no such field.
    func text(_ field: String) -> String { content[field] ?? "" }

    /// Returns the account whose number is the content under the key `field`.
    func account(_ field: String) -> AccountID { AccountID(text(field)) }

    /// The amount in the request's content; zero without an amount.
    var amount: Money { Money(won: Int64(text("amount")) ?? 0) }

    /// The nickname in the request's content; nil for an account without a nickname.
    var nickname: String? { text("nickname").isEmpty ? nil : text("nickname") }
}

/// The direction in which cash moves.
enum CashMove: Sendable, Hashable {
    /// Cash is paid into the account, on the bank's authority.
    case deposit
    /// Cash is taken out of the account, on the owner's signature.
    case withdraw

    var title: String { self == .deposit ? "Deposit" : "Withdraw" }
    var entryText: String { self == .deposit ? "cash paid in" : "cash taken out" }
    var purpose: Purpose { self == .deposit ? .deposit : .withdrawal }
}
