import BankConsole
public import Console
import DependencyContainer
import LedgerPostgreSQL
import RIBs
import SigningInterface

/// The interactive bank: a tree of RIBs that is used at a terminal or over a pipe.
@MainActor
struct InteractiveBank {
    let signIn: any SignInInject
    let game: Lazy<InteractiveGame?>
    let sessions: ScreenSessions
    /// The connection string of the database that is used instead of the book; nil for a book.
    let store: String?
    /// Notices when the customer presses no key for some time.
    let idleLock: IdleLock

    /// Returns the interactive bank as a session, which ends when the customer leaves or the input
    /// ends.
    ///
    /// - Parameter place: The screen to open after a customer has signed in; nil for Home.
    nonisolated static func program(
        of bank: MainLazy<InteractiveBank>,
        openingFirst place: LinkedPlace? = nil
    ) -> ScreenProgram {
        ScreenProgram(synonyms: "login logout signin sign-in 로그인", accepts: .screens) {
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
        let idle = idleLock { [weak root] in root?.interactor.lock() }
        return try await sessions.play(root, at: terminal, home: comeHome, idle: idle) {
            // Wipes the key that a password has unlocked.
            try await root.interactor.end()
        }
    }
}

/// Returns a watch that calls a closure to lock the screens of a customer; nil for no lock.
public typealias IdleLock = @MainActor @Sendable (@escaping () -> Void) -> IdleWatch?

private final class RootScope: RootDependency {
    let signIn: any SignInInject
    let game: Lazy<InteractiveGame?>

    init(signIn: any SignInInject, game: Lazy<InteractiveGame?>) {
        (self.signIn, self.game) = (signIn, game)
    }
}

/// The ID of the interactive bank, which is created only when screens are shown.
let interactiveBankInject = MainInjectID<InteractiveBank>("InteractiveBank")

/// The ID of the interactive program, which starts when `bank` is run without a command.
let interactiveProgramInject = InjectID<ScreenProgram>("InteractiveProgram")
