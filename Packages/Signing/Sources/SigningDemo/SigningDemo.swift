import BankConsole
package import BankConsoleTesting
package import Bookkeeping
package import Console
import ConsoleTesting
package import DependencyContainer
package import LedgerInterface
package import LedgerInterfaceTesting
import Signing
import SigningInterface
import SigningInterfaceTesting

/// Runs signing without the other features, for a customer with the password `482915`.
///
///     swift run SigningDemo                          # the screens
///     swift run SigningDemo customer show C000001    # one command
@main
package enum SigningDemo {
    package static let password = "482915"

    static func main() async throws {
        SigningModule.forbidCoreDumps()
        let folder = try TemporaryFolder(named: "SigningDemo")
        let authority = LateAuthority()
        let book = InMemoryLedger(date: nil, authority: authority.check)
        try await program(keyFile: folder.file("keys/key"), ledger: book, log: book, authority)
            .main(removing: folder)
    }

    /// Returns the demo program for `ledger`, after adding a customer to a book without customers.
    package static func program(
        keyFile: String,
        ledger: any Ledger,
        log: any HistoryLog,
        _ authority: LateAuthority
    ) async throws -> DemoProgram {
        let demo = DemoProgram(abstract: "Signing only.") { secrets in
            let issued = authority.issuer.authority("Signing")
            let container = try Container(
                modules: SigningModule(authority: issued, keyFile: keyFile),
                module(ledger, secrets),
                LogModule(log: log)
            )
            try takeRules(of: container, for: authority)
            return container
        }
        if (try? await ledger.records(in: "customer", after: nil, limit: 1))?.isEmpty != false {
            let words = "customer join --name 김하나 --birth 1990-03-14 --phone 010-2345-6789"
            _ = try await demo.run(
                words.split(separator: " ").map(String.init) + ["--pin-stdin"],
                io: InMemoryIO(input: "\(password)\n\(password)\n")
            )
        }
        return demo
    }

    /// Makes a ledger enforce a container's authority rules and verify the customers' signatures.
    package static func takeRules(
        of container: Container,
        for authority: LateAuthority,
        adding rules: [AuthorityRule] = []
    ) throws {
        let verifier = try container.resolve(authorityVerifierInject)
        try authority.takeRules(of: container, verifier: verifier, adding: rules)
    }

    /// Returns a module with a ledger, a source of passwords, and the screen of a signed-in
    /// customer.
    package static func module(_ ledger: any Ledger, _ secrets: any SecretReader) -> any Module {
        FakeAppModule(ledger: ledger, secrets: secrets, home: DemoHome.init)
    }
}

/// Shows the name of the customer, and opens Verify for a sample movement.
private final class DemoHome: ScreenInteractor, VerifyListener {
    private let signedInSession: any SignedInSession
    private let customers: any CustomerInject
    private weak var signedInListener: (any SignedInListener)?
    private var name: String?

    init(
        _ session: any SignedInSession,
        _ customers: any CustomerInject,
        listener: any SignedInListener
    ) {
        signedInSession = session
        self.customers = customers
        signedInListener = listener
    }

    override func load() async throws {
        name = try await customers.customer(signedInSession.customer).name
    }

    override var screen: Screen {
        Screen(
            "Signing alone",
            blocks: name.map { [.text("Signed in as \($0). This demo has only Signing.")] } ?? [],
            actions: [ScreenAction("sign", "Sign a sample movement"), .back("Sign out")]
        )
    }

    override func choose(_ action: ScreenAction.ID) {
        let verify = VerifyBuilder(dependency: signedInSession)
        let movement = Movement.demo(by: signedInSession.customer)
        present(verify.router(signing: movement, preview: .demo, listener: self))
    }

    override func leave() { signedInListener?.signedInDidSignOut() }

    func verifyDidFinish(with result: VerifyResult) {
        switch result {
        case .signed(let signed):
            childDidFinish(.done("Signed: \(signed.signature.prefix(16))…"))
        case .canceled: childDidFinish(.information("Nothing was signed."))
        case .refused(let error): childDidFinish(.problem(error))
        }
    }
}
