import Console
import DependencyContainer
import RIBs
import SigningInterface

/// The interactive bank: a tree of RIBs in a window, at a terminal or over a pipe.
@MainActor
struct InteractiveBank {
    let signIn: any SignInInject
    let warnings: Warnings

    /// The session, which ends when the person leaves, or the input ends.
    ///
    /// - Parameter place: Where a link leads, once a customer has signed in; nil without a link.
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
            // What a password has unlocked is wiped.
            try await root.interactor.end()
        }
    }
}

/// What Root needs, as its dependency.
private final class RootScope: RootDependency {
    let signIn: any SignInInject

    init(signIn: any SignInInject) {
        self.signIn = signIn
    }
}

/// The interactive bank, made when somebody wants it: a command of the command line opens none of it.
let interactiveBankInject = MainInjectID<InteractiveBank>("InteractiveBank")

/// The session of screens that the bank is without a word.
let interactiveProgramInject = InjectID<ScreenProgram>("InteractiveProgram")
