import Bookkeeping

/// The head and the accounts of the book for write transactions, each read once.
///
/// It is valid until another connection writes, or a transaction with it is rolled back.
final class WriteState {
    /// An account that the transaction has read.
    final class CachedAccount {
        /// The number of the account in the database.
        let key: Int64
        fileprivate(set) var account: Account
        fileprivate var isMoved = false

        fileprivate init(key: Int64, account: Account) {
            self.key = key
            self.account = account
        }
    }

    private(set) var head: BookHead?
    /// The numbers of the last entries before closed days, which no entry can change any more.
    private var lastSequences: [BusinessDate: Int64] = [:]
    private var accounts = [AccountID: CachedAccount](minimumCapacity: 4)
    /// The accounts whose balances are not written yet, in the order of their first legs.
    private var moved: [CachedAccount] = []

    /// The number of accounts that were read.
    var accountCount: Int { accounts.count }

    /// Returns the head, which `read` reads the first time.
    func head(reading read: () throws -> BookHead) rethrows -> BookHead {
        if let head { return head }
        let found = try read()
        head = found
        return found
    }

    /// Moves the head to an entry that was written.
    func append(_ entry: LedgerEntry) {
        guard let last = head else { return }
        // A forged number without a successor is reported when the head is read.
        head = entry.sequence < .max ? BookHead(of: entry, after: last) : nil
    }

    /// Returns the number of the last entry before a date, which `read` reads the first time if all
    /// days before the date are closed.
    func lastSequence(
        before date: BusinessDate,
        reading read: () throws -> Int64
    ) rethrows -> Int64 {
        if let found = lastSequences[date] { return found }
        let found = try read()
        if let head, date <= head.businessDate { lastSequences[date] = found }
        return found
    }

    /// Returns an account, which `read` reads the first time; nil for an unknown one.
    func account(
        _ id: AccountID,
        reading read: () throws -> (key: Int64, account: Account)?
    ) rethrows -> CachedAccount? {
        if let cached = accounts[id] { return cached }
        guard let (key, account) = try read() else { return nil }
        let cached = CachedAccount(key: key, account: account)
        accounts[id] = cached
        return cached
    }

    /// Notes the balance after a leg, which ``writeBalances(by:)`` writes.
    func move(_ cached: CachedAccount, to balance: Money) {
        cached.account.balance = balance
        guard !cached.isMoved else { return }
        cached.isMoved = true
        moved.append(cached)
    }

    /// Writes the balances that have changed, once each, however many legs moved them.
    func writeBalances(by write: (_ key: Int64, _ balance: Money) throws -> Void) rethrows {
        for cached in moved {
            try write(cached.key, cached.account.balance)
            cached.isMoved = false
        }
        moved = []
    }

    /// Forgets an account that has changed otherwise; its balance must have been written.
    func forget(_ id: AccountID) {
        accounts[id] = nil
    }
}
