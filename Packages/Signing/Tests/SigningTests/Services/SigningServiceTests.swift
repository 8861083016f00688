import BankConsoleTesting
import Signing
import Testing

@Suite("Signing on the command line")
struct SigningServiceTests {
    private let bank: TestBank

    init() async throws {
        bank = try TestBank()
        try await bank.join()
    }

    @Test("the question for the password shows exactly the lines that are signed")
    func prompt() async throws {
        let secrets = RecordingSecrets(TestBank.password)
        _ = try await bank.sign(SigningParameters.encode(.sample), by: secrets)
        #expect(
            secrets.prompts == [
                """
                Transfer
                  From: 생활비 (3333-01-0000017)
                  To: 3333-01-0000024 (이두리)
                  Amount: 50,000 won
                  Fee: 0 won
                  Memo: 점심
                Authentication password of C000001
                """
            ]
        )
    }

    @Test(
        "refuses a missing key before asking for the password",
        arguments: SigningParameters.requestKeys.sorted()
    )
    func missingKey(key: String) async {
        var parameters = SigningParameters.encode(.sample)
        parameters[key] = nil
        #expect(await refusal(of: parameters) == "signing.keys")
    }

    @Test("refuses an additional key before asking for the password")
    func addedKey() async {
        for key in ["fee", "", "expires", "signature"] {
            var parameters = SigningParameters.encode(.sample)
            parameters[key] = "0"
            #expect(await refusal(of: parameters) == "signing.keys")
        }
    }

    @Test(
        "refuses invalid values before asking for the password",
        arguments: [
            (SigningParameters.amount, "-1", "signing.amount"),
            (SigningParameters.amount, "1.5", "signing.amount"),
            (SigningParameters.idempotencyID, "", "idempotency.text"),
            (SigningParameters.customer, "", "customer.unknown"),
            (SigningParameters.customer, "C000009", "customer.unknown"),
            (SigningParameters.customer, "../C000001", "customer.unknown"),
        ]
    )
    func wrongValue(key: String, value: String, expected: String) async {
        var parameters = SigningParameters.encode(.sample)
        parameters[key] = value
        #expect(await refusal(of: parameters) == expected)
    }

    @Test("the two minutes begin when the password was right")
    func expiry() async throws {
        bank.clock.advance(bySeconds: 1000)
        let authority = try await bank.sign(
            SigningParameters.encode(.sample),
            by: RecordingSecrets(TestBank.password)
        )
        #expect(
            authority[SigningParameters.expires]
                == String(bank.clock.now().milliseconds + 120_000)
        )
    }

    @Test("other features get the name of a customer, and an error for an unknown one")
    func profile() async throws {
        let customers = try bank.container.resolve(customerInject)
        #expect(try await customers.customer(TestBank.customer).name == "김하나")
        #expect(
            await code { try await customers.customer(CustomerID("C000002")) } == "customer.unknown"
        )
    }

    /// Returns the code of a refusal without a question.
    private func refusal(of parameters: [String: String]) async -> String? {
        let secrets = RecordingSecrets(TestBank.password)
        let code = await code { try await bank.sign(parameters, by: secrets) }
        return secrets.prompts.isEmpty ? code : "asked first"
    }
}
