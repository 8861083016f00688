import Bookkeeping
import LedgerInterface
import SafeBoxInterface

/// Finds safe boxes. It needs nothing but the book, so an account that shows its box opens nothing else.
struct SafeBoxDirectory: SafeBoxInject {
    let ledger: any Ledger
    let interest: InterestBooking<SafeBoxRecord>

    func safeBox(linkedTo account: AccountID) async throws -> SafeBoxSummary? {
        guard let box = try await box(linkedTo: account) else { return nil }
        return SafeBoxSummary(
            account: account,
            balance: box.balance,
            limit: box.record.limit.money,
            payableInterest: try await interest.accrual(of: box.record).interest.payable
        )
    }

    /// The box of that account; nil when it has none.
    func box(linkedTo account: AccountID) async throws -> OpenSafeBox? {
        let key = SafeBoxRecord.key(ofBoxLinkedTo: account)
        guard let held = try await ledger.record(key, as: SafeBoxRecord.self) else { return nil }
        guard let balance = try await ledger.account(held.value.boxAccount)?.balance else {
            throw BankError(
                .unreadableBook,
                code: "record.unreadable",
                "the safe box of \(account) has no account in the book; `bank audit` tells more"
            )
        }
        return OpenSafeBox(held: held, balance: balance)
    }

    /// The box of that account.
    /// - Throws: `BankError` `safebox.none`.
    func requiredBox(linkedTo account: AccountID) async throws -> OpenSafeBox {
        guard let box = try await box(linkedTo: account) else {
            throw BankError(
                .notFound,
                code: "safebox.none",
                "\(account) has no safe box; open one first"
            )
        }
        return box
    }

    /// The name of the next box of that account. A closed box keeps its name and its history.
    func freeBoxAccount(of account: AccountID) async throws -> AccountID {
        var number = 1
        while true {
            let candidate = AccountID("\(account)/box\(number)")
            if try await ledger.account(candidate) == nil { return candidate }
            number += 1
        }
    }
}
