import Bookkeeping
import Signing
import SigningInterface
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
        let name = try await bank.check(signed, covers: .sample)
        #expect(name == signed[SigningParameters.signature])
        #expect(name.count == 128)
        bank.clock.advance(bySeconds: 120)
        #expect(try await bank.check(signed, covers: .sample) == name)
        bank.clock.advance(bySeconds: 1)
        #expect(await codeOfCheck(signed) == "signature.expired")
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
                == "000000184d6f64756c617242616e6b207369676e61747572652076310000000700000006616d"
                + "6f756e7400000005353030303000000008637573746f6d657200000007433030303030310000"
                + "0007657870697265730000000d313736373537313332303030300000000466726f6d0000000f"
                + "333333332d30312d303030303031370000000e6964656d706f74656e63792d6964000000036b"
                + "2d3100000007707572706f7365000000106163636f756e742e7472616e736665720000000274"
                + "6f0000000f333333332d30312d30303030303234"
        )
        let seed = try #require(
            HexBytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
        )
        let key = try SigningKey(seed: SecretBytes(copying: seed.bytes))
        #expect(
            try key.sign(bytes).description
                == "e6f8f0748fd404bfaa971e63f33eb47e758d0248f87d95ab787988675fea9c39b9d1dfd532d2"
                + "eb82a8c10ea1e2e1f897259f940f20a4b7e815ff516683863902"
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
        let isOfMovement = SigningParameters.requestKeys.contains(key)
        #expect(await codeOfCheck(signed) == (isOfMovement ? "signature.other" : "signature.wrong"))
        // If the movement is altered in the same way, the signature itself does not match.
        let movement = try SigningParameters.decode(signed: signed).movement
        #expect(await codeOfCheck(signed, covers: movement) == "signature.wrong")
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
        let others = Movement(
            customer: CustomerID("C000002"),
            from: Movement.sample.from,
            to: Movement.sample.to,
            amount: Movement.sample.amount,
            purpose: Movement.sample.purpose,
            idempotencyID: Movement.sample.idempotencyID
        )
        let theirs = try await bank.sign(
            SigningParameters.encode(others),
            by: RecordingSecrets("135790")
        )
        var signed = try await sign(.sample)
        signed[SigningParameters.signature] = theirs[SigningParameters.signature]
        #expect(await codeOfCheck(signed) == "signature.wrong")
    }

    @Test("distinguishes texts that Swift considers equal")
    func normalization() async throws {
        func movement(to account: String) -> Movement {
            Movement(
                customer: TestBank.customer,
                from: Movement.sample.from,
                to: AccountID(account),
                amount: Money(won: 1),
                purpose: Movement.sample.purpose,
                idempotencyID: Movement.sample.idempotencyID
            )
        }
        let (composed, decomposed) = (movement(to: "caf\u{E9}"), movement(to: "cafe\u{301}"))
        #expect(composed == decomposed)
        let signed = try await sign(composed)
        #expect(await codeOfCheck(signed, covers: decomposed) == "signature.other")
    }

    @Test("refuses the signature of an unknown customer")
    func unknownCustomer() async throws {
        let stranger = Movement(
            customer: CustomerID("C000009"),
            from: Movement.sample.from,
            to: Movement.sample.to,
            amount: Movement.sample.amount,
            purpose: Movement.sample.purpose,
            idempotencyID: Movement.sample.idempotencyID
        )
        let forged = SignedMovement(
            movement: stranger,
            expires: bank.clock.now(),
            signature: String(repeating: "0", count: 128)
        )
        #expect(await codeOfCheck(forged.parameters, covers: stranger) == "customer.unknown")
    }

    private func sign(_ movement: Movement) async throws -> [String: String] {
        try await bank.sign(
            SigningParameters.encode(movement),
            by: RecordingSecrets(TestBank.password)
        )
    }

    private func codeOfCheck(
        _ signed: [String: String],
        covers movement: Movement = .sample
    ) async -> String? {
        await code { try await bank.check(signed, covers: movement) }
    }
}
