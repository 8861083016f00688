/// The parameters that a customer signs, and their keys.
///
/// A movement is decoded only from exactly these keys. A missing or additional key is refused.
public enum SigningParameters {
    /// The key of the customer who signs.
    public static let customer = "customer"
    /// The key of the account that pays.
    public static let from = "from"
    /// The key of the account that is paid.
    public static let to = "to"
    /// The key of the amount in won, in digits.
    public static let amount = "amount"
    /// The key of the purpose, such as `account.transfer`.
    public static let purpose = "purpose"
    /// The key of the parameter with the idempotency key of the request.
    public static let idempotencyID = "idempotency-id"
    /// The key of the lines that the customer was shown, separated by line feeds.
    public static let preview = "preview"
    /// The key of the draft's digest, in 64 lower-case hexadecimal digits.
    public static let digest = "digest"
    /// The key of the expiry in milliseconds since 1970-01-01 UTC, in digits.
    public static let expires = "expires"
    /// The key of the signature, in hexadecimal digits.
    public static let signature = "signature"

    /// The keys of the parameters before signing.
    public static let requestKeys: Set<String> = [
        customer, from, to, amount, purpose, idempotencyID, preview, digest,
    ]
    /// The keys of the parameters that signing adds.
    public static let signatureKeys: Set<String> = [expires, signature]
    /// All keys of the parameters after signing.
    public static let signedKeys = requestKeys.union(signatureKeys)

    /// Returns the parameters of a movement before signing.
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

    /// Returns the movement that parameters describe before signing.
    /// - Throws: ``BankError`` `signing.keys` for missing or additional keys, and `signing.amount`
    ///   or `signing.digest` for a malformed value.
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
                "the signed parameter '\(digest)' must be a digest of 64 hexadecimal digits"
            )
        }
        return parsed
    }

    /// Parses a decimal number, zero or more, without a sign or leading zeros.
    private static func digits(
        _ text: String?,
        code: String,
        field: String
    ) throws(BankError) -> Int64 {
        guard let text, let number = Int64(text), number >= 0, String(number) == text else {
            throw BankError(
                .refused,
                code: code,
                "the signed parameter '\(field)' must be a number in digits, such as '1000'"
            )
        }
        return number
    }
}

/// A signed movement, with its signature and the expiry of the signature.
public struct SignedMovement: Sendable, Hashable {
    /// The movement that the customer signed.
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

    /// The parameters after signing, including the signature.
    public var parameters: [String: String] {
        var parameters = SigningParameters.encode(movement)
        parameters[SigningParameters.expires] = String(expires.milliseconds)
        parameters[SigningParameters.signature] = signature
        return parameters
    }
}
