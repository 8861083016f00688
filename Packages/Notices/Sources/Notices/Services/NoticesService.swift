import Bookkeeping
import CardInterface
import LedgerInterface
import SigningInterface

/// The use cases of notices.
///
/// A notice is computed from the history each time, so nothing can be lost, doubled or out of date.
struct NoticesService: Sendable {
    let ledger: any Ledger
    let customers: any CustomerInject

    private let projections = Dictionary(
        uniqueKeysWithValues: NoticeProjections.all.map { ($0.purpose, $0) }
    )

    init(ledger: any Ledger, customers: any CustomerInject) {
        self.ledger = ledger
        self.customers = customers
    }

    /// A selection of a customer's notices.
    struct List: Sendable {
        /// The notices that are not muted, newest first.
        var notices: [CustomerNotice] = []
        /// The keys of the notices that were not read yet.
        var unread: Set<String> = []
        /// The idempotency key of the newest entry that the customer could hear of.
        var newest: String?
        let settings: NoticeSettings
    }

    /// Returns a customer's notices, newest first.
    ///
    /// - Parameters:
    ///   - customer: The customer.
    ///   - isUnread: Whether only notices are returned that the customer has not read.
    ///   - count: The maximum number of notices, greater than zero.
    /// - Throws: `BankError` `customer.unknown`, and errors of the book.
    func notices(
        of customer: CustomerID,
        onlyUnread isUnread: Bool = false,
        limit count: Int
    ) async throws -> List {
        let settings = try await settings(of: customer)?.value ?? NoticeSettings()
        let listener = try await listener(customer, settings)
        let read = try await sequence(under: settings.read)
        let today = try await ledger.businessDate()
        var list = List(settings: settings)
        if settings.readOn.map({ $0 < today }) ?? true || !isUnread {
            list.notices = try await expiringHolds(for: listener, today)
        }
        if settings.readOn.map({ $0 < today }) ?? true {
            list.unread = Set(list.notices.map(\.key))
        }
        reading: for try await page in entries(listener.filter, after: isUnread ? read : 0) {
            list.newest = list.newest ?? page.first?.entry.intent.id.rawValue
            for heard in page {
                guard list.notices.count < count else { break reading }
                let notices = try notices(in: heard, for: listener)
                list.notices += notices
                if heard.entry.sequence > read { list.unread.formUnion(notices.map(\.key)) }
            }
        }
        return list
    }

    /// Marks all notices as read that a list has shown.
    ///
    /// - Returns: The outcome; nil if no notice of the list is unread.
    /// - Throws: `BankError` `notices.read` if the customer has read newer notices elsewhere.
    func markRead(
        _ list: List,
        of customer: CustomerID,
        _ options: RequestOptions
    ) async throws -> RequestOutcome? {
        // A repeated request finds nothing unread, and its answer is the first one.
        let earlier = try await ledger.receipt(under: options.id)
            .flatMap { try? $0.intent.request(as: NoticesReadingRequest.self) }
        let newest = list.newest ?? list.settings.read
        guard let entry = earlier?.entry ?? (list.unread.isEmpty ? nil : newest) else { return nil }
        let request = NoticesReadingRequest(customer: customer, entry: entry)
        return try await ledger.carryOut(request, options) {
            let settings = try await settings(of: customer)
            guard try await sequence(under: settings?.value.read) <= sequence(under: entry) else {
                throw BankError(
                    .refused,
                    code: "notices.read",
                    "newer notices were read already; list the notices again"
                )
            }
            return Proposal(
                try NoticeDrafts.reading(
                    request,
                    as: options.id,
                    settings,
                    on: try await ledger.businessDate()
                )
            )
        }
    }

    /// Mutes a kind of notices, or unmutes it.
    ///
    /// - Throws: `BankError` `customer.unknown`, `notices.muted`.
    func set(
        _ kind: CustomerNotice.Kind,
        _ setting: NoticesMutingRequest.Setting,
        for customer: CustomerID,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let request = NoticesMutingRequest(customer: customer, kind: kind, setting: setting)
        return try await ledger.carryOut(request, options) {
            Proposal(
                try NoticeDrafts.muting(
                    request,
                    as: options.id,
                    try await settings(of: customer),
                    on: try await ledger.businessDate()
                )
            )
        }
    }

    /// Returns a customer's settings; nil if they were never changed.
    ///
    /// - Throws: `BankError` `customer.unknown`.
    func settings(of customer: CustomerID) async throws -> TypedRecord<NoticeSettings>? {
        let customer = try await customers.customer(customer).id
        return try await ledger.record(NoticeSettings.key(of: customer), as: NoticeSettings.self)
    }

    // MARK: Listening

    /// A customer, and the entries that concern this customer.
    struct Listener: Sendable {
        let filter: EntryFilter
        let settings: NoticeSettings

        /// Returns whether a notice is for the customer, and of a kind that is not muted.
        func hears(_ notice: CustomerNotice) -> Bool {
            (notice.account.map(filter.accounts.contains) ?? true)
                && !(notice.payer.map(filter.accounts.contains) ?? false)
                && !settings.isMuted(notice.kind)
        }
    }

    func listener(_ customer: CustomerID, _ settings: NoticeSettings) async throws -> Listener {
        let accounts = try await ledger.accounts(ownedBy: customer).map(\.id)
        let attempts = RecordKey(AttemptsRecord.collection, customer.rawValue)
        return Listener(
            filter: EntryFilter(
                purposes: Array(projections.keys),
                accounts: accounts,
                records: [attempts]
            ),
            settings: settings
        )
    }

    /// Returns the notices that an entry gives to a customer.
    func notices(in heard: HeardEntry, for listener: Listener) throws -> [CustomerNotice] {
        try projections[heard.entry.intent.purpose]?.values(of: heard).filter(listener.hears) ?? []
    }

    /// Returns the number of an entry; 0 without a key, and for a key that the book does not know.
    private func sequence(under key: String?) async throws -> Int64 {
        guard let key else { return 0 }
        return try await ledger.receipt(under: IdempotencyID(unchecked: key))?.sequence ?? 0
    }

    /// Returns the entries after a number that pass a filter, newest first.
    private func entries(_ filter: EntryFilter, after sequence: Int64 = 0) -> Pages<[HeardEntry]> {
        Pages(after: { last, limit in
            let range = EntryRange(
                after: sequence,
                through: last.map { $0.entry.sequence - 1 } ?? .max,
                isNewestFirst: true
            )
            return try await ledger.entries(matching: filter, in: range, limit: limit)
        })
    }

    // MARK: Holds

    /// Returns notices of the holds that expire tomorrow.
    ///
    /// The due dates are read account by account: the whole bank can have many holds that are due.
    func expiringHolds(
        for listener: Listener,
        _ today: BusinessDate
    ) async throws -> [CustomerNotice] {
        guard !listener.settings.isMuted(.holdExpiring) else { return [] }
        var notices: [CustomerNotice] = []
        for account in listener.filter.accounts {
            let holds = try await ledger.records(linkedTo: account, in: CardHold.collection)
            for hold in holds {
                guard let date = hold.due, date == today.next else { continue }
                let payment = try await payment(holding: HoldID(hold.key.name), on: account)
                notices.append(
                    CustomerNotice(
                        of: hold.key.name,
                        on: account,
                        expiring: date,
                        today: today,
                        payment.map { "\($0.amount) at \($0.merchant)" } ?? hold.key.name
                    )
                )
            }
        }
        return notices
    }

    private func payment(
        holding hold: HoldID,
        on account: AccountID
    ) async throws -> CardPurchase? {
        let payments = EntryFilter(purposes: [.cardPayment], accounts: [account])
        for try await page in entries(payments) {
            for heard in page where heard.entry.holds.contains(where: { $0.id == hold }) {
                return try heard.entry.intent.request(as: CardPaymentRequest.self).purchase
            }
        }
        return nil
    }
}
