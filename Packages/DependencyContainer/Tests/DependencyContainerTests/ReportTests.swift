import DependencyContainer
import Testing

@Suite("Validation reports")
struct ReportTests {
    /// Modules with two faults of each kind.
    private let modules = InlineModule("App") { registrar in
        func register(_ name: String, needs: InjectID<Service>..., line: UInt) {
            let id = serviceID("Report." + name)
            if let need = needs.first {
                registrar.register(id, needs: need, file: "App.swift", line: line) {
                    Service("", $0)
                }
            } else {
                registrar.register(id, file: "App.swift", line: line) { Service() }
            }
        }
        register("A", needs: serviceID("Report.B"), line: 1)
        register("B", needs: serviceID("Report.A"), line: 2)
        register("C", needs: serviceID("Report.C"), line: 3)
        register("D", needs: serviceID("Missing registers this"), line: 4)
        register("E", needs: serviceID("Nor this"), line: 5)
        register("F", line: 6)
        register("F", line: 7)
        register("G", line: 8)
        register("G", line: 9)
        registrar.register(InjectID<Int>("Report.H"), file: "App.swift", line: 10) { 1 }
        registrar.register(InjectID<Bool>("Report.H"), file: "App.swift", line: 11) { true }
        registrar.register(InjectID<Int>("Report.I"), file: "App.swift", line: 12) { 1 }
        registrar.register(InjectID<Bool>("Report.I"), file: "App.swift", line: 13) { true }
    }

    @Test("a report lists all faults by kind")
    func everything() {
        let faults = report(of: modules)?.faults ?? []
        let kinds = faults.map { fault in
            switch fault {
            case .duplicate(let fault): "duplicate \(fault.name)"
            case .mixedList(let fault): "list \(fault.name)"
            case .typeMismatch(let fault): "type \(fault.name)"
            case .redeclaration(let fault): "declared \(fault.name)"
            case .missing(let fault): "missing \(fault.name)"
            case .cycle(let fault): "cycle \(fault.steps.map(\.name))"
            case .unknownTarget(let fault): "\(fault.change) \(fault.name)"
            case .captive(let fault): "captive \(fault.path.map(\.name))"
            case .opening(let fault): "opening \(fault.scope)"
            case .nesting(let fault): "nesting \(fault.path.map(\.name))"
            case .statement(let fault): "statement \(fault)"
            }
        }
        #expect(
            kinds == [
                "duplicate Report.F", "duplicate Report.G", "type Report.H", "type Report.I",
                "missing Missing registers this", "missing Nor this",
                #"cycle ["Report.A", "Report.B"]"#, #"cycle ["Report.C"]"#,
            ]
        )
    }

    @Test("a report is the same each time")
    func deterministic() {
        let first = report(of: modules)
        for _ in 0..<20 { #expect(report(of: modules) == first) }
    }

    @Test("validation runs no factory")
    func makesNothing() throws {
        let made = Counter()
        let id = serviceID("Report.Counted")
        let good = InlineModule { registrar in
            registrar.register(id) {
                made.raise()
                return Service()
            }
        }
        _ = report(of: good, modules)
        let container = try Container(modules: good)
        #expect(made.value == 0)
        _ = try container.resolve(id)
        #expect(made.value == 1)
    }

    @Test("a report shortens lists of many lines")
    func shortened() {
        let askers = (0..<1_000).map { serviceID("Report.Asker\($0)") }
        let report = report(
            of: InlineModule { registrar in
                for id in askers { registrar.register(id, needs: serviceID("Gone")) { $0 } }
            }
        )
        #expect(report?.faults.count == 1)
        #expect((report?.description.split(separator: "\n").count ?? .max) < 20)
        #expect(report?.description.contains("… 989 more …") == true)
    }

    @Test("a report counts the faults of each kind and numbers all")
    func headings() {
        let headings = report(of: modules)?.description.split(separator: "\n")
            .filter { $0.last == ")" && !$0.hasPrefix(" ") && $0.first?.isNumber == false }
        #expect(
            headings == [
                "Registered more than once (2)", "Names with several types (2)", "Missing (2)",
                "Cycles (2)",
            ]
        )
        #expect(report(of: modules)?.description.contains("\n\nMissing (2)\n\n5. Missing") == true)
    }

    @Test("a report does not suggest a name without a registration")
    func nearNamesOfFaults() {
        let (one, other) = (serviceID("Report.Alike1"), serviceID("Report.Alike2"))
        let report = report(
            of: InlineModule { registrar in
                registrar.replacing { registrar in
                    registrar.register(one) { Service() }
                    registrar.register(other) { Service() }
                }
            }
        )
        let nearest = report?.faults.map { fault in
            if case .unknownTarget(let fault) = fault { fault.nearest } else { ["\(fault)"] }
        }
        #expect(nearest == [[], []])
    }

    @Test("a cycle of plug-ins is reported with the fix, which works")
    func circleOfPlugins() throws {
        let (first, second) = (PluginID<Int>("Report.First"), PluginID<Int>("Report.Second"))
        let cycle = report(
            of: InlineModule { registrar in
                registrar.register(first, needs: second) { $0 ?? 0 }
                registrar.register(second, needs: first) { $0 ?? 0 }
            }
        )
        #expect(cycle?.description.contains("declare one of these needs as '.lazily'") == true)
        let reader = InjectID<Lazy<Int?>>("Report.Reader")
        func modules(_ isThere: Bool) -> InlineModule {
            InlineModule { registrar in
                registrar.register(first, needs: reader) { _ in 1 }
                registrar.register(reader, needs: isThere ? first.lazily : second.lazily) { $0 }
            }
        }
        let container = try Container(modules: modules(true))
        #expect(try container.resolve(reader).value == 1)
        let without = try Container(modules: modules(false))
        #expect(try without.resolve(reader).value == nil)
    }
}
