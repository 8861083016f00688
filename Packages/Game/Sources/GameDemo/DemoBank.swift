import BankConsole
import BankConsoleTesting
import Bookkeeping
import Console
import DependencyContainer
import Game
import GameInterface
import LedgerInterface
import LedgerInterfaceTesting
import SigningInterface
import SigningInterfaceTesting

/// A bank with nothing in it but the game, on the shared fakes: a book in memory, and a customer whose
/// signature costs no password.
package struct DemoBank: Sendable {
    package let ledger: InMemoryLedger
    package let signing = FakeSigning()
    package let customer = CustomerID("C000001")
    /// The module of this feature, wired to the fakes.
    package let container: Container

    package init() throws {
        ledger = InMemoryLedger(
            date: BusinessDate(year: 2026, month: 1, day: 5),
            issuer: AuthorityIssuer(),
            verifier: FakeSignatureVerifier(),
            clock: Timestamp.now
        )
        container = try Container(
            modules: GameModule(),
            FakeSigningModule(signing: signing),
            BookModule(ledger: ledger)
        )
    }

    /// The command line with nothing but the commands of this feature.
    package func program(io: any ProgramIO) throws -> CommandLineProgram {
        try CommandLineProgram(
            bank: container,
            version: "demo",
            abstract: "The game without the bank around it.",
            screens: screens,
            io: io
        )
    }

    /// The game, with the customer signed in.
    package var screens: ScreenProgram {
        ScreenProgram { terminal in
            let stage = GameStage(try dependency(verifyBuilderSource: Self.verifyByDependency))
            defer { stage.end() }
            return try await ScreenSession.run(window: stage.window, terminal: terminal)
        }
    }

    /// What is around the game here.
    @MainActor
    package func dependency(
        verifyBuilderSource: VerifyBuilderSource
    ) throws -> DemoRootDependency {
        DemoRootDependency(
            plugins: try Self.plugins(),
            scores: try container.resolve(scoresInject),
            session: FakeSignedInSession(customer, signing: signing),
            verifyBuilderSource: verifyBuilderSource
        )
    }

    /// The plug-ins of this feature, loaded by their types.
    package static func plugins() throws(ValidationReport) -> PluginManager {
        try PluginManager(loading: [LoggedOutPlugin.self, LoggedInPlugin.self])
    }

    /// The first way to Verify: whoever builds LoggedIn makes the builder.
    package static let verifyByDependency = VerifyBuilderSource.dependency {
        VerifyOnScreen(dependency: $0)
    }
}

/// The book, in the place of what the bank would register.
private struct BookModule: Module {
    let ledger: InMemoryLedger

    func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) { [ledger] in ledger }
    }
}
