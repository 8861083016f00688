import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

private let clock = serviceID("Recording.Clock")
private let shop = serviceID("Recording.Shop")
private let receipt = serviceID("Recording.Receipt")
private let cart = serviceID("Recording.Cart")
private let entries = CollectionID<Service>("Recording.Entries")
private let book = AsyncInjectID<Service>("Recording.Book")
private let screen = MainInjectID<Service>("Recording.Screen")
private let statement = InjectID<@Sendable (String) -> Service>("Recording.Statement")
private let hints = PluginID<Service>("Recording.Hints")
private let painter = BuilderID<any Painting.Type>("Recording.Painter")
private let signedIn = ScopeID<String>("Recording.SignedIn")

private protocol Painting: SendableMetatype {}
private enum Painter: Painting {}

private struct NotToday: Error {}

private let modules: [any Module] = [
    InlineModule("Shop") { registrar in
        registrar.register(shop, needs: clock) { Service("shop", $0) }
        registrar.register(receipt, needs: clock, scope: .new) { Service("receipt", $0) }
        registrar.register(cart, needs: signedIn.input, scope: .within(signedIn)) { Service($0) }
        registrar.register(entries, needs: shop) { $0 }
        registrar.register(entries) { Service("second") }
    },
    InlineModule("Others") { registrar in
        registrar.register(clock) { Service("clock") }
        registrar.register(book, needs: clock) { Service("book", $0) }
        registrar.register(screen, needs: clock) { Service("screen", $0) }
        registrar.register(statement, needs: clock) { clock in { Service($0, clock) } }
        registrar.register(hints) { Service("hints") }
        registrar.register(painter, Painter.self)
    },
    InlineModule("Audit") { registrar in
        registrar.decorate(shop, needs: clock) { Service("audited", $0, $1) }
        registrar.decorate(book) { Service("audited", $0) }
        registrar.decorate(screen) { Service("audited", $0) }
    },
]

@Suite("Recordings")
struct RecordingTests {
    private let container: Container
    private let recording: Recording

    init() throws {
        (container, recording) = try Container(modules: modules).recording()
    }

    /// The events as `name by module`.
    private var made: [String] {
        recording.events.map { event in
            let name = event.step.name.dropFirst("Recording.".count)
            return "\(name) by \(event.step.module)" + (event.isDecorator ? ", decorator" : "")
        }
    }

    @Test("a recording lists each object once, after its needs")
    func order() throws {
        #expect(recording.events.isEmpty)
        let made = try container.resolve(shop)
        #expect(made.name == "audited")
        _ = try container.resolve(shop)
        #expect(self.made == ["Clock by Others", "Shop by Shop", "Shop by Audit, decorator"])
        #expect(recording.names == ["Recording.Clock", "Recording.Shop", "Recording.Shop"])
    }

    @Test("an event has the place of the registration and the kind of the id")
    func place() throws {
        _ = try container.resolve(clock)
        let step = try #require(container.graph.nodes.first { $0.name == clock.name })
            .registrations[0]
        #expect(recording.events == [.init(step: step, kind: .service)])
        #expect(recording.description == "\(step)")
        #expect(step.place.file == "DependencyContainerTests/RecordingTests.swift")
    }

    @Test("a recording lists each new object")
    func new() throws {
        for _ in 0..<3 { _ = try container.resolve(receipt) }
        #expect(recording.events(of: receipt).count == 3)
        #expect(recording.events(of: clock).count == 1)
    }

    @Test("a recording lists an asynchronous service and its decorator")
    func asynchronous() async throws {
        _ = try await container.resolve(book)
        #expect(made == ["Clock by Others", "Book by Others", "Book by Audit, decorator"])
        #expect(recording.events(of: book).map(\.kind) == [.asyncService, .asyncService])
    }

    @Test("a recording lists a service of the main actor and its decorator")
    @MainActor
    func mainActor() throws {
        _ = try container.resolve(screen)
        #expect(made == ["Clock by Others", "Screen by Others", "Screen by Audit, decorator"])
        #expect(recording.events(of: screen).map(\.kind) == [.mainService, .mainService])
    }

    @Test("a recording lists closures, plug-ins and contributions, but no builder types")
    func otherKinds() throws {
        _ = try container.resolve(statement)
        _ = try container.resolve(hints)
        _ = try container.resolve(painter)
        #expect(made == ["Clock by Others", "Statement by Others", "Hints by Others"])
        recording.clear()
        #expect(try container.resolve(entries).map(\.name) == ["audited", "second"])
        #expect(
            made == [
                "Shop by Shop", "Shop by Audit, decorator", "Entries by Shop", "Entries by Shop",
            ]
        )
        #expect(recording.events(of: entries).allSatisfy { $0.kind == .collection })
    }

    @Test("a recording lists the objects of each open scope")
    func scopes() async throws {
        for customer in ["first", "second"] {
            let session = try container.open(signedIn, with: customer)
            #expect(try session.resolve(cart).name == customer)
            try await session.close()
        }
        #expect(made == ["Cart by Shop", "Cart by Shop"])
    }

    @Test("a recording does not list failures")
    func failures() async throws {
        let failing = try Container(modules: modules)
            .replacing { $0.register(book) { throw NotToday() } }
        let (container, recording) = try failing.recording()
        let error = await #expect(throws: ResolutionError.self) {
            try await container.resolve(book)
        }
        #expect(error?.cause is NotToday)
        #expect(recording.names.isEmpty)
    }

    @Test("a recording lists only objects of the recorded container")
    func isolation() throws {
        let original = try Container(modules: modules)
        let (first, firstRecording) = try original.recording()
        let (second, secondRecording) = try original.recording()
        _ = try original.resolve(clock)
        _ = try first.resolve(clock)
        _ = try second.resolve(receipt)
        #expect(firstRecording.names == ["Recording.Clock"])
        #expect(secondRecording.names == ["Recording.Clock", "Recording.Receipt"])
    }

    @Test("a recording names the replacement of a service")
    func replacing() throws {
        let replaced = try Container(modules: modules).replacing(clock) { Service("fixed") }
        let (container, recording) = try replaced.recording()
        _ = try container.resolve(receipt)
        #expect(recording.events.map(\.step.module) == ["replacing", "Shop"])
    }

    @Test("a recording lists all objects that are made concurrently")
    func threads() async throws {
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { [container] in
                    for _ in 0..<100 { _ = try? container.resolve(receipt) }
                }
            }
        }
        #expect(recording.events(of: receipt).count == 800)
        #expect(recording.events(of: clock).count == 1)
        #expect(recording.names.first == clock.name)
    }
}
