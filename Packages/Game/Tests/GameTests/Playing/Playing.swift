import Console
import ConsoleTesting
import GameDemo
import GameInterface
import RIBs
import RIBsTesting
import SigningInterface
import SigningInterfaceTesting
import Testing
@testable import Game


/// Two who sit before a window with the game in it, from logging in on.
@MainActor
final class Playing {
    static let players = Players(player1Name: "김하나", player2Name: "이두리")

    let stage: GameStage
    let person: ScreenUser

    /// - Parameters:
    ///   - scores: Where scores are kept.
    ///   - session: Who is signed in to the bank.
    ///   - verifyBuilderSource: Where Verify comes from.
    init(
        scores: any ScoresInject,
        session: (any SignedInSession)? = nil,
        verifyBuilderSource: VerifyBuilderSource = DemoBank.verifyByDependency
    ) throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        stage = GameStage(
            DemoRootDependency(
                plugins: try DemoBank.plugins(),
                scores: scores,
                session: session,
                verifyBuilderSource: verifyBuilderSource
            )
        )
        person = ScreenUser(at: stage.window)
    }

    /// Logs in, and waits until the score is known.
    func logIn(_ players: Players = Playing.players) async {
        stage.logIn(players)
        await stage.window.settled()
    }

    /// Chooses actions by their labels, each on the screen that the one before has led to.
    func press(_ labels: String...) async throws {
        for label in labels { try await person.press(label) }
    }

    /// Fills the field, and each that follows.
    func type(_ texts: String...) async throws {
        for text in texts { try await person.type(text) }
    }

    /// LoggedIn's only child, as a name: `OffGame`, `TicTacToe`, `RandomWin`; nil without one.
    var shown: String? {
        guard let children = stage.loggedIn?.router.children else { return nil }
        #expect(children.count <= 1, "one child of LoggedIn at a time")
        return children.first.map { "\(Swift.type(of: $0))".replacing("Router", with: "") }
    }

    /// The fields of the screen that is seen, as `name: value`.
    var fields: [String] {
        person.screen.blocks.flatMap { block -> [String] in
            guard case .fields(let fields) = block else { return [] }
            return fields.map { "\($0.name): \($0.value)" }
        }
    }
}
