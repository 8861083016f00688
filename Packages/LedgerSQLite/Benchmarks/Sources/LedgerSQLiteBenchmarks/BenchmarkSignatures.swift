import Bookkeeping
import CBenchSodium

/// Customers' Ed25519 keys and signatures, as Signing makes and verifies them.
struct BenchmarkSignatures: AuthorityVerifier {
    /// The record of a customer.
    struct Key: Codable, Sendable {
        let publicKey: String
    }

    static let collection = "customer"

    /// Returns the record of a customer, with a key that follows from the number.
    func key(of number: Int) -> Key {
        Key(publicKey: Self.hexadecimal(Self.keys(of: number).publicKey))
    }

    func sign(
        _ movement: Movement,
        preview: MovementPreview,
        by number: Int
    ) -> SignedMovement {
        SignedMovement(movement, preview: preview, expires: Timestamp(milliseconds: .max)) {
            let message = Self.message($0)
            var signature = [UInt8](repeating: 0, count: Int(crypto_sign_BYTES))
            _ = crypto_sign_detached(
                &signature,
                nil,
                message,
                UInt64(message.count),
                Self.keys(of: number).secretKey
            )
            return Self.hexadecimal(signature)
        }
    }

    func keyRecord(of customer: CustomerID) -> RecordKey {
        RecordKey(Self.collection, customer.rawValue)
    }

    func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        let key = try keyRecord?.decode(as: Key.self).publicKey ?? ""
        let message = Self.message(signed.parameters)
        let signature = Self.bytes(signed.signature)
        guard signature.count == Int(crypto_sign_BYTES),
            crypto_sign_verify_detached(
                signature,
                message,
                UInt64(message.count),
                Self.bytes(key)
            ) == 0
        else {
            throw BankError(.refused, code: "signature.wrong", "a signature is wrong")
        }
    }

    /// Returns the signed bytes: keys and values in order, each with its length.
    private static func message(_ parameters: [String: String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (key, value) in parameters.sorted(by: { $0.key < $1.key }) {
            for text in [key, value] {
                withUnsafeBytes(of: UInt32(text.utf8.count).bigEndian) { bytes += $0 }
                bytes += text.utf8
            }
        }
        return bytes
    }

    private static func keys(of number: Int) -> (publicKey: [UInt8], secretKey: [UInt8]) {
        let seed = SHA256.digest(of: "customer \(number)".utf8).bytes
        var publicKey = [UInt8](repeating: 0, count: Int(crypto_sign_PUBLICKEYBYTES))
        var secretKey = [UInt8](repeating: 0, count: Int(crypto_sign_SECRETKEYBYTES))
        _ = crypto_sign_seed_keypair(&publicKey, &secretKey, seed)
        return (publicKey, secretKey)
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }

    private static func bytes(_ text: String) -> [UInt8] {
        let digits = text.utf8.map { $0 < 0x3A ? $0 &- 0x30 : $0 &- 0x57 }
        return stride(from: 0, to: digits.count - 1, by: 2).map {
            digits[$0] << 4 | digits[$0 + 1]
        }
    }
}
