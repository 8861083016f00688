import DependencyContainer
import Foundation
import Testing

/// Not `Sendable`: it never leaves the main actor.
private final class Terminal {
    let title: String
    init(_ title: String) { self.title = title }
}

@Suite("Services of the main actor")
struct MainActorTests {
    private let terminal = MainInjectID<Terminal>("Main.Terminal")

    @MainActor
    @Test("a service outside of the main actor reads a lazy one on the main actor")
    func lazily() throws {
        let reader = InjectID<MainLazy<Terminal>>("Main.Reader")
        let made = Counter()
        let container = try Container { [terminal] registrar in
            registrar.register(terminal, scope: .new) { made.counting(Terminal("new")) }
            registrar.register(reader, needs: terminal.lazily) { $0 }
        }
        let lazy = try container.resolve(reader)
        #expect(try lazy.value === lazy.value)
        #expect(try container.resolve(terminal) !== lazy.value)
        #expect(made.value == 2)
    }

    @MainActor
    @Test("a service of the main actor may be weak and decorated")
    func weak() throws {
        let container = try Container { [terminal] registrar in
            registrar.register(terminal, scope: .weak) { Terminal("weak") }
            registrar.decorate(terminal) { Terminal("\($0.title), decorated") }
        }
        let first = try container.resolve(terminal)
        #expect(try container.resolve(terminal) === first)
        #expect(first.title == "weak, decorated")
    }

    @Test("services of the main actor are released on the main actor")
    func release() async throws {
        /// A type that is not `Sendable`, so the main actor releases it.
        final class Plain {
            let log: Log
            init(_ log: Log) { self.log = log }
            deinit { log.note(Thread.isMainThread ? 1 : 0) }
        }
        let log = Log()
        let plain = MainInjectID<Plain>("Main.Plain")
        let once = MainInjectID<Plain>("Main.Once")
        let reader = InjectID<MainLazy<Plain>>("Main.PlainReader")
        try await MainActor.run {
            let container = try Container { registrar in
                registrar.register(plain) { Plain(log) }
                registrar.register(once, scope: .new) { Plain(log) }
                registrar.register(reader, needs: once.lazily) { $0 }
            }
            _ = try container.resolve(plain)
            _ = try container.resolve(reader).value
            Thread.detachNewThread { withExtendedLifetime(container) {} }
        }
        while log.numbers.count < 2 { await Task.yield() }
        let isMainQueue = await MainActor.run { Thread.isMainThread ? 1 : 0 }
        #expect(log.numbers == Array(repeating: isMainQueue, count: 2))
    }

    @MainActor
    @Test("a factory of the main actor cannot read its own lazy need")
    func tooEarly() throws {
        let again = MainInjectID<Terminal>("Main.Again")
        let refused = Counter()
        let container = try Container { registrar in
            registrar.register(again, needs: again.lazily) { again in
                do { return try again.value } catch {
                    return refused.counting(Terminal("\(error)"))
                }
            }
        }
        #expect(try container.resolve(again).title.contains("can be read only after it returns"))
        #expect(refused.value == 1)
    }
}

@globalActor
private actor Desk: GlobalActor {
    static let shared = Desk()
}

@Desk
private final class DeskClerk {
    let name: String
    init(_ name: String) { self.name = name }
}

@Suite("Services of another global actor")
struct GlobalActorTests {
    @Test("an asynchronous factory awaits the initializer of a global actor")
    func otherActor() async throws {
        let clerk = AsyncInjectID<DeskClerk>("Desk.Clerk")
        let name = InjectID<String>("Desk.Name")
        let container = try Container { registrar in
            registrar.register(name) { "Kim" }
            registrar.register(clerk, needs: name) { await DeskClerk($0) }
        }
        let resolved = try await container.resolve(clerk)
        #expect(resolved.name == "Kim")
        #expect(try await container.resolve(clerk) === resolved)
    }
}
