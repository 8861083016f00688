import DependencyContainer
import DependencyContainerTesting
import Testing

private let declared = InjectID<Int>("Redeclared", file: "Rates/Rates.swift", line: 3)
private let again = InjectID<Int>("Redeclared", file: "Desk/Ids.swift", line: 7)

private let provider = InlineModule("Rates") {
    $0.register(declared, file: "Rates/RatesModule.swift", line: 9) { 4 }
}

@Suite("Ids that several modules declare")
struct RedeclarationTests {
    @Test("two registrations under the ids of two modules are one fault")
    func bothRegistered() {
        let report = report(of: provider, InlineModule { $0.register(again) { 5 } })
        #expect(report?.faults.map(isRedeclaration) == [true])
    }

    @Test(
        "a changed service or a root with the id of another module is refused",
        arguments: [
            { registrar in registrar.decorate(again) { $0 + 1 } },
            { registrar in registrar.replacing { $0.register(again) { 5 } } },
        ] as [@Sendable (inout Registrar) -> Void]
    )
    func otherUses(change: @escaping @Sendable (inout Registrar) -> Void) {
        let report = report(of: provider, InlineModule { change(&$0) })
        #expect(report?.faults.map(isRedeclaration) == [true])
        let roots = #expect(throws: ValidationReport.self) {
            try Container(modules: provider, roots: [again])
        }
        #expect(roots?.faults.map(isRedeclaration) == [true])
    }

    @Test("a statement with the id of another module is refused with both places")
    func statement() {
        let desk = InlineModule("Desk", needs: [again]) {
            $0.register(serviceID("Desk"), needs: declared) { Service("\($0)") }
        }
        let report = report(of: provider, desk)
        #expect(report?.faults.filter(isRedeclaration).count == 1)
    }

    @Test("a list and a plug-in of another module are refused instead of being absent")
    func optional() {
        let lists = ["Rates/Rates.swift", "Desk/Ids.swift"].map {
            CollectionID<Int>("RedeclaredList", file: $0, line: 1)
        }
        let plugins = ["Rates/Rates.swift", "Desk/Ids.swift"].map {
            PluginID<Int>("RedeclaredPlugin", file: $0, line: 2)
        }
        let report = report { registrar in
            registrar.register(lists[0]) { 1 }
            registrar.register(plugins[0]) { 1 }
            registrar.register(serviceID("User"), needs: lists[1], plugins[1]) { _, _ in
                Service()
            }
        }
        #expect(report?.faults.map(isRedeclaration) == [true, true])
    }

    @Test("a name with two types of which two modules declare one has two faults")
    func otherType() {
        let report = report(
            of: provider,
            InlineModule { registrar in
                registrar.register(InjectID<String>("Redeclared")) { "" }
                registrar.register(serviceID("User"), needs: again) { _ in Service() }
            }
        )
        #expect(report?.faults.map(isRedeclaration) == [false, true])
    }

    @Test("an id may be created again anywhere in its module")
    func oneModule() throws {
        var computed: InjectID<Int> { InjectID("RedeclaredHere") }
        let file: StaticString = "DependencyContainerTests/Other.swift"
        let elsewhere = InjectID<Int>("RedeclaredHere", file: file)
        let container = try Container { $0.register(computed) { 4 } }
        #expect(try container.resolve(computed) == 4)
        #expect(try container.resolve(elsewhere) == 4)
        #expect(computed.place == elsewhere.place)
        #expect(computed.place != InjectID<Int>("RedeclaredHere", file: "Dep/Other.swift").place)
    }

    @Test("an id of another module that the container does not use is not a fault")
    func unused() throws {
        let container = try Container(modules: provider)
        #expect(try container.resolve(declared) == 4)
        let error = #expect(throws: ResolutionError.self) { try container.resolve(again) }
        #expect(
            error?.description == """
                'Redeclared' (InjectID<Int>) is not registered in this container, which has another \
                id with this name; fix: declare the id once, beside its protocol, and import it
                """
        )
    }

    private func isRedeclaration(_ fault: ValidationFault) -> Bool {
        if case .redeclaration = fault { true } else { false }
    }
}
