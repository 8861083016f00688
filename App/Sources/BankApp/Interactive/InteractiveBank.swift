import Console
import DependencyContainer
import RIBs
import SigningInterface

/// The interactive bank: a tree of RIBs in a window, at a terminal or over a pipe.
@MainActor
struct InteractiveBank {
    let signIn: any SignInInject
    let warnings: Warnings

    /// Returns the session, which ends when the person leaves or the input ends.
    ///
    /// - Parameter place: The place to open once a customer has signed in; nil for none.
    nonisolated static func program(
        of bank: MainLazy<InteractiveBank>,
        openingFirst place: LinkedPlace? = nil
    ) -> ScreenProgram {
        ScreenProgram { try await bank.value.play(openingFirst: place, at: $0) }
    }

    private func play(
        openingFirst place: LinkedPlace?,
        at terminal: any Terminal
    ) async throws -> ScreenSessionEnd {
        let root = RootBuilder(dependency: RootScope(signIn: signIn)).build(openingFirst: place)
        return try await root.play(at: terminal, warnings: warnings) {
            // Wipes the key that a password has unlocked.
            try await root.interactor.end()
        }
    }
}

private final class RootScope: RootDependency {
    let signIn: any SignInInject

    init(signIn: any SignInInject) {
        self.signIn = signIn
    }
}

/// The interactive bank, made on demand: a command line never makes it.
let interactiveBankInject = MainInjectID<InteractiveBank>("InteractiveBank")

/// The session of screens that `bank` without a command runs.
let interactiveProgramInject = InjectID<ScreenProgram>("InteractiveProgram")

extension LaunchRouting {
    /// Shows this tree of RIBs at a terminal until the session ends, and deactivates it.
    ///
    /// - Parameters:
    ///   - terminal: The terminal that shows it.
    ///   - warnings: The warnings, which are held back while screens are shown.
    ///   - close: Cleans up in any case, also after an interruption, while the tree is active. Its
    ///     error becomes a warning, because it must not hide how the session ended.
    /// - Returns: How the session ended.
    /// - Throws: The error of the session.
    func play(
        at terminal: any Terminal,
        warnings: Warnings,
        closing close: () async throws -> Void = {}
    ) async throws -> ScreenSessionEnd {
        let window = Window()
        launch(from: window)
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
        do {
            try await close()
        } catch {
            warnings.show("\(error)")
        }
        interactable.deactivate()
        return try end.get()
    }
}
