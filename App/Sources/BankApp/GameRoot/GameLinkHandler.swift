import Console

/// Who follows links to games.
@MainActor
protocol GameLinkHandler: AnyObject {
    /// Begins the game of a link, in place of one that is played. Before two have logged in it waits until
    /// they have, in place of a link that waits already.
    ///
    /// - Throws: `Failure` `link.game` where there is no such game; nothing changes then.
    func handle(_ link: GameLink) throws(Failure)
}
