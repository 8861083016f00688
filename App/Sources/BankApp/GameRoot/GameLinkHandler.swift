import Console

/// Who follows links to games, at any time: what an app calls when it is told to open a URL.
///
/// A session at a terminal has no such event, and gets its link before it begins.
@MainActor
protocol GameLinkHandler: AnyObject {
    /// Begins the game of a link, in place of one that is played. Before two have logged in it waits
    /// until they have, in place of a link that waits already; what they have typed so far stays.
    ///
    /// - Throws: `Failure` `link.game` where there is no such game; nothing changes then.
    func handle(_ link: GameLink) throws(Failure)
}
