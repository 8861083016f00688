import DependencyContainer

/// The games, for whoever wants to offer or follow one without knowing its rules.
public protocol GameInject: Sendable {
    /// The games there are, in the order in which they are offered.
    var games: [GameTitle] { get }

    /// Where a game of Tic Tac Toe stands after these moves.
    /// - Parameter moves: Cells in the order they were taken, as `b2`: column a to c from the left, row
    ///   1 to 3 from the top. Player 1 begins.
    /// - Throws: ``MoveError`` for a cell that there is not, is taken, or comes after the end.
    func status(after moves: [String]) throws -> GameStatus
}

extension GameInject {
    /// The game of that id; nil when there is none.
    /// - Parameter id: Capitals do not matter.
    public func game(withID id: String) -> GameTitle? {
        games.first { $0.matches(id: id) }
    }
}

/// The games.
public let gameInject = InjectID<any GameInject>("GameInject")
