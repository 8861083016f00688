/// What TicTacToe needs of LoggedIn's scope.
extension LoggedInComponent: TicTacToeDependency {}
