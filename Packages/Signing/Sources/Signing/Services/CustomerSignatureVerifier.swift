import Bookkeeping

/// Verifies signatures with the public key in a customer's record.
struct CustomerSignatureVerifier: AuthorityVerifier {
    private struct PublicKey: Decodable {
        let publicKey: HexBytes
    }

    func keyRecord(of customer: CustomerID) -> RecordKey { CustomerBook.key(of: customer) }

    func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        guard let keyRecord else { throw CustomerBook.unknown(signed.movement.customer) }
        let key = try keyRecord.decode(as: PublicKey.self).publicKey
        let bytes = SignatureBytes.of(signed.parameters)
        // Hexadecimal digits in another form would be another name of the same signature.
        guard let signature = HexBytes(signed.signature),
            signature.description == signed.signature,
            try SigningKey.verify(signature, over: bytes, with: key)
        else {
            throw BankError(
                .refused,
                code: "signature.wrong",
                "the signature is not the customer's; sign again"
            )
        }
    }
}
