public import DependencyContainer
import DependencyContainerTesting
import Testing

public protocol Ledger: Sendable { var lines: [String] { get } }
public let ledgerInject = InjectID<any Ledger>("Ledger")

public protocol Cards: Sendable { var limit: Money { get } }
public let cardsInject = InjectID<any Cards>("Cards")

struct EmptyLedger: Ledger { let lines: [String] = [] }

struct CardService: Cards {
    let signing: any Signing
    let ledger: any Ledger
    let limit: Money
}

public struct CardModule: Module {
    let limit: Money

    public var provides: [any ServiceID]? { [cardsInject] }
    public var needs: [any ServiceID]? { [signingInject, ledgerInject] }

    public func register(in registrar: inout Registrar) {
        registrar.register(cardsInject, needs: signingInject, ledgerInject) { signing, ledger in
            CardService(signing: signing, ledger: ledger, limit: limit)
        }
    }
}

struct LedgerModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) { EmptyLedger() }
    }
}

struct FixedSigning: Signing {
    func sign(_ text: String) -> String { text }
}

@Suite("Examples: modules")
struct ModuleExamples {
    @Test("passes a module its configuration")
    func configuration() throws {
        let container = try Container(
            modules: CardModule(limit: 100),
            SigningModule(),
            LedgerModule()
        )
        #expect(try container.resolve(cardsInject).limit == 100)
    }

    @Test("declares a module inline")
    func inline() throws {
        let signing = InlineModule("Signing", provides: [signingInject]) { registrar in
            registrar.register(signingInject) { FixedSigning() }
        }
        let container = try Container(modules: SafeBoxModule(), signing)

        #expect(try container.resolve(safeBoxInject).put(1) == "put 1")
    }

    @Test("warns of registrations that the roots do not reach")
    func roots() throws {
        let container = try Container(
            modules: SafeBoxModule(),
            SigningModule(),
            LedgerModule(),
            roots: [safeBoxInject]
        )
        for warning in container.warnings { print(warning) }

        #expect(container.warnings.map(\.step.name) == ["Ledger"])
    }

    @Test("prints a validation report and reads its faults")
    func report() {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        func run(_ container: Container) { Issue.record("it is not valid") }

        do {
            run(try Container(modules: SafeBoxModule()))
        } catch {
            print(error)
            for case .missing(let fault) in error.faults { print(fault.neededBy) }
        }
        #expect(printed.count == 2)
        #expect(printed.first?.contains("Signing is missing") == true)
    }

    @Test("catches the error of an id without a registration")
    func notRegistered() throws {
        let container = try Container(modules: SafeBoxModule(), SigningModule())
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }

        do {
            print(try container.resolve(ledgerInject).lines)
        } catch ResolutionError.notRegistered(let name, _, let nearest) {
            print("'\(name)' is not registered; did you mean \(nearest)?")
        }
        #expect(printed == ["'Ledger' is not registered; did you mean []?"])
    }
}
