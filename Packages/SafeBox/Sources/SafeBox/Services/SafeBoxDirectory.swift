import Bookkeeping
import LedgerInterface
import SafeBoxInterface

/// Finds safe boxes in the book.
///
/// The screen of an account uses only this type, so showing an account does not create the use
/// cases of safe boxes.
struct SafeBoxDirectory: SafeBoxInject {
    let ledger: any Ledger
    let interest: InterestBooking<SafeBoxRecord>

    func safeBox(linkedTo account: AccountID) async throws -> SafeBoxSummary? {
        guard let box = try await box(linkedTo: account) else { return nil }
        return SafeBoxSummary(
            account: account,
            balance: box.balance,
            limit: box.record.limit.money,
            payableInterest: try await interest.accrued(by: box.record).interest.payable
        )
    }

    /// Returns the safe box of `account`, or nil for an account without a safe box.
    func box(linkedTo account: AccountID) async throws -> SafeBoxSnapshot? {
        let key = SafeBoxRecord.key(ofBoxLinkedTo: account)
        guard let held = try await ledger.record(key, as: SafeBoxRecord.self) else { return nil }
        guard let balance = try await ledger.account(held.value.boxAccount)?.balance else {
            throw BankError(
                .unreadableBook,
                code: "record.unreadable",
                "the safe box of '\(account)' has no account in the book; "
                    + "run 'bank audit' for details"
            )
        }
        return SafeBoxSnapshot(held: held, balance: balance)
    }

    /// Returns the safe box of `account`, which must exist.
    /// - Throws: `BankError` `safebox.none`.
    func requiredBox(linkedTo account: AccountID) async throws -> SafeBoxSnapshot {
        guard let box = try await box(linkedTo: account) else {
            throw BankError(
                .notFound,
                code: "safebox.none",
                "the account '\(account)' has no safe box; open a safe box first"
            )
        }
        return box
    }

    /// Returns the first unused account id for a new safe box of `account`.
    ///
    /// The id of a closed safe box is not reused, because the book keeps the history of that id.
    func freeBoxAccount(of account: AccountID) async throws -> AccountID {
        var number = 1
        while true {
            let candidate = SafeBoxRecord.boxAccount(number, of: account)
            if try await ledger.account(candidate) == nil { return candidate }
            number += 1
        }
    }
}
