import BankConsoleTesting
import Signing
import Testing

@Suite("A signature")
struct SignatureTests {
    private let bank: TestBank

    init() async throws {
        bank = try TestBank()
        try await bank.join()
    }

    @Test("a signature covers its movement for two minutes")
    func covers() async throws {
        let signed = try await sign(.sample)
        #expect(Set(signed.keys) == SigningParameters.signedKeys)
        #expect(
            signed[SigningParameters.expires] == String(bank.clock.now().milliseconds + 120_000)
        )
        try await bank.verify(signed)
        #expect(signed[SigningParameters.signature]?.count == 128)
    }

    /// The bytes come from a program in another language, written from the documentation.
    ///
    /// The signature comes from another implementation, with the seed of the first test of RFC
    /// 8032.
    @Test("a signature covers exactly the documented bytes")
    func knownAnswer() throws {
        let bytes = SignatureBytes.of(
            .sample,
            expires: Timestamp(milliseconds: 1_767_571_320_000)
        )
        #expect(
            HexBytes(bytes).description
                == "000000184d6f64756c617242616e6b207369676e61747572652076320000000900000006616d"
                + "6f756e7400000005353030303000000008637573746f6d657200000007433030303030310000"
                + "0006646967657374000000406166326264626531616139623665633165326164653164363934"
                + "6634316663373161383331643032363865393839313536323131336438613632616464316266"
                + "00000007657870697265730000000d313736373537313332303030300000000466726f6d0000"
                + "000f333333332d30312d303030303031370000000e6964656d706f74656e63792d6964000000"
                + "036b2d310000000770726576696577000000755472616e736665720a46726f6d3a20ec839ded"
                + "999cebb9842028333333332d30312d30303030303137290a546f3a20333333332d30312d3030"
                + "30303032342028ec9db4eb9190eba6ac290a416d6f756e743a2035302c30303020776f6e0a46"
                + "65653a203020776f6e0a4d656d6f3a20eca090ec8bac00000007707572706f73650000001061"
                + "63636f756e742e7472616e7366657200000002746f0000000f333333332d30312d3030303030"
                + "3234"
        )
        let seed = try #require(
            HexBytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
        )
        let key = try SigningKey(seed: SecretBytes(copying: seed.bytes))
        #expect(
            try key.sign(bytes).description
                == "0996cdcfa2933e12d7a3d176f175fa5a21374ee20a826af182a6cf342a2f8c8c7b4c25ad09b8"
                + "6bc0577b6b05334fc644bf7ad6fd96f9b98dd1ba8e85b5894b0c"
        )
    }

    /// Another valid value for each parameter.
    private static let alterations = [
        SigningParameters.customer: "C000002",
        SigningParameters.from: "3333-01-0000031",
        SigningParameters.to: "3333-01-0000017",
        SigningParameters.amount: "50001",
        SigningParameters.purpose: "account.close",
        SigningParameters.idempotencyID: "k-2",
        SigningParameters.preview: "Transfer",
        SigningParameters.digest: String(repeating: "0", count: 64),
        SigningParameters.expires: "1767571320001",
        SigningParameters.signature: String(repeating: "0", count: 128),
    ]

    @Test(
        "refuses a signature with an altered parameter",
        arguments: SigningParameters.signedKeys.sorted()
    )
    func altered(key: String) async throws {
        try await bank.join(
            "customer join --name 박둘 --birth 1985-01-31 --phone 010-9876-1234"
        )
        var signed = try await sign(.sample)
        #expect(signed[key] != Self.alterations[key])
        signed[key] = Self.alterations[key]
        #expect(await codeOfCheck(signed) == "signature.wrong")
    }

    @Test(
        "refuses a signature with a missing key",
        arguments: SigningParameters.signedKeys.sorted()
    )
    func dropped(key: String) async throws {
        var signed = try await sign(.sample)
        signed[key] = nil
        #expect(await codeOfCheck(signed) == "signing.keys")
    }

    @Test("refuses a signature with an additional key")
    func added() async throws {
        var signed = try await sign(.sample)
        signed["fee"] = "0"
        #expect(await codeOfCheck(signed) == "signing.keys")
    }

    @Test("refuses any other spelling of a signature")
    func oneForm() async throws {
        let signed = try await sign(.sample)
        let text = try #require(signed[SigningParameters.signature])
        for other in [text.uppercased(), " \(text)", "\(text)00", String(text.dropLast(2)), ""] {
            var altered = signed
            altered[SigningParameters.signature] = other
            #expect(await codeOfCheck(altered) == "signature.wrong")
        }
    }

    @Test("refuses the signature of another customer")
    func otherCustomer() async throws {
        try await bank.join(
            "customer join --name 박둘 --birth 1985-01-31 --phone 010-9876-1234",
            password: "135790"
        )
        let theirs = try await bank.sign(
            SigningParameters.encode(.sample(of: CustomerID("C000002"))),
            by: RecordingSecrets("135790")
        )
        var signed = try await sign(.sample)
        signed[SigningParameters.signature] = theirs[SigningParameters.signature]
        #expect(await codeOfCheck(signed) == "signature.wrong")
    }

    @Test("distinguishes texts that Swift considers equal")
    func normalization() async throws {
        var signed = try await sign(.sample(to: AccountID("caf\u{E9}")))
        #expect(signed["to"] == "cafe\u{301}")
        signed["to"] = "cafe\u{301}"
        #expect(await codeOfCheck(signed) == "signature.wrong")
    }

    @Test("refuses the signature of an unknown customer")
    func unknownCustomer() async throws {
        let forged = SignedMovement(
            movement: .sample(of: CustomerID("C000009")),
            expires: bank.clock.now(),
            signature: String(repeating: "0", count: 128)
        )
        #expect(await codeOfCheck(forged.parameters) == "customer.unknown")
    }

    private func sign(_ movement: Movement) async throws -> [String: String] {
        try await bank.sign(
            SigningParameters.encode(movement),
            by: RecordingSecrets(TestBank.password)
        )
    }

    private func codeOfCheck(_ signed: [String: String]) async -> String? {
        await code { try await bank.verify(signed) }
    }
}
