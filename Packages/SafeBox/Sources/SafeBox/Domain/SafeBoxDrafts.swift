import Bookkeeping
import DemandDepositInterface
import SafeBoxInterface

/// Builds the transactions of safe boxes from a request and the safe box's current record.
///
/// The use cases post these drafts. The authority rules rebuild each draft, and refuse an entry
/// that differs from the draft.
enum SafeBoxDrafts {
    /// Returns the transaction that opens a safe box on `date`.
    /// - Parameters:
    ///   - request: The request.
    ///   - id: The idempotency key.
    ///   - boxAccount: The book's account for the money in the safe box.
    ///   - owner: The owner of the demand deposit account.
    ///   - date: The business date.
    static func opening(
        _ request: SafeBoxOpeningRequest,
        as id: IdempotencyID,
        _ boxAccount: AccountID,
        of owner: CustomerID,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        let record = SafeBoxRecord(
            linkedAccount: request.account.accountID,
            boxAccount: boxAccount,
            limit: request.limit,
            payout: .onRequest,
            anchor: InterestAnchor(from: date)
        )
        return TransactionDraft(
            Intent(id: id, request),
            openings: [AccountOpening(id: boxAccount, kind: .safeBox, owner: owner)],
            records: [
                try .create(
                    SafeBoxRecord.key(ofBoxLinkedTo: record.linkedAccount),
                    record,
                    linkedTo: record.linkedAccount,
                    due: record.nextPayday(after: date)
                )
            ],
            result: ["box": boxAccount.rawValue],
            on: date
        )
    }

    /// Returns the transaction that moves money between an account and its safe box.
    static func move(
        _ request: SafeBoxMoveRequest,
        as id: IdempotencyID,
        _ box: TypedRecord<SafeBoxRecord>
    ) throws -> TransactionDraft {
        let (account, boxAccount) = (box.value.linkedAccount, box.value.boxAccount)
        let (from, to) = request.move == .put ? (account, boxAccount) : (boxAccount, account)
        return TransactionDraft(
            Intent(id: id, request),
            legs: [
                .debit(from, request.amount, request.move.entryText),
                .credit(to, request.amount, request.move.entryText),
            ],
            // Written again unchanged: of two simultaneous requests, one conflicts, starts over and
            // checks the limit again.
            records: [try box.update()],
            result: ["box": boxAccount.rawValue]
        )
    }

    /// Returns the transaction that pays a safe box's interest into the account.
    /// - Parameters:
    ///   - request: The request.
    ///   - id: The idempotency key.
    ///   - box: The record of the safe box before the payout.
    ///   - anchor: The interest that is earned up to the day before `date`.
    ///   - date: The business date.
    static func interest(
        _ request: AccountRequest,
        as id: IdempotencyID,
        _ box: TypedRecord<SafeBoxRecord>,
        _ anchor: InterestAnchor,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        var paid = box
        paid.value.anchor = anchor
        let interest = paid.value.anchor.takePayable()
        return TransactionDraft(
            Intent(id: id, request),
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
    /// - Throws: `BankError` `date.end` if no payday is left.
    static func schedule(
        _ request: PayoutScheduleRequest,
        as id: IdempotencyID,
        _ box: TypedRecord<SafeBoxRecord>,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        var set = box
        set.value.payout = request.payout
        let payday = request.payout.nextPayday(after: date)
        guard payday != nil || request.payout == .onRequest else { throw BankError.calendarEnd }
        return TransactionDraft(
            Intent(id: id, request),
            records: [try set.update(due: payday)],
            on: date
        )
    }

    /// Returns the transaction that closes a safe box on `date`; its interest must be paid before.
    static func closing(
        _ request: AccountRequest,
        as id: IdempotencyID,
        _ box: TypedRecord<SafeBoxRecord>,
        on date: BusinessDate
    ) -> TransactionDraft {
        TransactionDraft(
            Intent(id: id, request),
            closings: [box.value.boxAccount],
            records: [box.remove()],
            on: date
        )
    }
}
