import DependencyContainer
import Testing

private let session = ScopeID<Void>("Captive.Session")
private let cart = serviceID("Captive.Cart")

@Suite("Captive dependencies")
struct CaptiveTests {
    @Test("many captives at the end of a long path are reported briefly")
    func manyAndLong() throws {
        let count = 3_000
        let path = (0..<count).map { serviceID("Captive.Path\($0)") }
        let report = report { registrar in
            registrar.register(cart, scope: .within(session), file: "C.swift", line: 1) {
                Service()
            }
            registrar.register(path[0], needs: cart.lazily, scope: .new) { _ in Service() }
            for (id, next) in zip(path.dropFirst(), path) {
                registrar.register(id, needs: next.lazily, scope: .new) { _ in Service() }
            }
            for number in 0..<count {
                let holder = serviceID("Captive.Holder\(number)")
                registrar.register(holder, needs: path[count - 1], file: "H.swift", line: 1) { $0 }
            }
        }
        #expect((report?.description.utf8.count ?? .max) < 1_000 * count)
        #expect(report?.faults.count == count)
        guard case .captive(let captive) = try #require(report?.faults.first) else {
            Issue.record("no captive")
            return
        }
        #expect(captive.path.first?.name == "Captive.Holder0")
        #expect(captive.path[1].name == "Captive.Path2999")
        #expect(captive.path.last?.name == "Captive.Cart")
        #expect(captive.path.count + captive.omitted == count + 2)
        #expect(captive.captive == .within(session))
        #expect(captive.description.contains("… 2993 more … → Captive.Cart (C.swift:1)"))
    }
}
