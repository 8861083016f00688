import Console
import ConsoleTesting
import Testing

@Suite("Fresh content of screens", .timeLimit(.minutes(5)))
@MainActor
struct ChangeWatchTests {
    @Test("Ctrl-L loads the content again and keeps the typed text")
    func controlL() async throws {
        let screen = RecordingScreen(screen: Screens.put)
        let terminal = FakeTerminal([.text("12"), .key(.control("l")), .text("3"), .key(.enter)])
        _ = try await ScreenSession.run(window: Window(showing: screen), terminal: terminal)
        #expect(screen.reloads == 1)
        #expect(screen.events == ["submit 123"])
    }

    @Test("a screen that works is drawn again by Ctrl-L, but not loaded again")
    func working() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        screen.beginWork()
        let terminal = FakeTerminal(
            [.key(.control("l")), .event(.interrupted(signal: 2))],
            pace: .immediate
        )
        _ = try await ScreenSession.run(window: Window(showing: screen), terminal: terminal)
        #expect(screen.reloads == 0)
    }

    @Test("nothing is loaded again behind a cover or below the list of keys")
    func hidden() async throws {
        let screen = RecordingScreen(screen: Screens.list(2))
        let window = Window(showing: screen)
        let reload: [FakeTerminal.Step] = [.key(.control("l"))]
        let lock = RecordingScreen(screen: Screens.put)
        window.cover = lock
        _ = try await ScreenSession.run(window: window, terminal: FakeTerminal(reload))
        window.cover = nil
        let help: [FakeTerminal.Step] = [.key(.character("?"))] + reload
        _ = try await ScreenSession.run(window: window, terminal: FakeTerminal(help))
        #expect(screen.reloads + lock.reloads == 0)
    }

    @Test("content is loaded again only after a change, and later if the screen works")
    func watch() async throws {
        let clock = StepClock()
        // What each look finds: the count, and whether the screen can be reloaded.
        let looks: [(count: Int64?, isIdle: Bool)] = [
            (1, true), (1, true), (nil, true), (1, true), (2, false), (2, true), (2, true),
        ]
        var (reloads, look) = ([Int](), -1)
        let watch = ChangeWatch(clock: clock) {
            look += 1
            if look == looks.count { clock.end() }
            return look < looks.count ? looks[look].count : nil
        }
        await watch.run {
            reloads.append(look)
            return looks[look].isIdle
        }
        #expect(reloads == [0, 4, 5])
    }
}
