import Console
import DependencyContainer

extension Command {
    /// The command `bank game`.
    static func game(game: Lazy<InteractiveGame?>, isOffered: Bool) -> Command {
        Command(
            "game",
            abstract:
                "Play Tic Tac Toe or Random Win with a second player or the machine.",
            synonyms: "play tictactoe",
            examples: [Example("bank game", "Ask for two players' names, and play.")],
            startTitle: isOffered ? "Play Tic Tac Toe." : nil
        ) { invocation in
            try await invocation.run(game.required().program())
            return Answer([], json: [:])
        }
    }
}
