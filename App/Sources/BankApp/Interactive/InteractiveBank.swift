import BankConsole
public import Console
import DependencyContainer
import LedgerInterface
import LedgerPostgreSQL
import RIBs
import SigningInterface

/// The interactive bank: a tree of RIBs that is used at a terminal or over a pipe.
@MainActor
struct InteractiveBank {
    let services: RootServices
    let ledger: any Ledger
    let sessions: ScreenSessions
    /// The connection string of the database that is used instead of the book; nil for a book.
    let store: String?
    /// Measures when the screens look for changes of the book by other processes.
    let changeClock: any Clock<Duration>
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
        let (router, root) = RootBuilder(dependency: services).build(openingFirst: place)
        let comeHome: @MainActor () -> Void = { [weak root] in root?.comeHome() }
        let idle = idleLock { [weak root] in root?.lock() }
        let changes = ChangeWatch(clock: changeClock) { [weak root, ledger] in
            guard root?.isSignedIn == true else { return nil }
            return try? await ledger.changeCount()
        }
        return try await sessions.play(
            router,
            at: terminal,
            home: comeHome,
            idle: idle,
            reloadingAfter: changes
        ) {
            // Wipes the key that a password has unlocked.
            try await root.end()
        }
    }
}

/// Returns a watch that calls a closure to lock the screens of a customer; nil for no lock.
public typealias IdleLock = @MainActor @Sendable (@escaping () -> Void) -> IdleWatch?

/// The ID of the interactive bank, which is created only when screens are shown.
let interactiveBankInject = MainInjectID<InteractiveBank>("InteractiveBank")

/// The ID of the interactive program, which starts when `bank` is run without a command.
let interactiveProgramInject = InjectID<ScreenProgram>("InteractiveProgram")
