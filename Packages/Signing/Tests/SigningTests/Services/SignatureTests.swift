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
        #expect(signed.movement == .sample)
        #expect(signed.expires == bank.clock.now().advanced(bySeconds: 120))
        try await bank.verify(signed)
        #expect(signed.signature.count == 128)
    }

    /// The bytes come from a program in another language, written from the documentation.
    ///
    /// The signature comes from another implementation, with the seed of the first test of RFC
    /// 8032.
    @Test("a signature covers exactly the documented bytes")
    func knownAnswer() throws {
        let signed = SignedMovement(
            .sample,
            preview: .sample,
            expires: Timestamp(milliseconds: 1_767_571_320_000)
        ) { _ in "" }
        let bytes = SignatureBytes.of(signed.parameters)
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
        "customer": "C000002", "from": "3333-01-0000031", "to": "3333-01-0000017",
        "amount": "50001", "purpose": "account.close", "idempotency-id": "k-2",
        "preview": "Transfer", "digest": String(repeating: "0", count: 64),
        "expires": "1767571320001",
    ]

    @Test("refuses a signature with an altered parameter", arguments: alterations.keys.sorted())
    func altered(key: String) async throws {
        try await bank.join(
            "customer join --name 박둘 --birth 1985-01-31 --phone 010-9876-1234"
        )
        let signed = try await sign(.sample)
        #expect(Set(signed.parameters.keys) == Set(Self.alterations.keys))
        var parameters = signed.parameters
        #expect(parameters[key] != Self.alterations[key])
        parameters[key] = Self.alterations[key]
        #expect(await codeOfCheck(parameters, signed.signature) == "signature.wrong")
    }

    @Test("refuses any other spelling of a signature")
    func oneForm() async throws {
        let signed = try await sign(.sample)
        let text = signed.signature
        let zeros = String(repeating: "0", count: 128)
        for other in [
            text.uppercased(), " \(text)", "\(text)00", String(text.dropLast(2)), "", zeros,
        ] {
            #expect(await codeOfCheck(signed.parameters, other) == "signature.wrong")
        }
    }

    @Test("refuses the signature of another customer")
    func otherCustomer() async throws {
        try await bank.join(
            "customer join --name 박둘 --birth 1985-01-31 --phone 010-9876-1234",
            password: "135790"
        )
        let theirs = try await bank.sign(
            .sample(of: CustomerID("C000002")),
            by: RecordingSecrets("135790")
        )
        let signed = try await sign(.sample)
        #expect(
            await codeOfCheck(signed.parameters, theirs.signature) == "signature.wrong"
        )
    }

    @Test("distinguishes texts that Swift considers equal")
    func normalization() async throws {
        let signed = try await sign(.sample(to: AccountID("caf\u{E9}")))
        var parameters = signed.parameters
        #expect(parameters["to"] == "cafe\u{301}")
        parameters["to"] = "cafe\u{301}"
        #expect(await codeOfCheck(parameters, signed.signature) == "signature.wrong")
    }

    @Test("refuses the signature of an unknown customer")
    func unknownCustomer() async throws {
        let forged = SignedMovement(
            .sample(of: CustomerID("C000009")),
            preview: .sample,
            expires: bank.clock.now()
        ) { _ in String(repeating: "0", count: 128) }
        #expect(await code { try await bank.verify(forged) } == "customer.unknown")
    }

    private func sign(_ movement: Movement) async throws -> SignedMovement {
        try await bank.sign(movement, by: RecordingSecrets(TestBank.password))
    }

    /// Returns the code of the refusal of stored text; nil if it is right.
    private func codeOfCheck(_ parameters: [String: String], _ signature: String) async -> String? {
        await code {
            try await bank.verify(SignedMovement(parameters: parameters, signature: signature))
        }
    }
}
