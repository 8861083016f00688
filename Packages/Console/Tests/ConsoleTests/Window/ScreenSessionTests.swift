import Console
import ConsoleTesting
import Testing

@Suite("Session in key mode", .timeLimit(.minutes(20)))
@MainActor
struct ScreenSessionTests {
    @Test("a session handles keys, draws frames and ends when the window is empty")
    func leaving() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        let window = Window(showing: screen)
        screen.onEvent = { [weak window] screen in
            if screen.events.last == "press back" { window?.dismissAll() }
        }
        let terminal = FakeTerminal([.key(.down), .key(.enter), .key(.escape), .key(.enter)])
        #expect(try await ScreenSession.run(window: window, terminal: terminal) == .left)
        #expect(screen.events == ["press account2", "press back"])
        #expect(terminal.frames.map(\.text).contains { $0.contains("▸ 2 Account 2") })
        #expect(!terminal.isOpen)
    }

    @Test("a session ends after all input has been handled")
    func endOfInput() async throws {
        let screen = RecordingScreen(screen: Screens.put)
        let window = Window(showing: screen)
        let terminal = FakeTerminal(
            [.text("5만"), .key(.enter), .text("1"), .key(.enter)],
            pace: .immediate
        )
        screen.onEvent = { screen in
            screen.beginWork()
            Task {
                await waitUntil { terminal.hasInputEnded }
                screen.screen.notice = .done("Done.")
                screen.endWork()
            }
        }
        #expect(try await ScreenSession.run(window: window, terminal: terminal) == .endOfInput)
        #expect(screen.events == ["submit 5만", "submit 1"])
        #expect(screen.screen.notice == .done("Done."))
    }

    @Test("Ctrl-D ends the input unless there is text to delete")
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

    @Test("an interruption takes effect at once, even while a screen works")
    func interruption() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        screen.beginWork()
        let terminal = FakeTerminal(
            [.key(.enter), .event(.interrupted(signal: 15)), .key(.enter)],
            pace: .immediate
        )
        let end = try await ScreenSession.run(window: Window(showing: screen), terminal: terminal)
        #expect(end == .interrupted(signal: 15))
        #expect(screen.events.isEmpty)
        #expect(!terminal.isOpen)
    }

    @Test("a new size is drawn at once, even while a screen works")
    func resize() async throws {
        let screen = RecordingScreen(screen: Screens.list(40))
        screen.beginWork()
        let terminal = FakeTerminal(
            [.resize(FrameSize(columns: 20, rows: 5)), .event(.interrupted(signal: 2))],
            pace: .immediate
        )
        _ = try await ScreenSession.run(window: Window(showing: screen), terminal: terminal)
        #expect(terminal.frames.last?.lines.count == 5)
        #expect(terminal.frames.last?.text.contains("Working ...") == true)
    }

    @Test("several changes in a row are drawn once, and an unchanged frame is not drawn")
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

    @Test("an error of the output ends the session")
    func outputFailed() async throws {
        let terminal = FailingTerminal()
        let window = Window(showing: RecordingScreen(screen: Screens.put))
        let end = try await ScreenSession.run(window: window, terminal: terminal)
        #expect(end == .outputFailed(.closedPipe))
        #expect(terminal.closings == 1)
    }

    @Test("a canceled task ends its session and closes the terminal")
    func canceled() async throws {
        let terminal = FailingTerminal(failsToDraw: false)
        let window = Window(showing: RecordingScreen(screen: Screens.put))
        let session = Task { try await ScreenSession.run(window: window, terminal: terminal) }
        await waitUntil { terminal.drawings > 0 }
        session.cancel()
        #expect(try await session.value == .canceled)
        #expect(terminal.closings == 1)
    }

    @Test("a window can take part in another session after its input has ended")
    func again() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        let window = Window(showing: screen)
        for _ in 1...2 {
            let terminal = FakeTerminal([.key(.enter), .key(.control("d")), .key(.enter)])
            #expect(try await ScreenSession.run(window: window, terminal: terminal) == .endOfInput)
        }
        #expect(screen.events == ["press account1", "press account1"])
    }

    @Test("an empty window ends the session at once")
    func empty() async throws {
        let terminal = FakeTerminal([.key(.enter)])
        #expect(try await ScreenSession.run(window: Window(), terminal: terminal) == .left)
        #expect(terminal.frames.isEmpty)
    }

    @Test("a session in key mode releases its window and its terminal")
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
        await waitUntil { window == nil && terminal == nil }
    }

    @Test(
        "random keys on changing screens neither crash nor hang the session",
        arguments: GeneratedWork.sessionKeys.seeds(of: 300)
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
        GeneratedWork.sessionKeys.report(steps.count)
    }
}

extension Window {
    /// Removes all view controllers.
    func dismissAll() {
        while let top { top.dismiss(top) }
    }
}

/// A terminal without input, whose output can fail.
private final class FailingTerminal: Terminal {
    private let failsToDraw: Bool
    private(set) var drawings = 0
    private(set) var closings = 0

    init(failsToDraw: Bool = true) {
        self.failsToDraw = failsToDraw
    }

    var size: FrameSize? { FrameSize(columns: 80, rows: 24) }

    func open(for window: Window) -> AsyncStream<TerminalEvent> {
        AsyncStream { _ in }
    }

    func draw(_ frame: Frame) throws(OutputError) {
        drawings += 1
        if failsToDraw { throw .closedPipe }
    }

    func close() {
        closings += 1
    }
}
