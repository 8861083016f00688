import DependencyContainer
import Testing

@Suite("Missing services")
struct MissingServiceTests {
    private let commands = CollectionID<Service>("Commands")
    private let safeBox = serviceID("SafeBox")
    private let card = serviceID("Card")
    private let signing = serviceID("Signing")

    @Test("a missing service is reported with its users, a path, similar names and the fix")
    func wholeText() throws {
        let report = report(
            of: InlineModule("SafeBox") { [commands, safeBox, signing] registrar in
                registrar.register(
                    commands,
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
                   path: Commands (SafeBox/Module.swift:20) → SafeBox (SafeBox/Module.swift:12) \
                → Signing
                   did you mean: 'Signings', 'Singing'
                   fix: add a module that registers it, or correct the name

                """
        )
    }

    @Test("a report of a missing service can be compared")
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
        let user = DependencyStep(
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
        #expect(missing.neededBy == [user], "it asks once, though eagerly and lazily")
        #expect(missing.path.steps == [user])
        #expect(missing.nearest == [])
        #expect(report?.faults.count == 1)
    }

    @Test("a registration has the line of its call by default")
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

    @Test("a missing service at the end of a long path is reported with both ends")
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

    @Test("a missing service behind a cycle without roots is reported with a path")
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
        "similar names are found by spelling",
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
