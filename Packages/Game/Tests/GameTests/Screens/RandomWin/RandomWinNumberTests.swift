import GameInterface
import Testing

@testable import Game

@MainActor
struct RandomNumberTests {
    @Test("LoggedIn's random numbers cover 0 to 99")
    func numbers() {
        let component: any RandomWinDependency = LoggedInComponent(
            dependency: LoggedInSurroundings(),
            player1Name: "Hana",
            player2Name: "Duri"
        )
        let randomNumber = component.randomNumber
        // 10,000 draws miss one of the hundred numbers once in 10^41 runs.
        let numbers = Set((0..<10_000).map { _ in randomNumber() })
        #expect(numbers == Set(0..<100))
    }
}
