import Console
import DependencyContainer
import RIBs
import SigningInterface

/// The interactive bank: a tree of RIBs in a window, at a terminal or over a pipe.
@MainActor
struct InteractiveBank {
    let signIn: any SignInInject
    let game: Lazy<InteractiveGame?>
    let sessions: ScreenSessions

    /// Returns the session, which ends when the person leaves or the input ends.
    ///
    /// - Parameter place: The place to open once a customer has signed in; nil for none.
    nonisolated static func program(
        of bank: MainLazy<InteractiveBank>,
        openingFirst place: LinkedPlace? = nil
    ) -> ScreenProgram {
        ScreenProgram(synonyms: "login signin sign-in 로그인") {
            try await bank.value.play(openingFirst: place, at: $0)
        }
    }

    private func play(
        openingFirst place: LinkedPlace?,
        at terminal: any Terminal
    ) async throws -> ScreenSessionEnd {
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

/// The sessions of screens: of the bank, the game and the tour.
struct ScreenSessions: Sendable {
    /// The warnings, which are held back while screens are shown.
    let warnings: Warnings
    /// Wires the container that the module map draws.
    let container: @Sendable () throws -> Container

    /// The Swift module that wires the packages, and so may import them.
    private static let app = String(#fileID.prefix { $0 != "/" })

    /// Shows a tree of RIBs at a terminal until the session ends, and deactivates it.
    ///
    /// - Parameters:
    ///   - root: The root of the tree.
    ///   - terminal: The terminal that shows it.
    ///   - comeHome: Dismisses all above the home screen; nil for a tree without one.
    ///   - close: Cleans up in any case, also after an interruption, while the tree is active. Its
    ///     error becomes a warning, because it must not hide how the session ended.
    /// - Returns: How the session ended.
    /// - Throws: The error of the session.
    @MainActor
    func play(
        _ root: any LaunchRouting,
        at terminal: any Terminal,
        home comeHome: (@MainActor () -> Void)? = nil,
        closing close: () async throws -> Void = {}
    ) async throws -> ScreenSessionEnd {
        let window = Window()
        window.onHome = comeHome
        root.launch(from: window)
        window.onMap = { [weak window, weak root, container] in
            guard let root, let container = try? container() else { return }
            window?.side = ModuleMapViewController(of: root, in: container, wiredBy: Self.app)
        }
        let end: Result<ScreenSessionEnd, any Error>
        do {
            end = .success(
                try await warnings.hold {
                    try await ScreenSession.run(window: window, terminal: terminal)
                }
            )
        } catch {
            end = .failure(error)
        }
        window.side = nil
        do {
            try await close()
        } catch {
            warnings.show("\(error)")
        }
        root.interactable.deactivate()
        return try end.get()
    }
}
