import ConsoleTesting
import Testing

@testable import Console

@Suite("Session in line mode", .timeLimit(.minutes(20)))
@MainActor
struct PipeTerminalTests {
    private func play(
        _ screen: RecordingScreen,
        _ input: String,
        terminals: Set<StandardStream> = []
    ) async throws -> (end: ScreenSessionEnd, io: InMemoryIO) {
        let io = InMemoryIO(input: input, terminals: terminals, environment: ["TERM": "dumb"])
        let terminal = PipeTerminal(io: io)
        let end = try await ScreenSession.run(window: Window(showing: screen), terminal: terminal)
        return (end, io)
    }

    @Test("a screen is printed as text with numbers and words for its actions")
    func printed() async throws {
        let (end, io) = try await play(RecordingScreen(screen: Screens.card), "")
        #expect(end == .endOfInput)
        #expect(
            io.output == """
                == Card 9490-****-****-0018 ==
                +- 모듈러뱅크 \(String(repeating: "-", count: 145))+
                | 9490-****-****-0018 \(String(repeating: " ", count: 137))|
                | 3333-01-0000017 \(String(repeating: " ", count: 141))|
                +\(String(repeating: "-", count: 158))+

                Recent
                Date        Shop             Amount
                2025-03-01  스타벅스 강남점   4,500
                2025-03-02  Bookshop         23,000

                The card is locked abroad. Unlock it before you travel.

                  1  Linked account [account]  1,234,567 won
                  2  한도 변경 [한도]             월 100만원
                  3  Report lost [lost]
                  4  Back [back]

                """
        )
    }

    @Test("the question of a field is printed below its screen")
    func question() async throws {
        let (_, io) = try await play(RecordingScreen(screen: Screens.put), "")
        #expect(io.output.hasSuffix("\n\nAmount (e.g. 5만), or / and an action:\n"))
    }

    @Test("a line chooses an action by number, word or label")
    func choosing() async throws {
        let screen = RecordingScreen(screen: Screens.card)
        let (end, _) = try await play(screen, "2\nlost\n report lost \n/back\n한도\nlinked Account")
        #expect(end == .endOfInput)
        #expect(
            screen.events == [
                "press 한도", "press lost", "press lost", "press back", "press 한도",
                "press account",
            ]
        )
    }

    @Test("an unknown word is answered with the nearest one and has no effect")
    func unknown() async throws {
        let screen = RecordingScreen(screen: Screens.card)
        let (_, io) = try await play(screen, "acount\n9\n\nacount1\nnothing\n\u{1B}[2J\n")
        #expect(screen.events.isEmpty)
        let answers = io.output.split(separator: "\n").filter { $0.hasPrefix("! ") }
        #expect(
            answers == [
                "! This screen has no action 'acount'. Did you mean 'account'?"
            ] + Array(repeating: "! Choose an action: account, 한도, lost, back.", count: 5)
        )
    }

    @Test("a line fills the field, '/word' chooses an action, and '//' begins a text")
    func field() async throws {
        let screen = RecordingScreen(screen: Screens.put)
        _ = try await play(screen, "5만\n\n1\n/1\n/back\n//tmp\n")
        #expect(
            screen.events == [
                "submit 5만", "submit ", "submit 1", "press all", "press back", "submit /tmp",
            ]
        )
    }

    @Test("an empty line submits the initial text")
    func initial() async throws {
        let screen = RecordingScreen(screen: Screen("Name", prompt: Prompt("Name", initial: "급여")))
        let (_, io) = try await play(screen, "\n")
        #expect(screen.events == ["submit 급여"])
        #expect(io.output.hasSuffix("Name (급여):\n"))
    }

    @Test("a hidden line arrives as a secret and is never printed")
    func hidden() async throws {
        let screen = RecordingScreen(screen: Screens.password)
        let (_, io) = try await play(screen, "739155\n/739155\n/back\n")
        #expect(screen.events == ["enter 739155", "press back"])
        #expect(!io.output.contains("739155"))
        #expect(io.output.contains("! Choose an action: /back."))
    }

    @Test("a hidden line is not printed even if its field no longer exists")
    func hiddenTooLate() async throws {
        let screen = RecordingScreen(screen: Screens.password)
        screen.onEvent = { $0.screen = Screen("Locked", actions: [.back()]) }
        let (_, io) = try await play(screen, "739155\n739155\n")
        #expect(screen.events == ["enter 739155"])
        #expect(io.output.hasSuffix("! Choose an action: back.\n"))
        #expect(!io.output.contains("739155"))
    }

    @Test("a terminal in line mode asks questions, without echo for a secret")
    func asking() async throws {
        let screen = RecordingScreen(screen: Screens.password)
        screen.onEvent = { $0.screen = Screens.list(2) }
        let (end, io) = try await play(screen, "739155\n1\n", terminals: [.input, .output])
        #expect(end == .endOfInput)
        #expect(screen.events == ["enter 739155", "press account1"])
        #expect(io.prompts == ["Password, or / and an action: ", "> ", "> "])
        #expect(!io.output.contains("Password, or"))
    }

    @Test("an unchanged screen is not printed again")
    func once() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        let (_, io) = try await play(screen, "1\n1\n2\n")
        #expect(screen.events.count == 3)
        #expect(io.output.split(separator: "\n").filter { $0 == "== Accounts ==" }.count == 1)
    }

    @Test("the next line is read after the work of the previous one has ended")
    func work() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        screen.onEvent = { screen in
            screen.beginWork()
            Task {
                // The next line must wait for the end of the work.
                await waitUntil { screen.window?.waiterCount == 1 }
                screen.screen = Screens.put
                screen.endWork()
            }
        }
        let (end, _) = try await play(screen, "1\n1\n")
        #expect(end == .endOfInput)
        #expect(screen.events == ["press account1", "submit 1"])
    }

    @Test("a closed pipe ends the session")
    func closedPipe() async throws {
        let io = InMemoryIO(input: "1\n", outputErrors: [.output: .closedPipe])
        let window = Window(showing: RecordingScreen(screen: Screens.list(2)))
        let end = try await ScreenSession.run(window: window, terminal: PipeTerminal(io: io))
        #expect(end == .outputFailed(.closedPipe))
    }

    @Test("a session in line mode releases its window")
    func leaks() async throws {
        weak var window: Window?
        do {
            let shown = Window(showing: RecordingScreen(screen: Screens.list(3)))
            window = shown
            let terminal = PipeTerminal(io: InMemoryIO(input: "1\n2\n"))
            _ = try await ScreenSession.run(window: shown, terminal: terminal)
        }
        await waitUntil { window == nil }
    }
}
