import Bookkeeping

/// The notices that a customer has read, and the kinds that the customer has muted.
struct NoticeSettings: Sendable, Hashable, Codable {
    static let collection = "notice-settings"

    /// The idempotency key of the newest entry whose notices were read; nil before the first
    /// reading.
    ///
    /// A number would be another one in another store.
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
    /// Marking notices as read.
    static let noticesReading = Purpose("notices.read")
    /// Muting a kind of notices, or hearing it again.
    static let noticesMuting = Purpose("notices.mute")
}

/// A request to mark the notices up to an entry as read.
struct NoticesReadingRequest: Request {
    let customer: CustomerID
    /// The idempotency key of the newest entry that was shown, which can be a key of the bank.
    let entry: String

    let purpose = Purpose.noticesReading
    var fields: [String: any RequestField] { ["customer": customer, "entry": entry] }
}

extension NoticesReadingRequest {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(customer: try fields("customer"), entry: try fields("entry"))
    }
}

/// A request to mute a kind of notices, or to hear it again.
struct NoticesMutingRequest: Request {
    enum Setting: String, RequestField { case muted, heard }

    let customer: CustomerID
    let kind: CustomerNotice.Kind
    let setting: Setting

    let purpose = Purpose.noticesMuting
    var fields: [String: any RequestField] {
        ["customer": customer, "kind": kind, "setting": setting]
    }
}

extension NoticesMutingRequest {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(
            customer: try fields("customer"),
            kind: try fields("kind"),
            setting: try fields("setting")
        )
    }
}

extension CustomerNotice.Kind: RequestField {}
