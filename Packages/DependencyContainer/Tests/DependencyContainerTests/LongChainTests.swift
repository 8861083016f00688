import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("Chains of 100,000 registrations")
struct LongChainTests {
    private static let length = 100_000
    private let ids = (0..<Self.length).map { InjectID<Int>("Chain\($0)") }

    @Test("a long chain is validated, resolved and released on a small stack")
    func objects() throws {
        let ids = (0..<Self.length).map { serviceID("ObjectChain\($0)") }
        let container = try Container { registrar in
            registrar.register(ids[0]) { Service() }
            for (next, id) in zip(ids, ids.dropFirst()) {
                registrar.register(id, needs: next) { Service("", $0) }
            }
        }
        #expect(try container.resolve(ids[Self.length - 1]).parts.count == 1)
    }

    @Test("a long cycle is reported as that cycle")
    func cycle() throws {
        let report = report { [ids] registrar in
            for (number, id) in ids.enumerated() {
                registrar.register(id, needs: ids[(number + 1) % Self.length]) { $0 }
            }
        }
        guard case .cycle(let cycle) = try #require(report?.faults.first) else {
            Issue.record("another fault: \(String(describing: report))")
            return
        }
        #expect(report?.faults.count == 1)
        #expect(cycle.steps.count == Self.length)
        #expect((report?.description.count ?? .max) < 5_000)
    }

    @Test("a long chain with a missing end is reported with that end")
    func missingEnd() throws {
        let report = report { [ids] registrar in
            for (id, next) in zip(ids, ids.dropFirst()) {
                registrar.register(id, needs: next) { $0 }
            }
        }
        guard case .missing(let missing) = try #require(report?.faults.first) else {
            Issue.record("another fault: \(String(describing: report))")
            return
        }
        #expect(report?.faults.count == 1)
        #expect(missing.name == "Chain99999")
        #expect(missing.path.steps.first?.name == "Chain0")
    }
}
