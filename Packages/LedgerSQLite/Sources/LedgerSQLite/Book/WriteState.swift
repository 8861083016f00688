import Bookkeeping

/// A cache of the book's head and accounts for write transactions.
///
/// The cache is valid until another connection writes, or a transaction that uses the cache is
/// rolled back.
final class WriteState {
    /// An account in the cache, with a balance that may not be written yet.
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
    /// For each closed day, the number of the last entry up to the end of that day.
    private var lastSequences: [Int: Int64] = [:]
    private var accounts = [AccountID: CachedAccount](minimumCapacity: 4)
    /// The accounts whose balances are not written yet, in the order of their first legs.
    private var moved: [CachedAccount] = []

    /// The number of accounts in the cache.
    var accountCount: Int { accounts.count }

    /// Returns the cached head, or reads and caches it with `read`.
    func head(reading read: () throws -> BookHead) rethrows -> BookHead {
        if let head { return head }
        let found = try read()
        head = found
        return found
    }

    /// Advances the head to an entry that was just written.
    func append(_ entry: LedgerEntry) {
        guard let last = head else { return }
        // A forged number without a successor is reported when the head is read.
        head = entry.sequence < .max ? BookHead(of: entry, after: last) : nil
    }

    /// Returns the number of the last entry up to the end of a day, from the cache or with `read`.
    ///
    /// The number is cached if the day is closed.
    func lastSequence(
        through day: Int,
        reading read: () throws -> Int64
    ) rethrows -> Int64 {
        if let found = lastSequences[day] { return found }
        let found = try read()
        if let head, day < head.businessDate.dayNumber { lastSequences[day] = found }
        return found
    }

    /// Returns the cached account, or reads and caches it with `read`; nil for an unknown account.
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

    /// Caches an account's balance after a leg; ``writeBalances(by:)`` writes the balance later.
    func move(_ cached: CachedAccount, to balance: Money) {
        cached.account.balance = balance
        guard !cached.isMoved else { return }
        cached.isMoved = true
        moved.append(cached)
    }

    /// Writes each changed balance once, regardless of the number of legs.
    func writeBalances(by write: (_ key: Int64, _ balance: Money) throws -> Void) rethrows {
        for cached in moved {
            try write(cached.key, cached.account.balance)
            cached.isMoved = false
        }
        moved = []
    }

    /// Removes an account from the cache, after its balance was written.
    func forget(_ id: AccountID) {
        accounts[id] = nil
    }
}
