import Bookkeeping

/// A verifier whose signatures are hashes of a customer's key and the signed parameters.
struct FakeVerifier: AuthorityVerifier {
    func keyRecord(of customer: CustomerID) -> RecordKey { RecordKey("key", customer.rawValue) }

    func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        guard let keyRecord else {
            throw BankError(.notFound, code: "customer.unknown", "the customer has no key")
        }
        let key: String = try keyRecord.decode()
        guard signed.signature == Self.signature(of: signed.parameters, key: key) else {
            throw BankError(.refused, code: "signature.wrong", "the signature is wrong")
        }
    }

    static func signature(of parameters: [String: String], key: String) -> String {
        SHA256.digest(of: Array((key + CanonicalJSON.encode(parameters)).utf8)).description
    }
}
