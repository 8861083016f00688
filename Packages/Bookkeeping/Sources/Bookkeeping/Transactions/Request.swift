/// The content of a request, with typed properties.
///
/// A book stores the fields of a request as texts, by name. A type names its fields twice, to
/// encode and to decode them. All other code reads the typed properties.
///
/// ```swift
/// struct AccountOpeningRequest: Request {
///     let customer: CustomerID
///     let nickname: Nickname?
///
///     let purpose = Purpose.accountOpening
///     var fields: [String: any RequestField] { ["customer": customer, "nickname": nickname] }
/// }
///
/// extension AccountOpeningRequest {
///     init(_ fields: RequestFields) throws(BankError) {
///         self.init(customer: try fields("customer"), nickname: try fields("nickname"))
///     }
/// }
/// ```
public protocol Request: Sendable, Hashable {
    /// The reason for the transaction.
    var purpose: Purpose { get }
    /// The values of all fields, by name.
    var fields: [String: any RequestField] { get }
    /// Creates a request from the fields that a book stores.
    /// - Throws: ``BankError`` `request.malformed`.
    init(_ fields: RequestFields) throws(BankError)
}

/// A value in a field of a request; each value has exactly one valid text.
public protocol RequestField {
    /// The text that a book stores.
    var requestText: String { get }
    /// Creates a value from its text.
    ///
    /// The initializer may accept other texts of the same value; ``Intent/request(as:)`` refuses
    /// such texts.
    init(requestText: String) throws
}

/// The fields of a request as a book stores them.
public struct RequestFields {
    /// The purpose of the request.
    public let purpose: Purpose
    private let texts: [String: String]

    fileprivate init(_ intent: Intent) {
        purpose = intent.purpose
        texts = intent.content
    }

    /// Returns the value of a field.
    /// - Throws: ``BankError`` `request.malformed`.
    public func callAsFunction<Value: RequestField>(_ name: String) throws(BankError) -> Value {
        guard let value = texts[name].flatMap({ try? Value(requestText: $0) }) else {
            throw malformed(name)
        }
        return value
    }

    /// Returns the error for a field that is missing, malformed or not expected.
    public func malformed(_ name: String) -> BankError {
        BankError(
            .badData,
            code: "request.malformed",
            "the field '\(name)' of the request '\(purpose)' is missing, malformed or not expected"
        )
    }
}

extension Intent {
    /// Creates the intent of a typed request.
    public init(id: IdempotencyID, _ request: some Request) {
        self.init(
            id: id,
            purpose: request.purpose,
            content: request.fields.mapValues { $0.requestText }
        )
    }

    /// Returns the content of the intent as a typed request.
    /// - Throws: ``BankError`` `request.malformed` for a missing, additional or malformed field, or
    ///   for a text that differs from the only valid text of its value.
    public func request<Content: Request>(
        as type: Content.Type = Content.self
    ) throws(BankError) -> Content {
        let fields = RequestFields(self)
        let request = try Content(fields)
        let expected = Intent(id: id, request)
        guard expected.purpose == purpose else { throw fields.malformed("purpose") }
        let names = Set(content.keys).union(expected.content.keys)
        for name in names.sorted() {
            guard let text = content[name], let canonical = expected.content[name],
                text.utf8.elementsEqual(canonical.utf8)
            else { throw fields.malformed(name) }
        }
        return request
    }
}

extension AuthorityRule {
    /// Creates a rule whose check gets the typed request of the entry.
    /// - Parameters:
    ///   - purpose: The purpose.
    ///   - authorizer: The authority that the purpose needs.
    ///   - collections: The collections whose records the purpose may change.
    ///   - secrets: The collections with secret values; the history keeps only the digests of these
    ///     values.
    ///   - bankAccounts: The accounts of the bank that the purpose may open.
    ///   - check: Throws an error for an entry that the feature would never post. The check is
    ///     not called for a malformed request.
    public init<Content: Request>(
        _ purpose: Purpose,
        by authorizer: Authorizer,
        changing collections: Set<String> = [],
        secrets: Set<String> = [],
        opening bankAccounts: [AccountOpening] = [],
        check: @escaping @Sendable (Content, EntryReview) throws -> Void
    ) {
        self.init(
            purpose,
            by: authorizer,
            changing: collections,
            secrets: secrets,
            opening: bankAccounts
        ) { try check($0.entry.intent.request(), $0) }
    }
}
