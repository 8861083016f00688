import ConsoleTesting
import Synchronization
import Testing

@testable import Console

/// A session without keys for some time, by a clock of the test.
@Suite("An idle session", .timeLimit(.minutes(1)))
@MainActor
struct IdleTests {
    private let clock = ManualClock()
    private let screen = RecordingScreen(screen: Screens.put)
    private let lock = RecordingScreen(screen: Screens.password)
    private let window: Window

    init() {
        window = Window(showing: screen)
        window.idle = IdleWatch(limit: .seconds(300), clock: clock) { [weak window, lock] in
            window?.cover = lock
        }
    }

    /// Types text, and runs `body` while a session shows the window.
    private func play(_ text: String, _ body: @escaping () async -> Void) async throws {
        let terminal = CodeTerminal { [window] _ in
            window.type(text)
            await body()
        }
        _ = try await ScreenSession.run(window: window, terminal: terminal)
    }

    @Test("is covered after the limit, and continues where it was")
    func covered() async throws {
        let child = RecordingScreen(screen: Screens.list(3))
        try await play("5만") { [window, clock, lock, screen] in
            let before = window.text()
            await waitUntil { clock.isUsed }
            clock.advance(by: .seconds(300))
            await waitUntil { window.cover === lock }
            // Nothing else is painted, not even a title or the map.
            window.side = child
            for size in [(40, 12), (80, 24), (120, 40)] {
                #expect(
                    window.text(size.0, size.1)
                        == Screens.password.frame(
                            columns: size.0,
                            rows: size.1
                        ).text
                )
            }
            window.side = nil
            window.type("123456")
            window.press(.enter)
            #expect(lock.events == ["enter 123456"])
            window.cover = nil
            #expect(window.text() == before)
            window.press(.enter)
            #expect(screen.events == ["submit 5만"])
        }
        #expect(lock.window == nil)
    }

    @Test("is not covered while keys are pressed")
    func key() async throws {
        screen.onEvent = { [clock] _ in clock.advance(by: .seconds(200)) }
        let terminal = FakeTerminal([.key(.enter), .key(.enter), .key(.enter), .text("1")])
        _ = try await ScreenSession.run(window: window, terminal: terminal)
        #expect(screen.events.count == 3)
        #expect(window.cover == nil)
    }

    @Test("an event after a stop of the program covers it, before anything is drawn")
    func stopped() throws {
        let clock = ManualClock()
        var calls = 0
        let watch = try #require(
            IdleWatch(limit: .seconds(300), clock: clock) { calls += 1 }
        )
        #expect(IdleWatch(limit: .zero, clock: clock) {} == nil)
        clock.advance(by: .seconds(299))
        watch.check()
        #expect(calls == 0)
        watch.restart()
        clock.advance(by: .seconds(299))
        watch.check()
        #expect(calls == 0)
        clock.advance(by: .seconds(1))
        watch.check()
        watch.check()
        #expect(calls == 1)
    }

    @Test("what presents and dismisses screens behind the cover changes nothing in front of it")
    func behind() {
        window.cover = lock
        let child = RecordingScreen(screen: Screens.list(3))
        screen.present(child)
        #expect(window.top === lock)
        window.type("12")
        screen.dismiss(child)
        #expect(window.top === lock)
        window.press(.enter)
        #expect(lock.events == ["enter 12"])
        window.cover = nil
        #expect(window.top === screen)
    }

    @Test("Escape at a cover that ends something asks above it, and home and map do nothing")
    func asking() {
        var calls: [String] = []
        window.onHome = { calls.append("home") }
        window.onMap = { calls.append("map") }
        lock.screen.actions = [.leave("Sign out")]
        window.cover = lock
        window.press(.tab)
        window.type("gm")
        window.press(.control("o"), .escape)
        #expect(window.text().hasPrefix("Authentication password › Sign out?"))
        window.type("y")
        #expect(lock.events == ["press back"])
        #expect(calls.isEmpty)
        window.dismissAll()
        #expect(lock.window == nil)
    }

    @Test("the list of keys is above a cover, and the one below stays as it was")
    func keys() {
        screen.screen.prompt = nil
        window.type("?")
        let below = window.top
        lock.screen.prompt = nil
        window.cover = lock
        window.type("?")
        #expect(window.text().contains("All keys"))
        #expect(!window.text().contains("Put into the safe box"))
        window.press(.escape)
        #expect(window.top === lock)
        window.cover = nil
        #expect(window.top === below)
    }

    @Test("input that was typed before a cover appears or disappears is discarded")
    func typedAhead() async {
        screen.beginWork()
        window.type("77")
        window.cover = lock
        lock.beginWork()
        window.type("88")
        window.cover = nil
        lock.endWork()
        screen.endWork()
        await window.settled()
        window.press(.enter)
        #expect(screen.events == ["submit "])
    }
}

/// A clock that only a test advances.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var time = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
    }

    private let time = Mutex(Duration.zero)
    private let sleepers = Atomic(0)

    var now: Instant { Instant(time: time.withLock(\.self)) }
    var minimumResolution: Duration { .zero }
    /// A Boolean value that indicates whether a task has slept.
    var isUsed: Bool { sleepers.load(ordering: .relaxed) > 0 }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        sleepers.add(1, ordering: .relaxed)
        while now < deadline { try await Task.sleep(for: .milliseconds(1)) }
    }

    func advance(by duration: Duration) {
        time.withLock { $0 += duration }
    }
}
