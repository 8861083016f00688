import Bookkeeping

/// The notices that a customer has read, and the kinds that the customer has muted.
struct NoticeSettings: Sendable, Hashable, Codable {
    static let collection = "notice-settings"

    /// The idempotency key of the newest entry whose notices were read; nil before the first
    /// reading.
    ///
    /// The number of the entry differs between stores.
    var read: String?
    /// The business date of the last reading.
    var readOn: BusinessDate?
    /// The names of the muted kinds, sorted.
    var muted: [String] = []

    /// Returns whether notices of a kind are muted.
    func isMuted(_ kind: CustomerNotice.Kind) -> Bool { muted.contains(kind.rawValue) }

    static func key(of customer: CustomerID) -> RecordKey {
        RecordKey(collection, customer.rawValue)
    }
}

extension Purpose {
    /// Marking notices as read, and muting and unmuting a kind.
    static let noticesSetting = Purpose("notices.set")
}

/// A request to change the settings of a customer.
struct NoticeSettingRequest: Request {
    enum Change: String, RequestField { case read, mute, unmute }

    let customer: CustomerID
    let change: Change
    /// The idempotency key of the newest entry that was read, or the kind that is muted or unmuted.
    let subject: String

    let purpose = Purpose.noticesSetting
    var fields: [String: any RequestField] {
        ["customer": customer, "change": change, "subject": subject]
    }
}

extension NoticeSettingRequest {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(
            customer: try fields("customer"),
            change: try fields("change"),
            subject: try fields("subject")
        )
    }

    /// Returns the transaction that changes the settings on a business date.
    ///
    /// The use case posts it. The authority rule makes it again and accepts nothing else.
    ///
    /// - Throws: An error for an unknown kind, and `BankError` `notices.muted` if nothing would
    ///   change.
    func draft(
        as id: IdempotencyID,
        _ settings: TypedRecord<NoticeSettings>?,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        var value = settings?.value ?? NoticeSettings()
        if change == .read {
            (value.read, value.readOn) = (subject, date)
        } else {
            _ = try CustomerNotice.Kind(requestText: subject)
            guard value.muted.contains(subject) == (change == .unmute) else {
                throw BankError(
                    .refused,
                    code: "notices.muted",
                    "notices of '\(subject)' are \(change == .mute ? "muted" : "shown") already"
                )
            }
            value.muted.removeAll { $0 == subject }
            if change == .mute { value.muted = (value.muted + [subject]).sorted() }
        }
        let update = try settings.map { try RecordChange.update($0.record, to: value) }
        return TransactionDraft(
            Intent(id: id, self),
            records: [try update ?? .create(NoticeSettings.key(of: customer), value)],
            on: date
        )
    }

    /// The rule of the purpose.
    ///
    /// It needs no signature, because a setting moves no money and hides nothing in the book.
    static let rule = AuthorityRule(
        .noticesSetting,
        by: .unneeded,
        changing: [NoticeSettings.collection]
    ) { (request: NoticeSettingRequest, review) in
        let settings = try review.before(
            NoticeSettings.key(of: request.customer),
            as: NoticeSettings.self
        )
        let draft = try request.draft(as: review.id, settings, on: review.entry.date)
        try review.requireSame(as: draft)
    }
}

extension CustomerNotice.Kind: RequestField {}
