import BankConsoleTesting
import Console
import Game
import GameInterface
import SigningInterfaceTesting

/// Runs the games without the other features, on fake services.
///
///     swift run GameDemo                       # the screens
///     swift run GameDemo --story               # a sequence of commands
///     swift run GameDemo game replay b2 a1 c1  # one command
@main
enum GameDemo {
    static func main() async throws {
        let bank = try FakeBank { _ in [GameModule()] }
        let screens = ScreenProgram { terminal in
            let stage = try GameStage(
                scores: bank.container.resolve(scoresInject),
                session: FakeSignedInSession(signing: bank.signing),
                verifyBuilderSource: .dependency { VerifyOnScreenBuilder(dependency: $0) }
            )
            defer { stage.end() }
            return try await ScreenSession.run(window: stage.window, terminal: terminal)
        }
        try await DemoProgram(
            bank.container,
            abstract: "Games only.",
            screens: screens,
            story: ["game replay a1 a2 b2 b1 c3", "game replay b2 a1 b2", "game scores"]
        ).main()
    }
}
