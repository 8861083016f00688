import DependencyContainer
import Foundation
import Testing

@MainActor
private protocol Screens: AnyObject {
    var title: String { get set }
}

/// Not `Sendable`: it never leaves the main actor.
@MainActor
private final class Terminal: Screens {
    var title: String
    let part: Service?
    init(_ title: String, _ part: Service? = nil) {
        self.title = title
        self.part = part
    }
}

private final class Reader: Sendable {
    let screens: MainLazy<any Screens>
    init(_ screens: MainLazy<any Screens>) { self.screens = screens }
    @MainActor func title() throws -> String { try screens.value.title }
}

@Suite("Services of the main actor")
struct MainActorTests {
    private let screens = MainInjectID<any Screens>("Main.Screens")
    private let terminal = MainInjectID<Terminal>("Main.Terminal")
    private let part = serviceID("Main.Part")

    @MainActor
    @Test("the main actor resolves its service synchronously, with needs of both kinds")
    func onMainActor() throws {
        let container = try Container(
            modules: InlineModule { [screens, terminal, part] registrar in
                registrar.register(part) { Service() }
                registrar.register(terminal, needs: part) { Terminal("one", $0) }
                registrar.register(screens, needs: terminal) { $0 }
            }
        )
        let resolved = try container.resolve(screens)
        #expect(try resolved === container.resolve(terminal))
        #expect(try container.resolve(terminal).part === container.resolve(part))
    }

    @Test("other code awaits a service of the main actor")
    func fromElsewhere() async throws {
        let container = try Container(
            modules: InlineModule { [terminal] registrar in
                registrar.register(terminal) { Terminal("far") }
            }
        )
        #expect(try await container.resolve(terminal).title == "far")
    }

    @MainActor
    @Test("a service outside of the main actor reads a lazy one on the main actor")
    func lazily() throws {
        let reader = InjectID<Reader>("Main.Reader")
        let made = Counter()
        let container = try Container(
            modules: InlineModule { [screens] registrar in
                registrar.register(screens, scope: .new) {
                    made.raise()
                    return Terminal("\(made.value)")
                }
                registrar.register(reader, needs: screens.lazily) { Reader($0) }
            }
        )
        let service = try container.resolve(reader)
        #expect(try service.title() == "1")
        #expect(try service.title() == "1")
        #expect(try container.resolve(screens).title == "2")
    }

    @MainActor
    @Test("a service of the main actor may be decorated, weak, and in a scope")
    func scopes() throws {
        let scope = ScopeID<String>("Main.Scope")
        let scoped = MainInjectID<Terminal>("Main.Scoped")
        let container = try Container(
            modules: InlineModule { [terminal] registrar in
                registrar.register(terminal, scope: .weak) { Terminal("weak") }
                registrar.decorate(terminal) { terminal in
                    terminal.title += ", decorated"
                    return terminal
                }
                registrar.register(
                    scoped,
                    needs: scope.input,
                    scope: .within(scope)
                ) { Terminal($0) }
            }
        )
        do {
            let first = try container.resolve(terminal)
            #expect(try container.resolve(terminal) === first)
            #expect(first.title == "weak, decorated")
        }
        let opened = try container.open(scope, with: "scoped")
        #expect(try opened.resolve(scoped).title == "scoped")
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
            let container = try Container(
                modules: InlineModule { registrar in
                    registrar.register(plain) { Plain(log) }
                    registrar.register(once, scope: .new) { Plain(log) }
                    registrar.register(reader, needs: once.lazily) { $0 }
                }
            )
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
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(again, needs: again.lazily) { again in
                    do { return try again.value } catch {
                        refused.raise()
                        return Terminal("\(error)")
                    }
                }
            }
        )
        #expect(try container.resolve(again).title.contains("in its own factory"))
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
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(name) { "Kim" }
                registrar.register(clerk, needs: name) { await DeskClerk($0) }
            }
        )
        let resolved = try await container.resolve(clerk)
        #expect(resolved.name == "Kim")
        #expect(try await container.resolve(clerk) === resolved)
    }
}
