import DependencyContainer
import Testing

private let open = serviceID("ChildFault.Open")
private let hidden = serviceID("ChildFault.Hidden")
private let own = serviceID("ChildFault.Own")
private let within = serviceID("ChildFault.Within")
private let list = CollectionID<Int>("ChildFault.List")
private let session = ScopeID<Void>("ChildFault.Session")

@Suite("the faults of a child container")
struct ChildFaultTests {
    private func parent() throws -> Container {
        try Container(
            modules: InlineModule("Parent", provides: [open]) { registrar in
                registrar.register(open, file: "P.swift", line: 1) { Service() }
                registrar.register(hidden, file: "P.swift", line: 2) { Service() }
                registrar.register(within, scope: .within(session), file: "P.swift", line: 3) {
                    Service()
                }
                registrar.contribute(to: list) { 1 }
            }
        )
    }

    private func faults(
        needs: [any ServiceID]? = nil,
        in parent: Container? = nil,
        _ registrations: @escaping @Sendable (inout Registrar) -> Void
    ) throws -> [String] {
        let module = InlineModule("Child", needs: needs, registrations)
        do {
            _ = try (try parent ?? self.parent()).child(modules: module)
            return []
        } catch let report as ValidationReport {
            return report.faults.map(\.description)
        }
    }

    @Test(
        "are needs of what the parent's modules keep to themselves, and needs that it does not say"
    )
    func statements() throws {
        let asking: @Sendable (inout Registrar) -> Void = {
            $0.register(own, needs: hidden, open, list, file: "C.swift", line: 1) { one, _, _ in one
            }
        }
        #expect(
            try faults(needs: [hidden, list], asking) == [
                """
                module Child needs ChildFault.Hidden, which module Parent keeps to itself.
                needed by: ChildFault.Own (C.swift:1)
                registered: P.swift:2
                to mend: add its id to `provides` of Parent, or ask for what that provides
                """,
                """
                module Child needs ChildFault.Open of Parent and does not say so.
                needed by: ChildFault.Own (C.swift:1)
                to mend: add its id to the module's `needs`, or do without it
                """,
            ]
        )
        #expect(try faults(asking).count == 1)
        #expect(try faults(needs: [open]) { $0.register(own, needs: open) { $0 } } == [])
        #expect(try faults(needs: []) { $0.contribute(to: list) { 2 } } == [])
        // A test that replaces what is private does not open it to others.
        let derived = try parent().replacing(hidden) { Service() }
        #expect(try faults(needs: [hidden, open, list], in: derived, asking).count == 1)
    }

    @Test("are names that the parent uses with another type")
    func types() throws {
        let expected = """
            ChildFault.Open is used with 2 types.
            registered as InjectID<Service> at P.swift:1
            """
        let number = InjectID<Int>("ChildFault.Open")
        let registered = try faults { $0.register(number, file: "C.swift", line: 1) { 1 } }
        #expect(registered.count == 1)
        #expect(registered.first?.hasPrefix(expected) == true)
        let needed = try faults { $0.register(own, needs: number) { _ in Service() } }
        #expect(needed.count == 1)
        #expect(needed.first?.hasPrefix(expected) == true)
    }

    @Test("offer names that are near in the parent, as do those of resolving")
    func nearNames() throws {
        let wrong = serviceID("ChildFault.Opne")
        let found = try faults { $0.register(own, needs: wrong) { $0 } }
        #expect(found.first?.contains("near names: ChildFault.Open") == true)
        let child = try parent().child(modules: InlineModule { $0.register(own) { Service() } })
        let error = #expect(throws: ResolutionError.self) { try child.resolve(wrong) }
        #expect(error?.description.contains("near name: ChildFault.Open") == true)
    }

    @Test("are changes of what the parent has, each told once")
    func changes() throws {
        #expect(
            try faults { $0.decorate(open, file: "C.swift", line: 1) { $0 } } == [
                """
                ChildFault.Open cannot be decorated here: the container around has it.
                registered: P.swift:1 in module Parent
                decorated: C.swift:1
                to mend: decorate it in a module of the container around
                """
            ]
        )
        let expected = """
            ChildFault.Open cannot be replaced here: the container around has it.
            registered: P.swift:1 in module Parent
            replaced: C.swift:1
            to mend: replace it in the container around, and make the child of that
            """
        let replaced = try faults { registrar in
            registrar.replacing { $0.register(open, file: "C.swift", line: 1) { Service() } }
        }
        #expect(replaced == [expected])
        let child = try parent().child(
            modules: InlineModule("Child") { $0.register(own, needs: open) { $0 } }
        )
        let report = #expect(throws: ValidationReport.self) {
            try child.replacing(open, file: "C.swift", line: 1) { Service() }
        }
        #expect(report?.faults.map(\.description) == [expected])
    }

    @Test("are services within the parent's scopes, which are opened without them")
    func scopes() throws {
        let inner = ScopeID<Void>("Inner", inside: session)
        let expected = """
            ChildFault.Session cannot have more services here: the container around has it.
            registered: P.swift:3 in module Parent
            within it: ChildFault.Own (C.swift:1)
            to mend: register ChildFault.Own in a module of the container around, or give this one a \
            scope of its own
            """
        for scope in [Scope.within(session), .within(inner)] {
            let found = try faults { registrar in
                registrar.register(own, scope: scope, file: "C.swift", line: 1) { Service() }
                registrar.register(
                    serviceID("ChildFault.Second"),
                    scope: scope,
                    file: "C.swift",
                    line: 2
                ) { Service() }
            }
            #expect(found == [expected])
        }
    }

    @Test("are needs of what the parent has in a scope that is not open there")
    func closedScope() throws {
        let asking: @Sendable (inout Registrar) -> Void = {
            $0.register(own, needs: within, file: "C.swift", line: 1) { $0 }
        }
        #expect(
            try faults(asking) == [
                """
                ChildFault.Within is missing: it is of the scope ChildFault.Session, which is not open \
                in the container around.
                needed by: ChildFault.Own (C.swift:1)
                path: ChildFault.Own (C.swift:1) → ChildFault.Within
                to mend: make the child of an open ChildFault.Session
                """
            ]
        )
        let silent = try Container(
            modules: InlineModule { $0.register(within, scope: .within(session)) { Service() } }
        )
        #expect(try faults(in: silent.open(session), asking) == [])
    }

    @Test("are none of a test that replaces its list: that takes the place of the parent's too")
    func replacedList() throws {
        let child = try parent().child(
            modules: InlineModule { registrar in registrar.contribute(to: list) { 2 } }
        )
        #expect(try child.resolve(list) == [1, 2])
        let derived = try child.replacing { $0.contribute(to: list) { 3 } }
        #expect(try derived.resolve(list) == [3])
        let again = try derived.replacing { registrar in
            registrar.contribute(to: list) { 4 }
            registrar.contribute(to: list) { 5 }
        }
        #expect(try again.resolve(list) == [4, 5])
    }
}
