import Bookkeeping
import Signing
import SigningInterface
import Testing

@Suite("Asking for a signature")
struct SigningServiceTests {
    private let bench: Bench

    init() async throws {
        bench = try Bench()
        try await bench.join()
    }

    @Test("tells what is signed, in a person's words, when it asks for the password")
    func prompt() async throws {
        let bench = try Bench(beside: bench, words: Self.words)
        let secrets = TypedSecrets(Bench.password, isRepeating: true)
        for movement in [
            Movement.sample,
            .sample(Purpose("safebox.put"), to: AccountID("3333-01-0000017/box1")),
            .sample(Purpose("account.withdraw"), to: AccountID("bank/income-tax")),
            .sample(Purpose("account.close"), to: Movement.sample.from, amount: .zero),
            .sample(Purpose("un.known")),
        ] {
            _ = try await bench.sign(SigningParameters.encode(movement), by: secrets)
        }
        #expect(
            secrets.prompts.map { $0.replacing("Authentication password of C000001 to ", with: "") }
                == [
                    "transfer money: 50,000 won from 3333-01-0000017 to 3333-01-0000024",
                    "put money into the safe box: 50,000 won from 3333-01-0000017 "
                        + "to box1 of 3333-01-0000017",
                    "withdraw cash: 50,000 won from 3333-01-0000017 to the bank (income tax)",
                    "close the account: 3333-01-0000017",
                    "do what the book calls “un.known”: 50,000 won from 3333-01-0000017 "
                        + "to 3333-01-0000024",
                ]
        )
    }

    private static let words = PurposeWords([
        Purpose("account.transfer"): "transfer money",
        Purpose("safebox.put"): "put money into the safe box",
        Purpose("account.withdraw"): "withdraw cash",
        Purpose("account.close"): "close the account",
    ])

    @Test(
        "refuses parameters with a key missing before it asks anybody",
        arguments: SigningParameters.requestKeys.sorted()
    )
    func missingKey(key: String) async {
        var parameters = SigningParameters.encode(.sample)
        parameters[key] = nil
        #expect(await refusal(of: parameters) == "signing.keys")
    }

    @Test("refuses parameters with a key more before it asks anybody")
    func addedKey() async {
        for key in ["fee", "", "expires", "signature"] {
            var parameters = SigningParameters.encode(.sample)
            parameters[key] = "0"
            #expect(await refusal(of: parameters) == "signing.keys")
        }
    }

    @Test(
        "refuses values that are none before it asks anybody",
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

    @Test("gives no signature for a wrong password")
    func wrongPassword() async {
        let failure = await code {
            try await bench.sign(SigningParameters.encode(.sample), by: TypedSecrets("111222"))
        }
        #expect(failure == "password.wrong")
    }

    @Test("counts the two minutes from when the password was right")
    func expiry() async throws {
        bench.clock.advance(bySeconds: 1000)
        let authority = try await bench.sign(
            SigningParameters.encode(.sample),
            by: TypedSecrets(Bench.password)
        )
        #expect(
            authority[SigningParameters.expires]
                == String(bench.clock.now().milliseconds + 120_000)
        )
    }

    @Test("shows other features the customer's name, and nothing of an unknown one")
    func profile() async throws {
        let customers = try bench.bank.container.resolve(customerInject)
        #expect(try await customers.customer(Bench.customer).name == "김하나")
        #expect(
            await code { try await customers.customer(CustomerID("C000002")) } == "customer.unknown"
        )
    }

    /// The code of the refusal, when nobody was asked.
    private func refusal(of parameters: [String: String]) async -> String? {
        let secrets = TypedSecrets(Bench.password)
        let code = await code { try await bench.sign(parameters, by: secrets) }
        return secrets.prompts.isEmpty ? code : "asked first"
    }
}
