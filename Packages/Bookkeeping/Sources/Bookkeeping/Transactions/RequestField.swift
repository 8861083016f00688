extension String: RequestField {
    /// The text that a book stores.
    public var requestText: String { self }

    /// Creates a string from a text, or throws if ``FreeText`` refuses the text.
    public init(requestText: String) throws {
        self = try FreeText.validated(requestText, field: "a field")
    }
}

/// A value that a book stores as its description.
public protocol ParsedField: RequestField, CustomStringConvertible {
    /// Creates a value from text.
    init(parsing text: String) throws(BankError)
}

extension ParsedField {
    /// The text that a book stores.
    public var requestText: String { description }

    /// Creates a value from its text.
    public init(requestText: String) throws {
        try self.init(parsing: requestText)
    }
}

extension AccountNumber: ParsedField {}
extension BusinessDate: ParsedField {}

extension RequestField where Self: RawRepresentable, RawValue == String {
    /// The text that a book stores.
    public var requestText: String { rawValue }

    /// Creates a value from its text.
    public init(requestText: String) throws {
        // Names of accounts and customers are visible ASCII, and so are the values of enumerations.
        guard !requestText.isEmpty, requestText.hasOnlyBytes(in: 0x21...0x7E),
            let value = Self(rawValue: requestText)
        else { throw RequestTextError() }
        self = value
    }
}

extension IdempotencyID: RequestField {
    /// The text that a book stores.
    public var requestText: String { rawValue }

    /// Creates a key from its text.
    public init(requestText: String) throws { try self.init(requestText) }
}

extension AccountID: RequestField {}
extension CustomerID: RequestField {}

extension Money: RequestField {
    /// The text that a book stores.
    public var requestText: String { String(won) }

    /// Creates an amount of zero or more from digits.
    public init(requestText: String) throws {
        guard let won = Int64(requestText), won >= 0 else { throw RequestTextError() }
        self.init(won: won)
    }
}

/// A value that a request can omit; the text of a missing value is empty.
extension Optional: RequestField where Wrapped: RequestField {
    /// The text that a book stores.
    public var requestText: String { self?.requestText ?? "" }

    /// Creates a value from its text.
    public init(requestText: String) throws {
        self = requestText.isEmpty ? nil : try Wrapped(requestText: requestText)
    }
}

/// A text that no value of the field has.
public struct RequestTextError: Error {
    public init() {}
}

/// A request with an account as its only field, such as the request to close the account.
public struct AccountRequest: Request {
    /// The purpose of the request.
    public let purpose: Purpose
    /// The account.
    public let account: AccountNumber

    /// The fields of the request.
    public var fields: [String: any RequestField] { ["account": account] }

    public init(_ purpose: Purpose, _ account: AccountNumber) {
        self.purpose = purpose
        self.account = account
    }

    /// Creates a request from stored fields.
    /// - Throws: ``BankError`` `request.malformed`.
    public init(_ fields: RequestFields) throws(BankError) {
        self.init(fields.purpose, try fields("account"))
    }
}
