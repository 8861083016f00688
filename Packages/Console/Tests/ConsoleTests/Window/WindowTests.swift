import Testing

@testable import Console

@Suite("Window", .timeLimit(.minutes(20)))
@MainActor
struct WindowTests {
    @Test("input goes to the topmost screen only")
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

    @Test("input during work fills the field of the next screen, but presses nothing on it")
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
        #expect(child.events.isEmpty)
        window.press(.enter)
        #expect(child.events == ["submit 50"])
        root.dismiss(child)
        root.endWork()
        #expect(root.events.count == 1)
    }

    @Test("work that begins while queued input is delivered delays the rest")
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
            screen.events == ["press account1", "press account1", "press account1"]
        )
    }

    @Test("the amount of queued input is limited")
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

    @Test("a working screen shows that it works and hides the cursor")
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

    @Test("waiting for a working screen ends when the task is canceled or the screen is removed")
    func waiting() async {
        weak var gone: Window?
        do {
            let screen = RecordingScreen(screen: Screens.put)
            let window = Window(showing: screen)
            gone = window
            screen.beginWork()
            let canceled = Task { await window.settled() }
            let patient = Task { await window.settled() }
            await waitUntil { window.waiterCount == 2 }
            canceled.cancel()
            await canceled.value
            window.show(root: RecordingScreen())
            await patient.value
        }
        await waitUntil { gone == nil }
    }

    @Test("dismissing a view that is not shown does nothing")
    func dismissesMissing() {
        let root = RecordingScreen(screen: Screens.list(1))
        let child = RecordingScreen(screen: Screens.list(1))
        let (window, other) = (Window(showing: root), Window())
        child.dismiss(child)
        root.dismiss(child)
        #expect(window.top === root)
        root.present(child)
        root.dismiss(child)
        root.dismiss(child)
        child.dismiss(root)
        #expect(window.top === root)
        other.show(root: child)
        root.dismiss(child)
        #expect(other.top === child)
        #expect(window.depth == 1)
    }

    @Test("a window releases dismissed screens")
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

    @Test("presenting and dismissing notify once, regardless of the depth")
    func depth() {
        let screens = (0...10_000).map { _ in RecordingScreen(screen: Screens.list(3)) }
        let window = Window(showing: screens[0])
        var changes = 0
        window.onChange = { changes += 1 }
        for index in 1..<screens.count { screens[index - 1].present(screens[index]) }
        #expect(window.depth == 10_001)
        #expect(changes == 10_000)
        screens[0].dismiss(screens[1])
        #expect(window.depth == 1)
        #expect(changes == 10_001)
    }

    @Test("live screens are counted")
    func counting() {
        var screens = (0..<50_000).map { _ in ScreenViewController() }
        #expect(ScreenViewController.liveCount >= 50_000)
        screens = []
        #expect(screens.isEmpty)
        #expect(ScreenViewController.liveCount < 50_000)
    }

    @Test("releasing ten thousand screens does not overflow the stack")
    func teardown() {
        var window: Window? = Window(showing: RecordingScreen())
        for _ in 0..<10_000 { window?.top?.present(RecordingScreen()) }
        #expect(window?.depth == 10_001)
        window = nil
        #expect(window == nil)
    }
}
