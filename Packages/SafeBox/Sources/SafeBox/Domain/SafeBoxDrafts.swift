import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface

/// Builds the transactions of safe boxes from a request and the safe box's current record.
///
/// The use cases post these drafts. The authority rules rebuild each draft and refuse an entry that
/// differs.
enum SafeBoxDrafts {
    /// Returns the transaction that opens a safe box on `date`.
    /// - Parameters:
    ///   - intent: The request with the account and the limit.
    ///   - boxAccount: The book's account for the money in the safe box.
    ///   - owner: The owner of the demand deposit account.
    ///   - date: The business date.
    /// - Throws: `BankError` `safebox.limit-range` if the limit is out of range.
    static func opening(
        _ intent: Intent,
        _ boxAccount: AccountID,
        of owner: CustomerID,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        let record = SafeBoxRecord(
            linkedAccount: intent.account,
            boxAccount: boxAccount,
            limit: try SafeBoxLimit(intent.money("limit")),
            payout: .onRequest,
            anchor: InterestAnchor(from: date)
        )
        return TransactionDraft(
            intent,
            openings: [AccountOpening(id: boxAccount, kind: .safeBox, owner: owner)],
            records: [
                try .create(
                    SafeBoxRecord.key(ofBoxLinkedTo: intent.account),
                    record,
                    linkedTo: intent.account,
                    due: record.nextPayday(after: date)
                )
            ],
            result: ["box": boxAccount.rawValue],
            on: date
        )
    }

    /// Returns the transaction that moves money between an account and its safe box.
    static func move(
        _ move: SafeBoxMove,
        _ intent: Intent,
        _ box: TypedRecord<SafeBoxRecord>
    ) throws -> TransactionDraft {
        let (account, boxAccount) = (box.value.linkedAccount, box.value.boxAccount)
        let (from, to) = move == .put ? (account, boxAccount) : (boxAccount, account)
        return TransactionDraft(
            intent,
            legs: [
                .debit(from, intent.money("amount"), move.entryText),
                .credit(to, intent.money("amount"), move.entryText),
            ],
            // Written again unchanged: of two simultaneous requests, one conflicts, starts over and
            // checks the limit again.
            records: [try box.update()],
            result: ["box": boxAccount.rawValue]
        )
    }

    /// Returns the transaction that pays a safe box's interest into the account.
    /// - Parameters:
    ///   - intent: The request.
    ///   - box: The record of the safe box before the payout.
    ///   - anchor: The interest that is earned up to the day before `date`.
    ///   - date: The business date.
    static func interest(
        _ intent: Intent,
        _ box: TypedRecord<SafeBoxRecord>,
        _ anchor: InterestAnchor,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        var paid = box
        paid.value.anchor = anchor
        let interest = paid.value.anchor.takePayable()
        return TransactionDraft(
            intent,
            legs: InterestPayout(interest)
                .legs(to: box.value.linkedAccount, text: SafeBoxRecord.interestName),
            openings: InterestPayout.openings,
            records: [try paid.update()],
            result: ["interest": String(interest.won)],
            on: date
        )
    }

    /// Returns the transaction that changes the payout schedule on `date`, and thereby the next
    /// payday.
    static func schedule(
        _ intent: Intent,
        _ schedule: PayoutSchedule,
        _ box: TypedRecord<SafeBoxRecord>,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        var set = box
        set.value.payout = schedule
        return TransactionDraft(
            intent,
            records: [try set.update(due: schedule.nextPayday(after: date))],
            on: date
        )
    }

    /// Returns the transaction that closes a safe box on `date`; its interest must be paid before.
    static func closing(
        _ intent: Intent,
        _ box: TypedRecord<SafeBoxRecord>,
        on date: BusinessDate
    ) -> TransactionDraft {
        TransactionDraft(
            intent,
            closings: [box.value.boxAccount],
            records: [box.remove()],
            on: date
        )
    }
}

extension Intent {
    /// The account of the request.
    var account: AccountID { AccountID(content["account"] ?? "") }

    /// Returns the amount that the content has under the key `field`; zero if the key is missing.
    func money(_ field: String) -> Money {
        Money(won: content[field].flatMap { Int64($0) } ?? 0)
    }
}
