import Bookkeeping

/// The keys of the parameters that are signed. Both sides hold to exactly these: one more, or one
/// fewer, is refused.
public enum SigningParameters {
    public static let customer = "customer"
    public static let from = "from"
    public static let to = "to"
    /// Won, in digits.
    public static let amount = "amount"
    public static let purpose = "purpose"
    public static let idempotencyID = "idempotency-id"
    /// Until when the signature holds: milliseconds since 1970-01-01 UTC, in digits.
    public static let expires = "expires"
    /// The signature, in hex digits.
    public static let signature = "signature"

    /// What the asker gives.
    public static let requestKeys: Set<String> = [
        customer, from, to, amount, purpose, idempotencyID,
    ]
    /// What the signer adds.
    public static let signatureKeys: Set<String> = [expires, signature]
    public static let signedKeys = requestKeys.union(signatureKeys)

    /// The parameters of a movement, to be signed.
    public static func encode(_ movement: Movement) -> [String: String] {
        [
            customer: movement.customer.rawValue,
            from: movement.from.rawValue,
            to: movement.to.rawValue,
            amount: String(movement.amount.won),
            purpose: movement.purpose.rawValue,
            idempotencyID: movement.idempotencyID.rawValue,
        ]
    }

    /// The movement of parameters to be signed.
    /// - Throws: `BankError` `signing.keys` when a key is missing or there is one more,
    ///   `signing.amount` when the amount is not digits as ``encode(_:)`` writes them.
    public static func decode(_ parameters: [String: String]) throws(BankError) -> Movement {
        try check(parameters, keys: requestKeys)
        return try movement(parameters)
    }

    /// The parts of signed parameters.
    /// - Throws: `BankError` as ``decode(_:)``, and `signing.expires` when the expiry is no number.
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
        let missing = keys.subtracting(given).sorted().map { "“\($0)” is missing" }
        let added = given.subtracting(keys).sorted().map { "“\($0)” is one too many" }
        throw BankError(
            .refused,
            code: "signing.keys",
            "what is signed has fixed keys: \((missing + added).joined(separator: ", "))"
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
            idempotencyID: try IdempotencyID(parameters[idempotencyID] ?? "")
        )
    }

    /// A number not below zero, written in exactly one way.
    private static func digits(
        _ text: String?,
        code: String,
        field: String
    ) throws(BankError) -> Int64 {
        guard let text, let number = Int64(text), number >= 0, String(number) == text else {
            throw BankError(.refused, code: code, "“\(field)” of what is signed is not in digits")
        }
        return number
    }
}

/// A movement with the signature over it.
public struct SignedMovement: Sendable, Hashable {
    public let movement: Movement
    public let expires: Timestamp
    /// In hex digits.
    public let signature: String

    public init(movement: Movement, expires: Timestamp, signature: String) {
        self.movement = movement
        self.expires = expires
        self.signature = signature
    }

    /// The parameters, as ``SigningInject/request(withSign:)`` gives them back.
    public var parameters: [String: String] {
        var parameters = SigningParameters.encode(movement)
        parameters[SigningParameters.expires] = String(expires.milliseconds)
        parameters[SigningParameters.signature] = signature
        return parameters
    }
}

extension SigningInject {
    /// Has the customer sign a movement, and gives the authority for the ledger.
    /// - Throws: What ``request(withSign:)`` throws.
    public func request(signing movement: Movement) async throws -> Authority {
        .customer(
            movement,
            signed: try await request(withSign: SigningParameters.encode(movement))
        )
    }
}
