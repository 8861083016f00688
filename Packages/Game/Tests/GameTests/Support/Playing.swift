import BankConsoleTesting
import GameDemo
import GameInterface
import Testing

/// Two players in front of a window with the game in it, beginning with LoggedOut.
@MainActor
final class Playing {
    static let players = Players(player1Name: "김하나", player2Name: "이두리")

    /// The way to Verify of a RIB that gets the builder by its dependency.
    static let verifyByDependency = VerifyBuilderSource.dependency {
        VerifyOnScreenBuilder(dependency: $0)
    }

    let stage: GameStage
    let person: ScreenUser
    private let detached: DetachedRIBs

    /// - Parameters:
    ///   - scores: The scores.
    ///   - session: The session of the customer who is signed in; nil when no customer is.
    ///   - verifyBuilderSource: The source of the builder of Verify.
    init(
        scores: any ScoresInject,
        session: (any SignedInSession)? = nil,
        verifyBuilderSource: VerifyBuilderSource = Playing.verifyByDependency
    ) throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        stage = try GameStage(
            scores: scores,
            session: session,
            verifyBuilderSource: verifyBuilderSource
        )
        person = ScreenUser(at: stage.window)
        detached = DetachedRIBs(below: stage.tree)
    }

    /// Logs in, and waits until the score is known.
    func logIn(_ players: Players = Playing.players) async {
        stage.didLogin(withPlayer1Name: players.player1Name, player2Name: players.player2Name)
        await stage.window.settled()
    }

    /// Chooses actions by their labels, each on the screen that the previous one led to.
    func press(_ labels: String...) async throws {
        for label in labels {
            try await person.press(label)
            try await waitUntilReleased()
        }
    }

    /// Expects every RIB that was detached to be released.
    func waitUntilReleased() async throws {
        try await detached.waitUntilReleased()
    }

    /// Fills the field, and each field that follows.
    func type(_ texts: String...) async throws {
        for text in texts {
            try await person.type(text)
            try await waitUntilReleased()
        }
    }

    /// The actions of a workflow; nil before login.
    var actions: (any LoggedInActionableItem)? {
        stage.loggedIn?.interactable as? any LoggedInActionableItem
    }

    /// The name of LoggedIn's only child, such as `OffGame`; nil without a child.
    var shown: String? {
        guard let children = stage.loggedIn?.children else { return nil }
        #expect(children.count <= 1, "one child of LoggedIn at a time")
        return children.first.map { "\(Swift.type(of: $0))".replacing("Router", with: "") }
    }

    /// The fields of the screen, as `name: value`.
    var fields: [String] {
        person.screen.blocks.flatMap { block -> [String] in
            guard case .fields(let fields) = block else { return [] }
            return fields.map { "\($0.name): \($0.value)" }
        }
    }
}
