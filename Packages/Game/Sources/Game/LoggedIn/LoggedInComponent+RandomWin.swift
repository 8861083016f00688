/// What RandomWin needs of LoggedIn's scope.
extension LoggedInComponent: RandomWinDependency {
    var randomNumber: @Sendable () -> Int { { Int.random(in: 0..<100) } }
}
