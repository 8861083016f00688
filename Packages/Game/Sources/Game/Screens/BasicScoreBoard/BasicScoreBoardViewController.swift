import Console
import GameInterface
import RIBs

/// Shows the names of both players with the games that each has won, and the draws.
final class BasicScoreBoardViewController: BasicScoreBoardPresentable, ScreenPart {
    private let player1Name: String
    private let player2Name: String

    var didChange: (@MainActor () -> Void)?
    private(set) var blocks: [ScreenBlock] {
        didSet { didChange?() }
    }

    init(player1Name: String, player2Name: String) {
        self.player1Name = player1Name
        self.player2Name = player2Name
        blocks = [.fields([Field("Player 1", player1Name), Field("Player 2", player2Name)])]
    }

    func set(score: Score) {
        let draws = score.draws == 0 ? [] : [Field("Draws", "\(score.draws)")]
        blocks = [
            .fields(
                [
                    Field("Player 1", "\(player1Name) (\(score.player1Score))"),
                    Field("Player 2", "\(player2Name) (\(score.player2Score))"),
                ] + draws
            )
        ]
    }
}
