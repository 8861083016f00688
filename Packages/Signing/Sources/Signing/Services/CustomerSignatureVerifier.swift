import Bookkeeping
import DependencyContainer
import LedgerInterface
import SigningInterface

/// The verifier of signatures, which takes the public keys from the customers in the book.
struct CustomerSignatureVerifier: SignatureVerifier {
    // Lazy: the ledger needs a verifier, and the verifier reads the ledger.
    let ledger: Lazy<any Ledger>

    func verify(
        _ signed: [String: String],
        covers movement: Movement,
        at time: Timestamp
    ) async throws -> String {
        let given = try SigningParameters.decode(signed: signed)
        let bytes = SignatureBytes.of(movement, expires: given.expires)
        // Bytes are compared, because Swift considers differently encoded texts equal.
        guard SignatureBytes.of(given.movement, expires: given.expires) == bytes else {
            throw refusal("other", "the signature is for another movement; sign this one")
        }
        guard given.expires >= time else {
            throw refusal("expired", "the signature has expired; sign again")
        }
        let customer = try await CustomerBook(ledger: ledger.value).customer(movement.customer)
        guard let signature = HexBytes(given.signature),
            try SigningKey.verify(signature, over: bytes, with: customer.record.publicKey)
        else {
            throw refusal("wrong", "the signature is not the customer's; sign again")
        }
        return signature.description
    }

    private func refusal(_ code: String, _ message: String) -> BankError {
        BankError(.refused, code: "signature.\(code)", message)
    }
}
