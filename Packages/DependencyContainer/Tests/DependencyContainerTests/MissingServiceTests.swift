import DependencyContainer
import Testing

@Suite("a missing service")
struct MissingServiceTests {
    private let commands = CollectionID<Service>("Commands")
    private let safeBox = serviceID("SafeBox")
    private let card = serviceID("Card")
    private let signing = serviceID("Signing")

    @Test("is reported with who asked, the path from a root, the near names and what to do")
    func wholeText() throws {
        let report = report(
            of: InlineModule("SafeBox") { [commands, safeBox, signing] registrar in
                registrar.contribute(
                    to: commands,
                    needs: safeBox.lazily,
                    file: "SafeBox/Module.swift",
                    line: 20
                ) { _ in Service() }
                registrar.register(
                    safeBox,
                    needs: signing,
                    file: "SafeBox/Module.swift",
                    line: 12
                ) { Service("", $0) }
            },
            InlineModule("Card") { [card, signing] registrar in
                registrar.register(
                    card,
                    needs: signing.lazily,
                    file: "Card/Module.swift",
                    line: 9
                ) { _ in Service() }
                registrar.register(serviceID("Singing"), file: "Card/Module.swift", line: 10) {
                    Service()
                }
                registrar.register(serviceID("Signings"), file: "Card/Module.swift", line: 11) {
                    Service()
                }
            }
        )
        #expect(
            report?.description == """
                The container is not valid (1 fault); nothing was made.

                1. Signing is missing: no module registers it as InjectID<Service>.
                   needed by: SafeBox (SafeBox/Module.swift:12)
                              Card (Card/Module.swift:9)
                   path: Commands (SafeBox/Module.swift:20) → SafeBox (SafeBox/Module.swift:12) → Signing
                   did you mean: 'Signings', 'Singing'
                   fix: add a module that registers it, or correct the name

                """
        )
    }

    @Test("is a value that a test compares")
    func value() throws {
        let report = report(
            of: InlineModule("SafeBox") { [safeBox, signing] registrar in
                registrar.register(
                    safeBox,
                    needs: signing,
                    signing.lazily,
                    file: "SafeBox/Module.swift",
                    line: 12
                ) { service, _ in Service("", service) }
            }
        )
        let asker = DependencyStep(
            name: "SafeBox",
            module: "SafeBox",
            place: SourcePlace(file: "SafeBox/Module.swift", line: 12)
        )
        let fault = try #require(report?.faults.first)
        guard case .missing(let missing) = fault else {
            Issue.record("not a missing service: \(fault)")
            return
        }
        #expect(missing.name == "Signing")
        #expect(missing.type == "InjectID<Service>")
        #expect(missing.neededBy == [asker], "it asks once, though eagerly and lazily")
        #expect(missing.path.steps == [asker])
        #expect(missing.nearest == [])
        #expect(report?.faults.count == 1)
    }

    @Test("takes the line of the registration when nothing else is told")
    func defaultPlace() throws {
        let line = #line + 3
        let report = report(
            of: InlineModule { [safeBox, signing] registrar in
                registrar.register(safeBox, needs: signing) { Service("", $0) }
            }
        )
        guard case .missing(let missing) = try #require(report?.faults.first) else { return }
        #expect(
            missing.neededBy.first?.place
                == SourcePlace(
                    file: "DependencyContainerTests/MissingServiceTests.swift",
                    line: line
                )
        )
    }

    @Test("at the end of a long path is reported with the two ends of the path")
    func longPath() throws {
        let ids = (0..<1_000).map { serviceID("MissingPath\($0)") }
        let report = report(
            of: InlineModule { registrar in
                for (id, next) in zip(ids, ids.dropFirst()) {
                    registrar.register(id, needs: next, file: "Path.swift", line: 1) {
                        Service("", $0)
                    }
                }
            }
        )
        guard case .missing(let missing) = try #require(report?.faults.first) else { return }
        #expect(missing.path.steps.first?.name == "MissingPath0")
        #expect(missing.path.steps.last?.name == "MissingPath998")
        #expect(missing.path.steps.count + missing.path.omitted == 999)
        #expect(missing.path.steps.count < 12)
        #expect(missing.path.description.contains("MissingPath0 (Path.swift:1) → … 990 more … → "))
    }

    @Test("that hangs on a cycle nobody needs is reported with a path all the same")
    func pathWithoutRoot() throws {
        let report = report(
            of: InlineModule { [card, safeBox, signing] registrar in
                registrar.register(card, needs: safeBox, file: "A.swift", line: 1) {
                    Service("", $0)
                }
                registrar.register(
                    safeBox,
                    needs: card.lazily,
                    signing,
                    file: "A.swift",
                    line: 2
                ) { _, signing in Service("", signing) }
            }
        )
        guard case .missing(let missing) = try #require(report?.faults.first) else { return }
        #expect(missing.path.description == "Card (A.swift:1) → SafeBox (A.swift:2)")
    }

    @Test(
        "is compared with the registered names by how they are spelt",
        arguments: [
            ("Signing", "Signing2"), ("signinginject", "SigningInject"), ("Ledger", "Lodger"),
            ("ABCD", "ACBD"), ("AB", "A"), ("계좌관리", "계좌관린"),
        ]
    )
    func nearNames(asked: String, registered: String) throws {
        let report = report(
            of: InlineModule { registrar in
                registrar.register(serviceID("Owner"), needs: serviceID(asked)) { Service("", $0) }
                registrar.register(serviceID(registered)) { Service() }
                registrar.register(serviceID("Something else altogether")) { Service() }
            }
        )
        guard case .missing(let missing) = try #require(report?.faults.first) else { return }
        #expect(missing.nearest == [registered])
    }

    @Test("that the app itself asks for is a fault too, when it is no list and no plug-in")
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
