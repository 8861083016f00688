import DependencyContainer
import DependencyContainerGraph

@testable import Console

/// Two packages that take screens from each other, and an app that wires them.
enum SampleBank {
    private static let cards = MainInjectID<String>("CardScreen")
    private static let accounts = MainInjectID<String>("AccountScreen")
    static let entries = CollectionID<String>("Entries")
    static let ledger = InjectID<String>("Ledger")

    static let modules: [any Module] = [AppModule(), CardModule(), AccountModule()]

    static func container() throws -> Container { try Container(modules: modules) }

    static func crossings() throws -> ScreenCrossings {
        let container = try container()
        return ScreenCrossings(of: container, app: "App", graph: container.graph)
    }

    private struct AppModule: Module {
        func register(in registrar: inout Registrar) {
            registrar.register(ledger, needs: entries, file: "App/Module.swift", line: 1) { _ in ""
            }
        }
    }

    private struct CardModule: Module {
        func register(in registrar: inout Registrar) {
            let file: StaticString = "Card/Module.swift"
            registrar.register(cards, needs: accounts.lazily, file: file, line: 1) { _ in "" }
            registrar.register(entries, needs: cards.lazily, file: file, line: 2) { _ in "" }
        }
    }

    private struct AccountModule: Module {
        func register(in registrar: inout Registrar) {
            let file: StaticString = "Account/Module.swift"
            registrar.register(accounts, needs: cards.lazily, file: file, line: 1) { _ in "" }
            registrar.register(
                commandsInject,
                needs: ledger.lazily,
                file: file,
                line: 2
            ) { ledger in
                Command("account show", abstract: "Show.", examples: []) { _ in
                    Answer([.line(try ledger.value)], json: [:])
                }
            }
        }
    }
}
