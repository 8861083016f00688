import DependencyContainer

/// The game, for whoever wants to follow one without knowing its rules.
public protocol GameInject: Sendable {
    /// Where a game stands after these moves.
    /// - Parameter moves: Cells in the order they were taken, as `b2`: column a to c from the left, row
    ///   1 to 3 from the top. Player 1 begins.
    /// - Throws: ``MoveError`` for a cell that there is not, is taken, or comes after the end.
    func standing(after moves: [String]) throws -> GameStanding
}

/// The game.
public let gameInject = InjectID<any GameInject>("GameInject")
