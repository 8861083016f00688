import DependencyContainer
import Testing

/// Registers a graph of names; `["A": ["B"]]` means that A needs B.
private func graph(
    _ needs: [(name: String, needs: [String])],
    line: UInt = 1
) -> InlineModule {
    InlineModule { registrar in
        for (index, node) in needs.enumerated() {
            let line = line + UInt(index)
            let ids = node.needs.map(serviceID)
            switch ids.count {
            case 0:
                registrar.register(serviceID(node.name), file: "G.swift", line: line) { Service() }
            case 1:
                registrar.register(
                    serviceID(node.name),
                    needs: ids[0],
                    file: "G.swift",
                    line: line
                ) { Service("", $0) }
            default:
                registrar.register(
                    serviceID(node.name),
                    needs: ids[0],
                    ids[1],
                    file: "G.swift",
                    line: line
                ) { Service("", $0, $1) }
            }
        }
    }
}

private func cycles(_ report: ValidationReport?) -> [String] {
    (report?.faults ?? []).compactMap { fault in
        guard case .cycle(let cycle) = fault else { return nil }
        return cycle.steps.map(\.name).joined(separator: " ")
    }
}

@Suite("Eager cycles")
struct CycleTests {
    @Test("a cycle is refused with its path, the place of each need, and the fix")
    func wholeText() {
        let report = report(of: graph([("Root", ["A"]), ("A", ["B"]), ("B", ["C"]), ("C", ["A"])]))
        #expect(
            report?.description == """
                The container is not valid (1 fault); nothing was made.

                1. cycle: A → B → C → A
                   A (G.swift:2) needs B
                   B (G.swift:3) needs C
                   C (G.swift:4) needs A
                   fix: declare one of these needs as '.lazily'

                """
        )
    }

    @Test("a service that needs itself is refused")
    func itself() {
        #expect(cycles(report(of: graph([("A", ["A"])]))) == ["A"])
    }

    @Test("all cycles are in one report")
    func several() {
        let report = report(
            of: graph([
                ("A", ["B"]), ("B", ["A"]), ("C", ["C", "D"]), ("D", []), ("E", ["F"]),
                ("F", ["E", "A"]),
            ])
        )
        #expect(cycles(report) == ["A B", "C", "E F"])
    }

    @Test("two cycles that share a service are both listed")
    func sharedService() {
        let report = report(of: graph([("A", ["B", "C"]), ("B", ["A"]), ("C", ["A"])]))
        #expect(cycles(report) == ["A B", "C A"])
    }

    @Test("a cycle is listed by its shortest path")
    func shortest() {
        let report = report(
            of: graph([("A", ["B", "C"]), ("B", ["C"]), ("C", ["A"])])
        )
        #expect(cycles(report) == ["A C", "B C A"])
    }

    @Test("a cycle through a list names the contribution")
    func throughList() {
        let entries = CollectionID<Service>("CycleTests.Entries")
        let menu = serviceID("Menu")
        let report = report(
            of: InlineModule { registrar in
                registrar.register(menu, needs: entries, file: "M.swift", line: 1) { _ in Service()
                }
                registrar.register(entries, file: "M.swift", line: 2) { Service() }
                registrar.register(entries, needs: menu, file: "M.swift", line: 3) { $0 }
            }
        )
        guard case .cycle(let cycle) = report?.faults.first else {
            Issue.record("no cycle: \(String(describing: report))")
            return
        }
        #expect(
            cycle.steps.map(\.description) == [
                "Menu (M.swift:1)", "CycleTests.Entries (M.swift:3)",
            ]
        )
    }

    @Test("a cycle with a lazy need is valid, and both services reach each other")
    func lazyCycle() throws {
        final class Card: Sendable {
            let accounts: Lazy<Accounts>
            init(_ accounts: Lazy<Accounts>) { self.accounts = accounts }
        }
        final class Accounts: Sendable {
            let card: Card
            init(_ card: Card) { self.card = card }
        }
        let card = InjectID<Card>("LazyCycle.Card")
        let accounts = InjectID<Accounts>("LazyCycle.Accounts")
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(card, needs: accounts.lazily) { Card($0) }
                registrar.register(accounts, needs: card) { Accounts($0) }
            }
        )
        let first = try container.resolve(card)
        #expect(try first.accounts.value.card === first)
        #expect(try container.resolve(accounts) === first.accounts.value)
    }
}
