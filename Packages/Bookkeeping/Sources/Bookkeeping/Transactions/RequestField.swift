extension String: RequestField {
    public var requestText: String { self }

    /// Creates a text that ``FreeText`` accepts.
    public init?(requestText: String) {
        guard let text = try? FreeText.validated(requestText, field: "") else { return nil }
        self = text
    }
}

extension RequestField where Self: RawRepresentable, RawValue == String {
    public var requestText: String { rawValue }

    public init?(requestText: String) {
        self.init(rawValue: requestText)
    }
}

extension RequestField where Self: StringIdentifier {
    public var requestText: String { rawValue }

    /// Creates a name of visible ASCII characters.
    public init?(requestText: String) {
        guard !requestText.isEmpty, requestText.hasOnlyBytes(in: 0x21...0x7E) else { return nil }
        self.init(rawValue: requestText)
    }
}

extension AccountID: RequestField {}
extension CustomerID: RequestField {}

extension AccountNumber: RequestField {
    public var requestText: String { description }

    public init?(requestText: String) {
        guard let number = try? AccountNumber(parsing: requestText) else { return nil }
        self = number
    }
}

extension Money: RequestField {
    public var requestText: String { String(won) }

    /// Creates an amount of zero or more from digits.
    public init?(requestText: String) {
        guard let won = Int64(requestText), won >= 0 else { return nil }
        self.init(won: won)
    }
}

extension BusinessDate: RequestField {
    public var requestText: String { description }

    public init?(requestText: String) {
        guard let date = try? BusinessDate(parsing: requestText) else { return nil }
        self = date
    }
}

extension IdempotencyID: RequestField {
    public var requestText: String { rawValue }

    public init?(requestText: String) {
        guard let id = try? IdempotencyID(requestText) else { return nil }
        self = id
    }
}

/// A value that the request may leave out: its text is empty then.
extension Optional: RequestField where Wrapped: RequestField {
    public var requestText: String { self?.requestText ?? "" }

    public init?(requestText: String) {
        guard !requestText.isEmpty else {
            self = .none
            return
        }
        guard let value = Wrapped(requestText: requestText) else { return nil }
        self = .some(value)
    }
}

/// A request that names an account and nothing else, such as closing it.
public struct AccountRequest: Request {
    public let purpose: Purpose
    /// The account.
    public let account: AccountNumber

    public var fields: [String: any RequestField] { ["account": account] }

    public init(_ purpose: Purpose, _ account: AccountNumber) {
        self.purpose = purpose
        self.account = account
    }

    public init(_ fields: RequestFields) throws(BankError) {
        self.init(fields.purpose, try fields("account"))
    }
}
