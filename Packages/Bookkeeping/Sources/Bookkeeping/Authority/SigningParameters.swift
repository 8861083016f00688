/// The keys and values of signed parameters.
///
/// Both sides require exactly these keys. A missing or additional key is refused.
public enum SigningParameters {
    /// The customer who signs.
    public static let customer = "customer"
    /// The account that pays.
    public static let from = "from"
    /// The account that is paid.
    public static let to = "to"
    /// The amount in won, in digits.
    public static let amount = "amount"
    /// The reason for the movement.
    public static let purpose = "purpose"
    /// The key under which the movement is carried out at most once.
    public static let idempotencyID = "idempotency-id"
    /// The lines that the customer was shown, separated by line feeds.
    public static let preview = "preview"
    /// The digest of the draft, in 64 lower-case hexadecimal digits.
    public static let digest = "digest"
    /// The expiry of the signature in milliseconds since 1970-01-01 UTC, in digits.
    public static let expires = "expires"
    /// The signature in hexadecimal digits.
    public static let signature = "signature"

    /// The keys of a request.
    public static let requestKeys: Set<String> = [
        customer, from, to, amount, purpose, idempotencyID, preview, digest,
    ]
    /// The keys that signing adds.
    public static let signatureKeys: Set<String> = [expires, signature]
    /// The keys of signed parameters.
    public static let signedKeys = requestKeys.union(signatureKeys)

    /// Returns the parameters of a movement.
    public static func encode(_ movement: Movement) -> [String: String] {
        [
            customer: movement.customer.rawValue,
            from: movement.from.rawValue,
            to: movement.to.rawValue,
            amount: String(movement.amount.won),
            purpose: movement.purpose.rawValue,
            idempotencyID: movement.idempotencyID.rawValue,
            preview: movement.preview,
            digest: movement.digest.description,
        ]
    }

    /// Returns the movement of the parameters of a request.
    /// - Throws: ``BankError`` `signing.keys` for other keys, and `signing.amount` or
    ///   `signing.digest` for a value that ``encode(_:)`` would write in another way.
    public static func decode(_ parameters: [String: String]) throws(BankError) -> Movement {
        try check(parameters, keys: requestKeys)
        return try movement(parameters)
    }

    /// Returns the movement, the expiry and the signature of signed parameters.
    /// - Throws: The errors of ``decode(_:)``, and `signing.expires` for a malformed expiry.
    public static func decode(signed parameters: [String: String]) throws(BankError)
        -> SignedMovement
    {
        try check(parameters, keys: signedKeys)
        return SignedMovement(
            movement: try movement(parameters),
            expires: Timestamp(
                milliseconds: try digits(
                    parameters[expires],
                    code: "signing.expires",
                    field: expires
                )
            ),
            signature: parameters[signature] ?? ""
        )
    }

    private static func check(_ parameters: [String: String], keys: Set<String>) throws(BankError) {
        let given = Set(parameters.keys)
        guard given != keys else { return }
        let missing = keys.subtracting(given).sorted().map { "'\($0)' is missing" }
        let added = given.subtracting(keys).sorted().map { "'\($0)' is not expected" }
        throw BankError(
            .refused,
            code: "signing.keys",
            "the signed parameters have the wrong keys: "
                + (missing + added).joined(separator: ", ")
        )
    }

    private static func movement(_ parameters: [String: String]) throws(BankError) -> Movement {
        Movement(
            customer: CustomerID(parameters[customer] ?? ""),
            from: AccountID(parameters[from] ?? ""),
            to: AccountID(parameters[to] ?? ""),
            amount: Money(
                won: try digits(parameters[amount], code: "signing.amount", field: amount)
            ),
            purpose: Purpose(parameters[purpose] ?? ""),
            idempotencyID: try IdempotencyID(parameters[idempotencyID] ?? ""),
            preview: parameters[preview] ?? "",
            digest: try parsedDigest(parameters[digest])
        )
    }

    private static func parsedDigest(_ text: String?) throws(BankError) -> SHA256Digest {
        guard let parsed = text.flatMap({ SHA256Digest(hexadecimal: $0) }) else {
            throw BankError(
                .refused,
                code: "signing.digest",
                "the signed parameter '\(digest)' is not a digest in hexadecimal digits"
            )
        }
        return parsed
    }

    /// Parses a number of zero or more that is written in the canonical way.
    private static func digits(
        _ text: String?,
        code: String,
        field: String
    ) throws(BankError) -> Int64 {
        guard let text, let number = Int64(text), number >= 0, String(number) == text else {
            throw BankError(
                .refused,
                code: code,
                "the signed parameter '\(field)' is not a number in digits"
            )
        }
        return number
    }
}

/// A movement and the signature over it.
public struct SignedMovement: Sendable, Hashable {
    /// The movement.
    public let movement: Movement
    /// The time after which the signature is refused.
    public let expires: Timestamp
    /// The signature in hexadecimal digits.
    public let signature: String

    public init(movement: Movement, expires: Timestamp, signature: String) {
        self.movement = movement
        self.expires = expires
        self.signature = signature
    }

    /// The parameters, as they are stored with the entry.
    public var parameters: [String: String] {
        var parameters = SigningParameters.encode(movement)
        parameters[SigningParameters.expires] = String(expires.milliseconds)
        parameters[SigningParameters.signature] = signature
        return parameters
    }
}
