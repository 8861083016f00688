import Signing
import Testing

@Suite("A sealed secret")
struct SealedSecretTests {
    private let key: SecretBytes
    private let secret: SecretBytes
    private let context: [UInt8] = Array("C000001".utf8)
    private let sealed: SealedSecret

    init() throws {
        key = try SecretBytes.random(count: 32)
        secret = try SecretBytes.random(count: 32)
        sealed = try SealedSecret(secret, under: key, context: context)
    }

    @Test("a sealed secret opens with its key and its context")
    func opens() throws {
        let opened = try #require(try sealed.open(under: key, context: context))
        #expect(opened.isEqual(to: secret))
    }

    @Test("a sealed secret does not open with another key or context")
    func staysShut() throws {
        let other = try SecretBytes.random(count: 32)
        #expect(try sealed.open(under: other, context: context) == nil)
        #expect(try sealed.open(under: key, context: Array("C000002".utf8)) == nil)
        #expect(try sealed.open(under: key, context: []) == nil)
    }

    @Test("a sealed secret does not open with any altered bit")
    func altered() throws {
        func flipped(_ bytes: HexBytes, _ bit: Int) -> HexBytes {
            var copy = bytes.bytes
            copy[bit / 8] ^= 1 << (bit % 8)
            return HexBytes(copy)
        }
        for bit in 0..<sealed.ciphertext.bytes.count * 8 {
            let altered = SealedSecret(
                nonce: sealed.nonce,
                ciphertext: flipped(sealed.ciphertext, bit)
            )
            #expect(try altered.open(under: key, context: context) == nil)
        }
        for bit in 0..<sealed.nonce.bytes.count * 8 {
            let altered = SealedSecret(
                nonce: flipped(sealed.nonce, bit),
                ciphertext: sealed.ciphertext
            )
            #expect(try altered.open(under: key, context: context) == nil)
        }
    }

    @Test("a sealed secret does not open when it is cut")
    func cut() throws {
        for count in 0..<sealed.ciphertext.bytes.count {
            let cut = SealedSecret(
                nonce: sealed.nonce,
                ciphertext: HexBytes(Array(sealed.ciphertext.bytes.prefix(count)))
            )
            #expect(try cut.open(under: key, context: context) == nil)
        }
        let withoutNonce = SealedSecret(nonce: HexBytes([]), ciphertext: sealed.ciphertext)
        #expect(try withoutNonce.open(under: key, context: context) == nil)
    }

    @Test("sealing gives a different result each time")
    func random() throws {
        let again = try SealedSecret(secret, under: key, context: context)
        #expect(again.nonce != sealed.nonce)
        #expect(again.ciphertext != sealed.ciphertext)
    }
}
