import Console
import GameDemo
import GameInterface
import RIBs
import SigningInterface
import Testing

@testable import Game

/// The chance that LoggedIn gives to RandomWin.
@MainActor
struct RandomNumberTests {
    @Test("gives each time a number from 0 to 99, any of them, so that either player can win")
    func numbers() {
        let component: any RandomWinDependency = LoggedInComponent(
            dependency: Surroundings(),
            player1Name: "Hana",
            player2Name: "Duri"
        )
        let randomNumber = component.randomNumber
        // That one of a hundred is missed in 10,000 draws happens once in 10^41 runs.
        let numbers = Set((0..<10_000).map { _ in randomNumber() })
        #expect(numbers == Set(0..<100))
    }
}

/// What LoggedIn needs, and chance has nothing to do with.
private final class Surroundings: EmptyComponent, LoggedInDependency {
    let loggedInViewController: any LoggedInViewControllable = View()
    let scores: any ScoresInject = ScoresDouble()
    let signedInSession: (any SignedInSession)? = nil
    let verifyBuilderSource = DemoBank.verifyByDependency
}

private final class View: ScreenViewController, LoggedInViewControllable {}
