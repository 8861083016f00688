import DependencyContainer
import Testing

@Suite("Eager cycles")
struct CycleTests {
    private let a = serviceID("A")
    private let b = serviceID("B")
    private let c = serviceID("C")

    @Test("two cycles that share a service are both listed")
    func sharedService() {
        let report = report { [a, b, c] registrar in
            registrar.register(a, needs: b, c) { one, _ in one }
            registrar.register(b, needs: a) { $0 }
            registrar.register(c, needs: a) { $0 }
        }
        #expect(cycles(report) == ["A B", "C A"])
    }

    @Test("a cycle is listed by its shortest path")
    func shortest() {
        let report = report { [a, b, c] registrar in
            registrar.register(a, needs: b, c) { one, _ in one }
            registrar.register(b, needs: c) { $0 }
            registrar.register(c, needs: a) { $0 }
        }
        #expect(cycles(report) == ["A C", "B C A"])
    }

    private func cycles(_ report: ValidationReport?) -> [String] {
        (report?.faults ?? []).compactMap { fault in
            guard case .cycle(let cycle) = fault else { return nil }
            return cycle.steps.map(\.name).joined(separator: " ")
        }
    }
}
