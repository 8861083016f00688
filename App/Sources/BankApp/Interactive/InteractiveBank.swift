import Console
import DependencyContainer
import LedgerPostgreSQL
import RIBs
import SigningInterface

/// The interactive bank: a tree of RIBs in a window, at a terminal or over a pipe.
@MainActor
struct InteractiveBank {
    let signIn: any SignInInject
    let game: Lazy<InteractiveGame?>
    let sessions: ScreenSessions
    /// The connection string of the database that takes the place of the book.
    let store: String?

    /// Returns the session, which ends when the customer leaves or the input ends.
    ///
    /// - Parameter place: The place to open once a customer has signed in; nil for none.
    nonisolated static func program(
        of bank: MainLazy<InteractiveBank>,
        openingFirst place: LinkedPlace? = nil
    ) -> ScreenProgram {
        ScreenProgram(synonyms: "login logout signin sign-in 로그인") {
            try await bank.value.play(openingFirst: place, at: $0)
        }
    }

    private func play(
        openingFirst place: LinkedPlace?,
        at terminal: any Terminal
    ) async throws -> ScreenSessionEnd {
        // The screens open the book when a customer signs in, which is late for this error.
        if let store { try LedgerPostgreSQLModule.requireReadable(store) }
        let root = RootBuilder(dependency: RootScope(signIn: signIn, game: game)).build(
            openingFirst: place
        )
        let comeHome: @MainActor () -> Void = { [weak root] in root?.interactor.comeHome() }
        return try await sessions.play(root, at: terminal, home: comeHome) {
            // Wipes the key that a password has unlocked.
            try await root.interactor.end()
        }
    }
}

private final class RootScope: RootDependency {
    let signIn: any SignInInject
    let game: Lazy<InteractiveGame?>

    init(signIn: any SignInInject, game: Lazy<InteractiveGame?>) {
        (self.signIn, self.game) = (signIn, game)
    }
}

/// The interactive bank, made on demand: a command line never makes it.
let interactiveBankInject = MainInjectID<InteractiveBank>("InteractiveBank")

/// The session of screens that `bank` without a command runs.
let interactiveProgramInject = InjectID<ScreenProgram>("InteractiveProgram")
