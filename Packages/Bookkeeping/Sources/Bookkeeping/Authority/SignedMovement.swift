/// A movement and the customer's signature over it.
///
/// The signature covers named values: the fields of the movement, the lines that the customer was
/// shown, and the expiry. The values are written as text when the customer signs, and never change.
public struct SignedMovement: Sendable, Hashable {
    private enum Field: String, CaseIterable {
        case customer, from, to, amount, purpose, preview, digest, expires
        case idempotencyID = "idempotency-id"
    }

    /// The movement.
    public let movement: Movement
    /// The time after which the signature is refused.
    public let expires: Timestamp
    /// The signed values by name, as text.
    public let parameters: [String: String]
    /// The signature in hexadecimal digits.
    public let signature: String

    /// Creates a signed movement by signing a movement with `sign`.
    /// - Parameters:
    ///   - movement: The movement.
    ///   - preview: The lines that the customer was shown.
    ///   - expires: The time after which the signature is refused.
    ///   - sign: Returns the signature over the signed values, in hexadecimal digits.
    public init(
        _ movement: Movement,
        preview: MovementPreview,
        expires: Timestamp,
        sign: ([String: String]) throws -> String
    ) rethrows {
        let fields: [Field: String] = [
            .customer: movement.customer.rawValue,
            .from: movement.from.rawValue,
            .to: movement.to.rawValue,
            .amount: String(movement.amount.won),
            .purpose: movement.purpose.rawValue,
            .idempotencyID: movement.idempotencyID.rawValue,
            .preview: preview.text,
            .digest: movement.digest.description,
            .expires: String(expires.milliseconds),
        ]
        self.movement = movement
        self.expires = expires
        parameters = Dictionary(uniqueKeysWithValues: fields.map { ($0.rawValue, $1) })
        signature = try sign(parameters)
    }

    /// Creates a signed movement from values that a book stores.
    /// - Parameters:
    ///   - parameters: The signed values by name, as text.
    ///   - signature: The signature in hexadecimal digits.
    /// - Throws: ``BankError`` `signing.keys` for missing or unknown names, and `signing.amount`,
    ///   `signing.digest`, `signing.expires` or `idempotency.text` for a malformed value.
    public init(parameters: [String: String], signature: String) throws(BankError) {
        try Self.checkNames(of: parameters)
        func text(_ field: Field) -> String { parameters[field.rawValue] ?? "" }
        func number(_ field: Field) throws(BankError) -> Int64 {
            guard let number = Int64(text(field)), number >= 0, String(number) == text(field) else {
                throw Self.malformed(field, "a number in digits")
            }
            return number
        }
        guard let digest = SHA256Digest(hexadecimal: text(.digest)) else {
            throw Self.malformed(.digest, "a digest in hexadecimal digits")
        }
        movement = Movement(
            customer: CustomerID(text(.customer)),
            from: AccountID(text(.from)),
            to: AccountID(text(.to)),
            amount: Money(won: try number(.amount)),
            purpose: Purpose(text(.purpose)),
            idempotencyID: try IdempotencyID(text(.idempotencyID)),
            digest: digest
        )
        expires = Timestamp(milliseconds: try number(.expires))
        self.parameters = parameters
        self.signature = signature
    }

    private static func checkNames(of parameters: [String: String]) throws(BankError) {
        let (given, expected) = (Set(parameters.keys), Set(Field.allCases.map(\.rawValue)))
        guard given != expected else { return }
        let missing = expected.subtracting(given).sorted().map { "'\($0)' is missing" }
        let added = given.subtracting(expected).sorted().map { "'\($0)' is not expected" }
        throw BankError(
            .refused,
            code: "signing.keys",
            "the signed parameters have the wrong names: "
                + (missing + added).joined(separator: ", ")
        )
    }

    private static func malformed(_ field: Field, _ form: String) -> BankError {
        BankError(
            .refused,
            code: "signing.\(field)",
            "the signed parameter '\(field.rawValue)' is not \(form)"
        )
    }
}
