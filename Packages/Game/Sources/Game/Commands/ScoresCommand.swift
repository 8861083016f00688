import Console
import DependencyContainer
import GameInterface

extension Command {
    /// The command `game scores`.
    static func gameScores(_ scores: Lazy<any ScoresInject>) -> Command {
        Command(
            "game scores",
            abstract: "Show the scores of all players.",
            discussion: """
                Two players share one score, whichever player began. A finished game counts, and a \
                game that was left early does not count.
                """,
            synonyms: "results",
            examples: [Example("bank game scores", "List the results of all pairs of players.")],
            answer: [
                "scores": [
                    [
                        "player1": .string, "player2": .string, "player1Score": .integer,
                        "player2Score": .integer, "draws": .integer,
                    ]
                ]
            ]
        ) { _ in
            .scores(try await scores.value.scores())
        }
    }
}

extension Answer {
    fileprivate static func scores(_ scores: [(players: Players, score: Score)]) -> Answer {
        let table = Table(
            columns: [
                Column("Player"), Column("Won", .trailing),
                Column("Against"), Column("Won", .trailing),
                Column("Drawn", .trailing),
            ],
            rows: scores.map { players, score in
                [
                    players.player1Name, String(score.player1Score),
                    players.player2Name, String(score.player2Score),
                    String(score.draws),
                ]
            }
        )
        return Answer(
            scores.isEmpty ? [.line("No games have been played yet.")] : [.table(table)],
            json: [
                "scores": .array(
                    scores.map { players, score in
                        [
                            "player1": .string(players.player1Name),
                            "player2": .string(players.player2Name),
                            "player1Score": .integer(Int64(score.player1Score)),
                            "player2Score": .integer(Int64(score.player2Score)),
                            "draws": .integer(Int64(score.draws)),
                        ]
                    }
                )
            ]
        )
    }
}
