import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

@Suite("LoggedOut's screen")
@MainActor
final class LoggedOutScreenTests {
    @Test("both names are typed one after the other, shown together, and logged in")
    func names() async throws {
        let bench = try LoggedOutBench()
        #expect(bench.person.screen.prompt == Prompt("Player 1's name"))
        #expect(
            bench.person.screen.blocks == [
                .text("Leave it empty to be called Player 1, or let the machine play.")
            ]
        )
        try await bench.person.type("  Hana ")
        #expect(bench.person.screen.prompt == Prompt("Player 2's name"))
        #expect(bench.person.screen.blocks.first == .fields([Field("Player 1", "Hana")]))
        try await bench.person.type("Duri")
        #expect(bench.person.screen.prompt == nil)
        #expect(
            bench.person.screen.blocks
                == [.fields([Field("Player 1", "Hana"), Field("Player 2", "Duri")])]
        )
        #expect(bench.listener.events.isEmpty)
        try await bench.person.press("Login")
        #expect(bench.listener.events == ["login 'Hana' 'Duri'"])
    }

    @Test(
        "a player without a name is called Player 1 or Player 2",
        arguments: [
            ("", "", "login 'Player 1' 'Player 2'"), ("Hana", "", "login 'Hana' 'Player 2'"),
            ("  ", " Duri ", "login 'Player 1' 'Duri'"),
        ]
    )
    func defaults(player1: String, player2: String, event: String) async throws {
        let bench = try LoggedOutBench()
        try await bench.stage.type(player1, player2)
        await bench.person.press(keys: .enter)
        #expect(bench.listener.events == [event])
    }

    @Test("the machine can be either player but not both")
    func machine() async throws {
        let bench = try LoggedOutBench()
        try await bench.person.press("The machine")
        #expect(bench.person.screen.actions == [.back()])
        try await bench.person.type(Players.machineName)
        #expect(
            bench.person.screen.notice
                == .problem(
                    "Both players are called 'The machine'; choose another name for one of them."
                )
        )
        try await bench.person.type("Duri")
        try await bench.person.press("Change the names")
        try await bench.person.type("Hana")
        try await bench.person.press("The machine")
        try await bench.person.press("Login")
        #expect(bench.listener.events == ["login 'Hana' 'The machine'"])
    }

    @Test(
        "an invalid name is refused and stays in the field",
        arguments: [
            ("Hana/Duri", "The player's name 'Hana/Duri' has a slash; remove the slash."),
            (
                "A name of more than twenty",
                "The player's name is longer than 20 characters; choose a shorter name."
            ),
        ]
    )
    func refused(typed: String, message: String) async throws {
        let bench = try LoggedOutBench()
        for label in ["Player 1's name", "Player 2's name"] {
            try await bench.person.type(typed)
            #expect(bench.person.screen.notice == .problem(message))
            #expect(bench.person.screen.prompt == Prompt(label, initial: typed))
            try await bench.person.type(label.prefix(8).description)
            #expect(bench.person.screen.notice == nil)
        }
        #expect(bench.person.screen.prompt == nil)
    }

    @Test(
        "a login with invalid names shows a notice and reports nothing",
        arguments: ["Hana", "a/b"]
    )
    func refusedLogin(name: String) throws {
        let bench = try LoggedOutBench()
        let loggedOut = bench.stage.routers.first?.interactable as? LoggedOutInteractor
        try #require(loggedOut).login(withPlayer1Name: "Hana", player2Name: name)
        #expect(bench.listener.events.isEmpty)
        #expect(bench.person.screen.notice?.kind == .problem)
    }

    @Test("player 1 cannot have the default name of player 2")
    func same() async throws {
        let bench = try LoggedOutBench()
        try await bench.person.type("Player 2")
        try await bench.person.type("")
        #expect(
            bench.person.screen.notice
                == .problem(
                    "Both players are called 'Player 2'; choose another name for one of them."
                )
        )
        #expect(bench.person.screen.prompt?.label == "Player 2's name")
    }

    @Test("changing the names begins with the typed names")
    func changing() async throws {
        let bench = try LoggedOutBench()
        try await bench.person.type("Hana")
        try await bench.person.type("Duri")
        try await bench.person.press("Change the names")
        #expect(bench.person.screen.prompt == Prompt("Player 1's name", initial: "Hana"))
        await bench.person.press(keys: .enter)
        #expect(bench.person.screen.prompt == Prompt("Player 2's name", initial: "Duri"))
        // Player 2 cannot have the new name of player 1.
        await bench.person.press(keys: .escape)
        try await bench.person.type("Duri")
        #expect(bench.person.screen.prompt == Prompt("Player 2's name"))
    }

    @Test("every step after a link names the game")
    func launching() async throws {
        let bench = try LoggedOutBench(launching: .randomWin)
        for _ in 0..<3 {
            #expect(bench.person.screen.blocks.first == .text("Log in to play Random Win."))
            await bench.person.press(keys: .enter)
        }
        #expect(bench.listener.events == ["login 'Player 1' 'Player 2'"])
    }

    @Test("Escape leads from player 2 to player 1, and leaves LoggedOut otherwise")
    func leaving() async throws {
        let bench = try LoggedOutBench()
        try await bench.person.type("Hana")
        await bench.person.press(keys: .escape)
        #expect(bench.person.screen.prompt == Prompt("Player 1's name", initial: "Hana"))
        #expect(bench.listener.events.isEmpty)
        await bench.person.press(keys: .escape)
        #expect(bench.listener.events == ["leave"])
        try await bench.stage.type("Hana", "Duri")
        await bench.person.press(keys: .escape)
        #expect(bench.listener.events == ["leave", "leave"])
    }

    @Test("over a pipe an empty line chooses the default name")
    func lines() async throws {
        let bench = try LoggedOutBench()
        let io = InMemoryIO(input: "\n/machine\nlogin\n")
        let end = try await ScreenSession.run(
            window: bench.stage.window,
            terminal: PipeTerminal(io: io)
        )
        #expect(end == .endOfInput)
        #expect(bench.listener.events == ["login 'Player 1' 'The machine'"])
    }
}
