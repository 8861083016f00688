import Bookkeeping
import LedgerInterface

/// The accounts, holds and receipts that a list of drafts names, with the changes by the drafts
/// accepted so far.
///
/// These data are read after the transaction has locked them. Other data are read when a rule asks
/// for them.
final class BookSnapshot {
    private let reader: BookReader
    private var day: BookHead?
    private var receipts: [IdempotencyID: Receipt?] = [:]
    private var accounts: [AccountID: Account?] = [:]
    private var states: [RecordName: RecordState] = [:]
    private var records: [RecordName: Record?] = [:]
    private var holds: [HoldID: Hold?] = [:]
    private var signatures: Set<String> = []
    private(set) var accepted: [Posting] = []
    /// The id of the database transaction.
    let transaction: Int64

    /// Begins a transaction, locks and reads the parts of the book that the drafts name, in one
    /// round trip.
    /// - Parameters:
    ///   - drafts: The drafts to post.
    ///   - isAlone: Whether to keep other processes from posting, because the business date
    ///     changes.
    ///   - attempts: The ids of earlier transactions of this request that may have been committed.
    ///   - reader: The reader of the book.
    init(
        of drafts: [TransactionDraft],
        isAlone: Bool = false,
        attempts: Set<Int64>,
        reader: BookReader
    ) throws {
        self.reader = reader
        let ids = drafts.flatMap { [$0.intent.id] + ($0.reverses.map { [$0] } ?? []) }
        let keys = drafts.flatMap { $0.records.map(\.key) + $0.reads.keys }
        let accountIDs = Set(drafts.flatMap(\.accounts))
        let holdIDs = drafts.flatMap { $0.holds.map(\.hold) }
        let results = try reader.connection.run([
            "BEGIN",
            isAlone
                ? BookReader.exclusion
                : "SELECT pg_advisory_xact_lock_shared(1113681515)",
            BookReader.locking(drafts.map(\.intent.id)),
            Self.locking(accountIDs, forClosing: drafts.contains { !$0.closings.isEmpty }),
            Self.locking(keys),
            BookReader.receipts(under: ids),
            BookReader.dayQuery,
            BookReader.accounts(Array(accountIDs)),
            BookReader.holds(holdIDs),
        ])
        transaction = results[2].first?.integer(0) ?? 0
        day = results[6].first.map(BookReader.head)
        for id in ids { receipts[id] = .some(nil) }
        for row in results[5] {
            let isRepeat = !attempts.contains(row.integer(7))
            let receipt = try row.receipt(in: reader.place, isRepeat: isRepeat)
            receipts[receipt.intent.id] = receipt
        }
        let locked = Set(results[3].map { AccountID($0.text(0)) })
        for id in accountIDs { accounts[id] = .some(nil) }
        for row in results[7] {
            let account = row.account()
            // Another transaction has opened it since the lock.
            guard locked.contains(account.id) else { throw PostgreSQLFailure.openedMeanwhile }
            accounts[account.id] = account
        }
        for id in holdIDs { holds[id] = .some(nil) }
        for row in results[8] {
            let hold = row.hold()
            holds[hold.id] = hold
        }
    }

    /// Returns a statement that locks accounts in the order of their ids, which prevents deadlocks.
    ///
    /// If `isClosing` is true, the locks also exclude transactions that only refer to the accounts.
    private static func locking(_ ids: Set<AccountID>, forClosing isClosing: Bool) -> SQLStatement {
        let ids = Array(ids)
        return isClosing
            ? SQLStatement(
                "SELECT id FROM accounts WHERE id = ANY ($1) ORDER BY id FOR UPDATE",
                ids
            )
            : SQLStatement(
                "SELECT id FROM accounts WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE",
                ids
            )
    }

    private static func locking(_ keys: [RecordKey]) -> SQLStatement {
        SQLStatement(
            """
            SELECT FROM records
            WHERE (collection, name) IN (SELECT * FROM unnest($1::text[], $2::text[]))
            ORDER BY collection, name FOR UPDATE
            """,
            keys.map(\.collection),
            keys.map(\.name)
        )
    }

    /// Returns the receipt of the request with an idempotency key; nil if there is no such request.
    func receipt(under id: IdempotencyID) throws -> Receipt? {
        try Self.found(id, in: &receipts) { try reader.receipt(under: id) }
    }

    /// Adds an accepted posting, so that later drafts see its changes.
    func apply(_ posting: Posting) throws {
        accepted.append(posting)
        let entry = posting.entry
        receipts[entry.intent.id] = entry.receipt(isRepeat: true)
        if case .customer(_, let signature) = entry.authority { signatures.insert(signature.value) }
        for opening in entry.openings {
            accounts[opening.id] = Account(opening, on: entry.date)
        }
        for (leg, balance) in zip(entry.legs, posting.balances) {
            guard var account = try account(leg.account) else { continue }
            account.balance = balance
            accounts[leg.account] = account
        }
        for hold in entry.holds {
            guard var account = try account(hold.account) else { continue }
            let before = try self.hold(hold.id)?.amount ?? .zero
            holds[hold.id] = hold
            account.held = try account.held.subtracting(before).adding(hold.amount)
            accounts[account.id] = account
        }
        for id in entry.closings {
            guard var account = try account(id) else { continue }
            account.closed = entry.date
            accounts[id] = account
        }
        for write in posting.records {
            let name = RecordName(write.version.key)
            states[name] = RecordState(
                lastVersion: write.version.version,
                isPresent: write.value != nil
            )
            records[name] = .some(write.value.map { Record(write.version, value: $0) })
        }
    }

    private static func found<Key: Hashable, Value>(
        _ key: Key,
        in known: inout [Key: Value?],
        reading read: () throws -> Value?
    ) rethrows -> Value? {
        if let value = known[key] { return value }
        let value = try read()
        known[key] = .some(value)
        return value
    }
}

extension BookSnapshot: BookReading {
    var head: BookHead {
        get throws {
            guard let day else { throw BankError.bookMissing(at: reader.place) }
            return day
        }
    }

    /// Indicates whether there is no book yet.
    var isEmpty: Bool { day == nil }

    func account(_ id: AccountID) throws -> Account? {
        try Self.found(id, in: &accounts) { try reader.account(id) }
    }

    func recordState(_ key: RecordKey) throws -> RecordState {
        let name = RecordName(key)
        if let state = states[name] { return state }
        let state = try reader.recordState(key)
        states[name] = state
        return state
    }

    func record(_ key: RecordKey) throws -> Record? {
        try Self.found(RecordName(key), in: &records) { try reader.record(key) }
    }

    func sequence(under id: IdempotencyID) throws -> Int64? {
        try receipt(under: id)?.sequence
    }

    func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) throws -> ClosingBalances {
        // Closed days have no entry of this transaction.
        try reader.closingBalances(of: account, on: days)
    }

    func recordKeys(linkedTo account: AccountID) throws -> [RecordKey] {
        let changed = records.values.compactMap(\.self).filter { $0.linkedTo == account }.map(\.key)
        let stored = try reader.recordKeys(linkedTo: account).filter {
            records[RecordName($0)] == nil
        }
        return (stored + changed).sorted { $0.precedesInBytes($1) }
    }

    func hold(_ id: HoldID) throws -> Hold? {
        try Self.found(id, in: &holds) { try reader.hold(id) }
    }

    func isUsed(signature: String) throws -> Bool {
        try signatures.contains(signature) || reader.isUsed(signature: signature)
    }
}

extension TransactionDraft {
    /// The accounts that the draft names and that the snapshot locks.
    fileprivate var accounts: [AccountID] {
        legs.map(\.account) + openings.map(\.id) + closings + records.compactMap(\.linkedTo)
            + holds.map(\.account)
    }
}
