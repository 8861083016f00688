import Console
import Testing

@Suite("Window")
@MainActor
struct WindowTests {
    @Test("input reaches the screen on top, and only that")
    func top() {
        let root = RecordingScreen(screen: Screens.list(1))
        let child = RecordingScreen(screen: Screens.list(1))
        let window = Window(showing: root)
        root.present(child)
        window.press(.enter)
        root.dismiss(child)
        window.press(.escape)
        #expect(child.events == ["press account1"])
        #expect(root.events == ["press back"])
        #expect(window.depth == 1)
    }

    @Test("input while the screen is at work waits, in its order, and reaches the screen seen then")
    func typeAhead() async {
        let root = RecordingScreen(screen: Screens.list(2))
        let child = RecordingScreen(screen: Screens.put)
        let window = Window(showing: root)
        root.onEvent = { $0.beginWork() }
        window.press(.enter, .character("5"), .character("0"))
        window.press(.enter, .escape)
        #expect(root.events == ["press account1"])
        #expect(child.events.isEmpty)
        root.present(child)
        await window.settled()
        #expect(child.events == ["submit 50", "press back"])
        root.dismiss(child)
        root.endWork()
        #expect(root.events.count == 1)
    }

    @Test("what begins work in the middle of what was typed ahead holds up the rest")
    func workInBetween() async {
        let screen = RecordingScreen(screen: Screens.list(2))
        let window = Window(showing: screen)
        screen.onEvent = { screen in
            screen.beginWork()
            Task {
                await Task.yield()
                if screen.events.count == 3 { screen.screen.actions = [.back()] }
                screen.endWork()
            }
        }
        window.press(.enter, .enter, .enter, .escape)
        #expect(screen.events.count == 1)
        await window.settled()
        #expect(
            screen.events == ["press account1", "press account1", "press account1", "press back"]
        )
    }

    @Test("a person who types ahead without end does not fill the memory")
    func bounded() async {
        let screen = RecordingScreen(screen: Screens.put)
        let window = Window(showing: screen)
        screen.beginWork()
        for _ in 0..<10_000 { window.press(.character("1"), .backspace) }
        window.press(.enter)
        screen.endWork()
        await window.settled()
        #expect(screen.events.isEmpty)
    }

    @Test("while at work it says so, and shows no cursor")
    func working() {
        let screen = RecordingScreen(screen: Screens.password)
        let window = Window(showing: screen)
        screen.beginWork()
        let frame = window.frame(FrameSize(columns: 40, rows: 12))
        #expect(frame.text.hasSuffix("\nWorking ..."))
        #expect(frame.cursor == nil)
        screen.endWork()
        #expect(!window.text(40, 12).contains("Working"))
    }

    @Test("who waits for a screen at work is let go when the task is cancelled, or the screen goes")
    func waiting() async {
        weak var gone: Window?
        do {
            let screen = RecordingScreen(screen: Screens.put)
            let window = Window(showing: screen)
            gone = window
            screen.beginWork()
            let cancelled = Task { await window.settled() }
            let patient = Task { await window.settled() }
            await Task.yield()
            cancelled.cancel()
            await cancelled.value
            window.show(root: RecordingScreen())
            await patient.value
        }
        // The tasks are done; what they held goes with them.
        for _ in 0..<100 where gone != nil { await Task.yield() }
        #expect(gone == nil)
    }

    @Test("no screen is kept by the window that has shown it")
    func leaks() {
        weak var child: RecordingScreen?
        let root = RecordingScreen(screen: Screens.put)
        let window = Window(showing: root)
        do {
            let shown = RecordingScreen(screen: Screens.password)
            child = shown
            root.present(shown)
            window.type("123")
            _ = window.text()
            root.dismiss(shown)
        }
        #expect(child == nil)
    }

    @Test("a hop costs the same at any depth, and all of them go at once")
    func depth() {
        func hops(_ count: Int) -> (present: Duration, dismiss: Duration) {
            let screens = (0...count).map { _ in RecordingScreen(screen: Screens.list(3)) }
            let window = Window(showing: screens[0])
            let clock = ContinuousClock()
            let present = clock.measure {
                for index in 1...count { screens[index - 1].present(screens[index]) }
            }
            #expect(window.depth == count + 1)
            let dismiss = clock.measure { screens[0].dismiss(screens[1]) }
            #expect(window.depth == 1)
            return (present / count, dismiss / count)
        }
        let shallow = (0..<20).map { _ in hops(10) }
        let deep = (0..<5).map { _ in hops(10_000) }
        // The quietest of many tries: other tests run beside this one.
        func least(_ costs: [Duration]) -> Duration { costs.min() ?? .zero }
        let slack = Duration.microseconds(2)
        #expect(least(deep.map(\.present)) < least(shallow.map(\.present)) * 4 + slack)
        #expect(least(deep.map(\.dismiss)) < least(shallow.map(\.dismiss)) * 4 + slack)
    }

    @Test("screens are counted as long as they live")
    func counting() {
        var screens = (0..<50_000).map { _ in ScreenViewController() }
        #expect(ScreenViewController.liveCount >= 50_000)
        screens = []
        #expect(screens.isEmpty)
        #expect(ScreenViewController.liveCount < 50_000)
    }

    @Test("ten thousand screens go without overflowing the stack")
    func teardown() {
        var window: Window? = Window(showing: RecordingScreen())
        for _ in 0..<10_000 { window?.top?.present(RecordingScreen()) }
        #expect(window?.depth == 10_001)
        window = nil
        #expect(window == nil)
    }
}
