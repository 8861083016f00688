import Signing
import Testing

/// Results of libsodium compared with standards and other implementations.
@Suite("Known answers")
struct KnownAnswerTests {
    /// RFC 8032, section 7.1, tests 1 to 3: seed, public key, message, signature.
    private static let rfc8032: [[String]] = [
        [
            "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
            "",
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39"
                + "701cf9b46bd25bf5f0595bbe24655141438e7a100b",
        ],
        [
            "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
            "72",
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f36"
                + "13d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
        ],
        [
            "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
            "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
            "af82",
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f7"
                + "60984dc6594a7c15e9716ed28dc027beceea1ec40a",
        ],
    ]

    @Test("Ed25519 matches the vectors of RFC 8032", arguments: rfc8032)
    func ed25519(vector: [String]) throws {
        let values = try vector.map { try #require(HexBytes($0)) }
        let key = try SigningKey(seed: SecretBytes(copying: values[0].bytes))
        #expect(key.publicKey == values[1])
        #expect(try key.sign(values[2].bytes) == values[3])
        #expect(try SigningKey.verify(values[3], over: values[2].bytes, with: values[1]))
    }

    @Test("refuses a signature with any altered bit or for another message")
    func alteredSignatures() throws {
        let key = try SigningKey.random()
        let message: [UInt8] = [1, 2, 3]
        let signature = try key.sign(message)
        for bit in 0..<signature.bytes.count * 8 {
            var bytes = signature.bytes
            bytes[bit / 8] ^= 1 << (bit % 8)
            #expect(try !SigningKey.verify(HexBytes(bytes), over: message, with: key.publicKey))
        }
        #expect(try !SigningKey.verify(signature, over: [1, 2, 4], with: key.publicKey))
        #expect(try !SigningKey.verify(signature, over: [1, 2, 3, 0], with: key.publicKey))
        let other = try SigningKey.random().publicKey
        #expect(try !SigningKey.verify(signature, over: message, with: other))
        let short = HexBytes(Array(signature.bytes.dropLast()))
        #expect(try !SigningKey.verify(short, over: message, with: key.publicKey))
        #expect(try !SigningKey.verify(signature, over: message, with: HexBytes([])))
    }

    /// From the reference implementation of Argon2 (version 1.3, one lane).
    @Test("Argon2id matches its reference implementation")
    func argon2id() throws {
        let ours = Argon2id(passes: 2, kibibytes: 19 * 1024, salt: HexBytes(Array(0..<16)))
        #expect(
            try hex(ours.key(from: SecretBytes(copying: "482915".utf8)))
                == "93ed665fbf79f1a933e17696aaa948d2050064a853f2c171e2268992c0678c8d"
        )
        let raised = Argon2id(
            passes: 3,
            kibibytes: 32 * 1024,
            salt: HexBytes(Array("somesaltsomesalt".utf8))
        )
        #expect(
            try hex(raised.key(from: SecretBytes(copying: "password".utf8)))
                == "c8513179dc66d3299882a851407944645a779baa8ff4f0c2eb8d17c2169781e4"
        )
    }

    @Test("standard parameters are at least 19 MiB and two passes, with a new salt each time")
    func standardParameters() throws {
        let (first, second) = (try Argon2id.standard(), try Argon2id.standard())
        #expect(first.passes >= 2)
        #expect(first.kibibytes >= 19 * 1024)
        #expect(first.salt.bytes.count == 16)
        #expect(first.salt != second.salt)
    }

    @Test("refuses absurd parameters before they allocate memory")
    func absurdParameters() throws {
        let password = try SecretBytes(copying: "482915".utf8)
        for kibibytes in [Int.min, -1, 0, 1 << 30, Int.max] {
            let parameters = Argon2id(
                passes: 2,
                kibibytes: kibibytes,
                salt: HexBytes(Array(0..<16))
            )
            #expect(code { try parameters.key(from: password) } == "sodium.argon2id")
        }
        let saltless = Argon2id(passes: 2, kibibytes: 19 * 1024, salt: HexBytes([1]))
        #expect(code { try saltless.key(from: password) } == "sodium.argon2id")
    }

    /// From Python's hashlib, over the length of the purpose in 32 bits, the purpose and the
    /// message.
    @Test("keyed BLAKE2b derives a different key for each purpose")
    func derivedKeys() throws {
        let key = try SecretBytes(copying: Array(0..<32))
        let message = try SecretBytes(copying: "abc".utf8)
        let derived = try KeyedHash.key(under: key, for: "purpose", message: message)
        #expect(
            try hex(derived) == "addaeb258cb6959a1be023bd8cc9879d0f3f3b7550dcbdcf58b9d2c8b8adc3a5"
        )
        #expect(try hex(derived) != hex(KeyedHash.key(under: key, for: "other", message: message)))
        #expect(try hex(derived) != hex(KeyedHash.key(under: key, for: "purpose")))
    }

    private func hex(_ secret: SecretBytes) throws -> String {
        secret.withBytes { HexBytes(Array($0)).description }
    }
}
