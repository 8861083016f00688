import DependencyContainer
import DependencyContainerTesting
import Testing

@Suite("Missing services")
struct MissingServiceTests {
    private let safeBox = serviceID("SafeBox")
    private let card = serviceID("Card")
    private let signing = serviceID("Signing")

    @Test("a service that is needed eagerly and lazily misses it once")
    func once() throws {
        let report = report { [safeBox, signing] registrar in
            registrar.register(safeBox, needs: signing, signing.lazily) { service, _ in service }
        }
        #expect(report?.faults.count == 1)
        guard case .missing(let missing) = try #require(report?.faults.first) else {
            Issue.record("another fault: \(String(describing: report))")
            return
        }
        #expect(missing.neededBy.map(\.name) == ["SafeBox"])
        #expect(missing.path.steps == missing.neededBy)
        #expect(missing.nearest == [])
    }

    @Test("a missing service at the end of a long path is reported with both ends")
    func longPath() throws {
        let ids = (0..<1_000).map { serviceID("MissingPath\($0)") }
        let report = report { registrar in
            for (id, next) in zip(ids, ids.dropFirst()) {
                registrar.register(id, needs: next, file: "Path.swift", line: 1) { $0 }
            }
        }
        guard case .missing(let missing) = try #require(report?.faults.first) else {
            Issue.record("another fault: \(String(describing: report))")
            return
        }
        #expect(missing.path.steps.first?.name == "MissingPath0")
        #expect(missing.path.steps.last?.name == "MissingPath998")
        #expect(missing.path.steps.count + missing.path.omitted == 999)
        #expect(missing.path.steps.count < 12)
        #expect(missing.path.description.contains("MissingPath0 (Path.swift:1) → … 990 more … → "))
    }

    @Test("a missing service behind a cycle without roots is reported with a path")
    func pathWithoutRoot() throws {
        let report = report { [card, safeBox, signing] registrar in
            registrar.register(card, needs: safeBox) { $0 }
            registrar.register(safeBox, needs: card.lazily, signing) { _, signing in signing }
        }
        guard case .missing(let missing) = try #require(report?.faults.first) else {
            Issue.record("another fault: \(String(describing: report))")
            return
        }
        #expect(missing.path.steps.map(\.name) == ["Card", "SafeBox"])
    }

    @Test("a missing root is a fault, unless it is a list or a plug-in")
    func roots() throws {
        let card = card
        let module = InlineModule { $0.register(card, file: "C.swift", line: 1) { Service() } }
        let report = #expect(throws: ValidationReport.self) {
            try Container(modules: [module], roots: [serviceID("Crad"), card])
        }
        #expect(
            report?.faults.map(\.description) == [
                """
                Crad is missing: no module registers it as InjectID<Service>.
                needed by: the app, as a root
                did you mean: 'Card'
                fix: add a module that registers it, or correct the name
                """
            ]
        )
        let container = try Container(
            modules: [module],
            roots: [CollectionID<Int>("Missing.List"), PluginID<Int>("Missing.Plugin"), card]
        )
        #expect(container.warnings.isEmpty)
    }
}
