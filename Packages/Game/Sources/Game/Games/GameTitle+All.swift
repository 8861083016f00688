import GameInterface

extension GameTitle {
    static let randomWin = GameTitle(id: "randomWin", name: "Random Win")
    static let ticTacToe = GameTitle(id: "ticTacToe", name: "Tic Tac Toe")

    /// In the order in which they are offered.
    static let all: [GameTitle] = [.randomWin, .ticTacToe]
}
