import Console
import Testing

@Suite("Session with keys")
@MainActor
struct ScreenSessionTests {
    @Test("keys have their effect, frames are drawn, and leaving ends the session")
    func leaving() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        let window = Window(showing: screen)
        screen.onEvent = { [weak window] screen in
            if screen.events.last == "press back" { window?.dismissAll() }
        }
        let terminal = FakeTerminal([.key(.down), .key(.enter), .key(.escape), .key(.enter)])
        #expect(try await ScreenSession.run(window: window, terminal: terminal) == .left)
        #expect(screen.events == ["press account2", "press back"])
        #expect(terminal.frames.map(\.text).contains { $0.contains("> 2 Account 2") })
        #expect(!terminal.isOpen)
    }

    @Test("at the end of the input the session ends when all before it has had its effect")
    func endOfInput() async throws {
        let screen = RecordingScreen(screen: Screens.put)
        let window = Window(showing: screen)
        screen.onEvent = { screen in
            screen.beginWork()
            Task {
                for _ in 0..<10 { await Task.yield() }
                screen.screen.notice = .done("Done.")
                screen.endWork()
            }
        }
        let terminal = FakeTerminal(
            [.text("5만"), .key(.enter), .text("1"), .key(.enter)],
            pace: .hasty
        )
        #expect(try await ScreenSession.run(window: window, terminal: terminal) == .endOfInput)
        #expect(screen.events == ["submit 5만", "submit 1"])
        #expect(screen.screen.notice == .done("Done."))
    }

    @Test("Ctrl-D ends the input, but deletes where there is something to delete")
    func controlD() async throws {
        let screen = RecordingScreen(screen: Screens.put)
        let terminal = FakeTerminal([
            .text("12"), .key(.home), .key(.control("d")), .key(.enter), .key(.control("u")),
            .key(.control("d")), .text("3"), .key(.enter),
        ])
        let end = try await ScreenSession.run(window: Window(showing: screen), terminal: terminal)
        #expect(end == .endOfInput)
        #expect(screen.events == ["submit 2"])
    }

    @Test("an interruption acts at once, also while the screen is at work and keys wait")
    func interruption() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        screen.beginWork()
        let terminal = FakeTerminal(
            [.key(.enter), .event(.interrupted(signal: 15)), .key(.enter)],
            pace: .hasty
        )
        let end = try await ScreenSession.run(window: Window(showing: screen), terminal: terminal)
        #expect(end == .interrupted(signal: 15))
        #expect(screen.events.isEmpty)
        #expect(!terminal.isOpen)
    }

    @Test("a new size is drawn at once, also while the screen is at work")
    func resize() async throws {
        let screen = RecordingScreen(screen: Screens.list(40))
        screen.beginWork()
        let terminal = FakeTerminal(
            [.resize(FrameSize(columns: 20, rows: 5)), .event(.interrupted(signal: 2))],
            pace: .hasty
        )
        _ = try await ScreenSession.run(window: Window(showing: screen), terminal: terminal)
        #expect(terminal.frames.last?.lines.count == 5)
        #expect(terminal.frames.last?.text.contains("Working ...") == true)
    }

    @Test("many changes in one turn are drawn once, and what is the same is not drawn again")
    func coalescing() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        let window = Window(showing: screen)
        screen.onEvent = { screen in
            for count in 1...100 { screen.screen.title = "Title \(count)" }
        }
        let terminal = FakeTerminal([.key(.enter), .key(.left), .key(.right)])
        _ = try await ScreenSession.run(window: window, terminal: terminal)
        #expect(terminal.frames.count == 2)
        #expect(terminal.frames.last?.text.hasPrefix("Title 100") == true)
    }

    @Test("an output that fails ends the session")
    func outputFailed() async throws {
        let terminal = BrokenTerminal()
        let window = Window(showing: RecordingScreen(screen: Screens.put))
        let end = try await ScreenSession.run(window: window, terminal: terminal)
        #expect(end == .outputFailed(.closedPipe))
        #expect(terminal.closings == 1)
    }

    @Test("a session whose task is cancelled ends, and gives the terminal back")
    func cancelled() async throws {
        let terminal = BrokenTerminal(isBroken: false)
        let window = Window(showing: RecordingScreen(screen: Screens.put))
        let session = Task { try await ScreenSession.run(window: window, terminal: terminal) }
        while terminal.drawings == 0 { await Task.yield() }
        session.cancel()
        #expect(try await session.value == .canceled)
        #expect(terminal.closings == 1)
    }

    @Test("a window can be played again after its input has ended")
    func again() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        let window = Window(showing: screen)
        for _ in 1...2 {
            let terminal = FakeTerminal([.key(.enter), .key(.control("d")), .key(.enter)])
            #expect(try await ScreenSession.run(window: window, terminal: terminal) == .endOfInput)
        }
        #expect(screen.events == ["press account1", "press account1"])
    }

    @Test("a window that shows nothing has no session")
    func empty() async throws {
        let terminal = FakeTerminal([.key(.enter)])
        #expect(try await ScreenSession.run(window: Window(), terminal: terminal) == .left)
        #expect(terminal.frames.isEmpty)
    }

    @Test("after a session nothing of it is left")
    func leaks() async throws {
        weak var window: Window?
        weak var terminal: FakeTerminal?
        do {
            let shown = Window(showing: RecordingScreen(screen: Screens.list(3)))
            let script = FakeTerminal([.key(.down), .event(.interrupted(signal: 2))])
            window = shown
            terminal = script
            _ = try await ScreenSession.run(window: shown, terminal: script)
        }
        for _ in 0..<1_000 where window != nil || terminal != nil { await Task.yield() }
        #expect(window == nil)
        #expect(terminal == nil)
    }

    @Test(
        "random keys on changing screens never crash it or hang it",
        arguments: 0..<10 as Range<UInt64>
    )
    func randomKeys(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let screens = (0..<8).map { _ in random.screen() }
        let screen = RecordingScreen(screen: screens[0])
        screen.onEvent = { screen in
            screen.beginWork()
            Task {
                screen.screen = screens[screen.events.count % screens.count]
                screen.endWork()
            }
        }
        let steps = (0..<300).map { _ in FakeTerminal.Step.key(random.key()) }
        let terminal = FakeTerminal(steps, size: FrameSize(columns: 40, rows: 12))
        let end = try await ScreenSession.run(window: Window(showing: screen), terminal: terminal)
        #expect(end == .endOfInput)
        #expect(!terminal.frames.isEmpty)
    }
}

extension Window {
    /// Takes every screen away.
    func dismissAll() {
        while let top { top.dismiss(top) }
    }
}

/// A terminal at which nothing is ever typed, and to which nothing can be written.
private final class BrokenTerminal: Terminal {
    private let isBroken: Bool
    private(set) var drawings = 0
    private(set) var closings = 0

    init(isBroken: Bool = true) {
        self.isBroken = isBroken
    }

    var size: FrameSize? { FrameSize(columns: 80, rows: 24) }

    func open(for window: Window) -> AsyncStream<TerminalEvent> {
        AsyncStream { _ in }
    }

    func draw(_ frame: Frame) throws(OutputError) {
        drawings += 1
        if isBroken { throw .closedPipe }
    }

    func close() {
        closings += 1
    }
}
