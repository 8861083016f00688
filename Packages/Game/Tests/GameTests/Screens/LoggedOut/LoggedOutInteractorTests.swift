import Console
import GameInterface
import Testing

@testable import Game

@Suite("LoggedOut's interactor")
@MainActor
final class LoggedOutInteractorTests {
    private let presenter = LoggedOutPresenterDouble()
    private let listener = LoggedOutListenerDouble()
    private let interactor: LoggedOutInteractor

    init() {
        interactor = LoggedOutInteractor(presenter: presenter, launching: nil)
        interactor.listener = listener
        interactor.activate()
    }

    @Test("login passes both names to the listener as they were typed")
    func login() {
        interactor.login(withPlayer1Name: "Hana", player2Name: "Duri")
        #expect(listener.events == ["login 'Hana' 'Duri'"])
    }

    @Test(
        "a player without a name is called Player 1 or Player 2",
        arguments: [
            (nil, nil, "login 'Player 1' 'Player 2'"), ("", "", "login 'Player 1' 'Player 2'"),
            ("Hana", "", "login 'Hana' 'Player 2'"), ("  ", " Duri ", "login 'Player 1' 'Duri'"),
        ] as [(String?, String?, String)]
    )
    func defaults(player1Name: String?, player2Name: String?, event: String) {
        interactor.login(withPlayer1Name: player1Name, player2Name: player2Name)
        #expect(listener.events == [event])
    }

    @Test(
        "login with invalid names shows a notice and reports nothing",
        arguments: ["Hana", "a/b"]
    )
    func refusedLogin(name: String) {
        interactor.login(withPlayer1Name: "Hana", player2Name: name)
        #expect(listener.events.isEmpty)
        #expect(presenter.state?.notice?.kind == .problem)
    }

    @Test("player 1 is asked first, then player 2")
    func asked() {
        #expect(presenter.state?.asked == .player1)
        interactor.enter(name: "Hana")
        #expect(presenter.state?.asked == .player2)
        interactor.enter(name: "")
        #expect(presenter.state?.asked == nil)
        #expect(
            presenter.state?.players == Players(player1Name: "Hana", player2Name: "Player 2")
        )
        interactor.enter(name: "ignored")
        #expect(presenter.state?.players.player2Name == "Player 2")
        #expect(listener.events.isEmpty)
    }

    @Test("the machine plays for the player who is asked", arguments: PlayerType.allCases)
    func machine(player: PlayerType) {
        if player == .player2 { interactor.enter(name: "Hana") }
        interactor.takeMachine()
        if player == .player1 { interactor.enter(name: "Duri") }
        #expect(presenter.state?.players.machine == player)
    }

    @Test("going back from player 2 asks player 1 again, and otherwise leaves")
    func goingBack() {
        interactor.enter(name: "Hana")
        interactor.goBack()
        #expect(presenter.state?.asked == .player1)
        #expect(listener.events.isEmpty)
        interactor.goBack()
        #expect(listener.events == ["leave"])
        interactor.enter(name: "Hana")
        interactor.enter(name: "Duri")
        interactor.goBack()
        #expect(listener.events == ["leave", "leave"])
    }
}
