import Console
import DependencyContainer

extension Command {
    /// `bank game`.
    static func game(game: Lazy<InteractiveGame?>, isOffered: Bool) -> Command {
        Command(
            "game",
            abstract:
                "Play Tic Tac Toe or Random Win, two at one terminal or one against the machine.",
            synonyms: "play tictactoe",
            examples: [Example("bank game", "Ask for two names, and play.")],
            startTitle: isOffered ? "Play Tic Tac Toe." : nil
        ) { invocation in
            try await invocation.run(game.required().program())
            return Answer([], json: [:])
        }
    }
}
