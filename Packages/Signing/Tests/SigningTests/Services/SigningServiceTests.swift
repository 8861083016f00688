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
        _ = try await bank.sign(.sample, by: secrets)
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
        "refuses an unknown customer before asking for the password",
        arguments: ["", "C000009", "../C000001"]
    )
    func unknownCustomer(id: String) async {
        let secrets = RecordingSecrets(TestBank.password)
        let movement = Movement.sample(of: CustomerID(id))
        #expect(await code { try await bank.sign(movement, by: secrets) } == "customer.unknown")
        #expect(secrets.prompts.isEmpty)
    }

    @Test("the two minutes begin when the password was right")
    func expiry() async throws {
        bank.clock.advance(bySeconds: 1000)
        let signed = try await bank.sign(
            .sample,
            by: RecordingSecrets(TestBank.password)
        )
        #expect(signed.expires == bank.clock.now().advanced(bySeconds: 120))
    }

    @Test("other features get the name of a customer, and an error for an unknown one")
    func profile() async throws {
        let customers = try bank.container.resolve(customerInject)
        #expect(try await customers.customer(TestBank.customer).name == "김하나")
        #expect(
            await code { try await customers.customer(CustomerID("C000002")) } == "customer.unknown"
        )
    }
}
