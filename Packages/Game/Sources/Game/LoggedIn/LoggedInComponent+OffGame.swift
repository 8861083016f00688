/// What OffGame needs of LoggedIn's scope.
extension LoggedInComponent: OffGameDependency {}
