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

    /// A selection of a customer's notices.
    struct List: Sendable {
        /// The notices that are not muted, newest first.
        var notices: [CustomerNotice] = []
        /// The keys of the notices that were not read yet.
        var unread: Set<String> = []
        /// The idempotency key of the newest entry that the list has read; nil without any.
        var newest: String?
        let settings: NoticeSettings
    }

    /// Returns a customer's notices, newest first.
    ///
    /// - Parameters:
    ///   - customer: The customer.
    ///   - isUnread: Whether only notices are returned that the customer has not read.
    ///   - count: The maximum number of notices, greater than zero. Without `onlyUnread`, more are
    ///     returned if more are unread, so that reading the list reads them all.
    /// - Throws: `BankError` `customer.unknown`, and errors of the book.
    func notices(
        of customer: CustomerID,
        onlyUnread isUnread: Bool = false,
        limit count: Int = .max
    ) async throws -> List {
        let listener = try await listener(customer)
        var list = List(settings: listener.settings)
        let today = try await ledger.businessDate()
        let wasRead = listener.settings.readOn == today
        if !(wasRead && isUnread) { list.notices = try await expiringHolds(for: listener, today) }
        if !wasRead { list.unread = Set(list.notices.map(\.key)) }
        let read = try await sequence(under: listener.settings.read)
        var newest: String?
        for try await page in entries(listener.filter, after: isUnread ? read : 0) {
            newest = newest ?? page.first?.entry.intent.id.rawValue
            for heard in page
            where list.notices.count < count || !isUnread && heard.entry.sequence > read {
                let notices = try listener.notices(in: heard)
                list.notices += notices
                if heard.entry.sequence > read { list.unread.formUnion(notices.map(\.key)) }
            }
            let isShown = isUnread || page.last.map { $0.entry.sequence <= read } ?? true
            if list.notices.count >= count, isShown { break }
        }
        list.newest = newest ?? listener.settings.read
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
        // A repeated request finds nothing unread, and gets the receipt of the first one.
        let earlier = try await ledger.receipt(under: options.id)
            .flatMap { try? $0.intent.request(as: NoticeSettingRequest.self) }
        guard let entry = earlier?.subject ?? (list.unread.isEmpty ? nil : list.newest) else {
            return nil
        }
        return try await change(.read, entry, for: customer, options)
    }

    /// Changes a customer's settings.
    ///
    /// - Parameters:
    ///   - change: The kind of change.
    ///   - subject: The idempotency key of the newest entry that was read, or a kind of notices.
    ///   - customer: The customer.
    ///   - options: The choices of the customer.
    /// - Throws: `BankError` `customer.unknown`, `notices.muted`, `notices.read`.
    func change(
        _ change: NoticeSettingRequest.Change,
        _ subject: String,
        for customer: CustomerID,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let request = NoticeSettingRequest(customer: customer, change: change, subject: subject)
        return try await ledger.carryOut(request, options) {
            let settings = try await settings(of: customer)
            if change == .read {
                let read = try await sequence(under: settings?.value.read)
                guard try await sequence(under: subject) >= read else {
                    throw BankError(
                        .refused,
                        code: "notices.read",
                        "newer notices were read already; list the notices again"
                    )
                }
            }
            let date = try await ledger.businessDate()
            return Proposal(try request.draft(as: options.id, settings, on: date))
        }
    }

    private func settings(of customer: CustomerID) async throws -> TypedRecord<NoticeSettings>? {
        let customer = try await customers.customer(customer).id
        return try await ledger.record(NoticeSettings.key(of: customer), as: NoticeSettings.self)
    }

    /// Returns the number of an entry; 0 without a key, and for a key that the book does not know.
    private func sequence(under key: String?) async throws -> Int64 {
        guard let key else { return 0 }
        return try await ledger.receipt(under: IdempotencyID(unchecked: key))?.sequence ?? 0
    }
}

// MARK: - Listening

extension NoticesService {
    /// A customer, and the entries that concern this customer.
    struct Listener: Sendable {
        let filter: EntryFilter
        let settings: NoticeSettings

        /// Returns the notices that an entry gives to the customer.
        func notices(in heard: HeardEntry) throws -> [CustomerNotice] {
            try NoticeProjections.all.flatMap { try $0.values(of: heard) }.filter { notice in
                (notice.account.map(filter.accounts.contains) ?? true)
                    && !(notice.payer.map(filter.accounts.contains) ?? false)
                    && !settings.isMuted(notice.kind)
            }
        }
    }

    /// - Throws: `BankError` `customer.unknown`, and errors of the book.
    func listener(_ customer: CustomerID) async throws -> Listener {
        Listener(
            filter: EntryFilter(
                purposes: NoticeProjections.all.map(\.purpose),
                accounts: try await ledger.accounts(ownedBy: customer).map(\.id),
                records: [RecordKey(AttemptsRecord.collection, customer.rawValue)]
            ),
            settings: try await settings(of: customer)?.value ?? NoticeSettings()
        )
    }

    /// Returns the entries after a number that pass a filter, newest first.
    private func entries(_ filter: EntryFilter, after sequence: Int64) -> Pages<[HeardEntry]> {
        Pages(after: { last, limit in
            let range = EntryRange(
                after: sequence,
                through: last.map { $0.entry.sequence - 1 } ?? .max,
                isNewestFirst: true
            )
            return try await ledger.entries(matching: filter, in: range, limit: limit)
        })
    }

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
            for hold in holds where hold.due == today.next {
                let name = hold.key.name
                let payment = try await payment(of: hold.key)
                notices.append(
                    CustomerNotice(
                        kind: .holdExpiring,
                        key: "\(CustomerNotice.Kind.holdExpiring.rawValue):\(name):\(today.next)",
                        date: today,
                        text: "The hold for \(payment ?? name) expires on \(today.next)",
                        account: account
                    )
                )
            }
        }
        return notices
    }

    /// Returns the amount and the merchant of the payment that made the record of a hold.
    private func payment(of hold: RecordKey) async throws -> String? {
        let filter = EntryFilter(purposes: [.cardPayment], accounts: [], records: [hold])
        let range = EntryRange(isNewestFirst: true)
        let heard = try await ledger.entries(matching: filter, in: range, limit: 1).first
        return try heard.map {
            let purchase = try $0.entry.intent.request(as: CardPaymentRequest.self).purchase
            return "\(purchase.amount) at \(purchase.merchant)"
        }
    }
}
