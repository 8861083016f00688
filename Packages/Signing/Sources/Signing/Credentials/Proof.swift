/// What a customer has who gave the right password or recovery code.
struct Proof: Sendable {
    /// As the book had the customer when the try was counted.
    let customer: Customer
    /// The customer's key, unsealed.
    let key: SigningKey
}
