public import DependencyContainer
import Testing

// Independent modules contribute to lists, and decorate and replace services.

public struct Command: Sendable {
    let name: String
    let run: @Sendable () throws -> String

    init(_ name: String, run: @escaping @Sendable () throws -> String = { "" }) {
        self.name = name
        self.run = run
    }
}

public let commandsInject = CollectionID<Command>("Commands")

final class Journal: Sendable {}
let journalInject = InjectID<Journal>("Journal")

struct RecordedSigning: Signing {
    let signing: any Signing
    let journal: Journal
    init(_ signing: any Signing, in journal: Journal) {
        self.signing = signing
        self.journal = journal
    }
    func sign(_ text: String) -> String { signing.sign(text) + ", recorded" }
}

struct CommandModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(commandsInject, needs: safeBoxInject.lazily) { safeBox in
            Command("put") { try safeBox.value.put(1) }
        }
    }
}

struct AuditModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(journalInject) { Journal() }
        registrar.decorate(signingInject, needs: journalInject) { signing, journal in
            RecordedSigning(signing, in: journal)
        }
    }
}

protocol Clock: Sendable { var hour: Int { get } }
let clockInject = InjectID<any Clock>("Clock")
struct FixedClock: Clock { let hour = 9 }
struct MovingClock: Clock { let hour = 0 }

struct StandstillModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.replacing { $0.register(clockInject) { FixedClock() } }
    }
}

struct ClockModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(clockInject) { MovingClock() }
    }
}

@Suite("Examples: lists, decorators, replacements")
struct ListExamples {
    private let modules: [any Module] = [
        CommandModule(), AuditModule(), SafeBoxModule(), SigningModule(),
    ]

    @Test("runs a contributed command with a decorated service")
    func commands() throws {
        let container = try Container(modules: modules)
        let commands = try container.resolve(commandsInject)
        #expect(try commands.map { try $0.run() } == ["put 1, signed, recorded"])
        withExtendedLifetime(container) {}
    }

    @Test("replaces the service of another module")
    func replacing() throws {
        let container = try Container(modules: StandstillModule(), ClockModule())
        #expect(try container.resolve(clockInject).hour == 9)
    }

    @Test("derives a container with several replacements")
    func derived() async throws {
        let container = try Container(modules: modules + [IsolationModule()])

        let tested = try container.replacing { registrar in
            registrar.register(bookInject) { Book.empty }
            registrar.register(commandsInject) { Command("only") }
        }
        #expect(try await tested.resolve(bookInject).balance == 0)
        #expect(try tested.resolve(commandsInject).map(\.name) == ["only"])
    }
}
