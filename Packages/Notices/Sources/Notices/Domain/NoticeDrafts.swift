import Bookkeeping

/// The transactions that change a customer's settings, each made from its request.
///
/// The use cases post these drafts. The authority rules make them again and accept nothing else.
enum NoticeDrafts {
    /// Returns the transaction that marks notices as read on a business date.
    static func reading(
        _ request: NoticesReadingRequest,
        as id: IdempotencyID,
        _ settings: TypedRecord<NoticeSettings>?,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        var value = settings?.value ?? NoticeSettings()
        value.read = request.entry
        value.readOn = date
        return try draft(Intent(id: id, request), of: request.customer, settings, value, on: date)
    }

    /// Returns the transaction that mutes a kind of notices, or unmutes it.
    /// - Throws: `BankError` `notices.muted` if nothing would change.
    static func muting(
        _ request: NoticesMutingRequest,
        as id: IdempotencyID,
        _ settings: TypedRecord<NoticeSettings>?,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        var value = settings?.value ?? NoticeSettings()
        let isMuted = request.setting == .muted
        guard value.isMuted(request.kind) != isMuted else {
            throw BankError(
                .refused,
                code: "notices.muted",
                "notices of '\(request.kind.rawValue)' are \(isMuted ? "muted" : "shown") already"
            )
        }
        value.muted.removeAll { $0 == request.kind.rawValue }
        if isMuted { value.muted = (value.muted + [request.kind.rawValue]).sorted() }
        return try draft(Intent(id: id, request), of: request.customer, settings, value, on: date)
    }

    private static func draft(
        _ intent: Intent,
        of customer: CustomerID,
        _ settings: TypedRecord<NoticeSettings>?,
        _ value: NoticeSettings,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        let key = NoticeSettings.key(of: customer)
        let change = try settings.map { try RecordChange.update($0.record, to: value) }
        return TransactionDraft(
            intent,
            records: [try change ?? .create(key, value)],
            on: date
        )
    }
}

/// The rules of the purposes that change a customer's settings.
///
/// They need no signature, because a setting moves no money and hides nothing in the book.
enum NoticeAuthorityRules {
    static let all = [reading, muting]

    private static let reading = AuthorityRule(
        .noticesReading,
        by: .unneeded,
        changing: [NoticeSettings.collection]
    ) { (request: NoticesReadingRequest, review) in
        try review.requireSame(
            as: NoticeDrafts.reading(
                request,
                as: review.id,
                review.before(NoticeSettings.key(of: request.customer)),
                on: review.entry.date
            )
        )
    }

    private static let muting = AuthorityRule(
        .noticesMuting,
        by: .unneeded,
        changing: [NoticeSettings.collection]
    ) { (request: NoticesMutingRequest, review) in
        try review.requireSame(
            as: NoticeDrafts.muting(
                request,
                as: review.id,
                review.before(NoticeSettings.key(of: request.customer)),
                on: review.entry.date
            )
        )
    }
}
