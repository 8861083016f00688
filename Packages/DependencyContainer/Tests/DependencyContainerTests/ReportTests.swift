import DependencyContainer
import DependencyContainerTesting
import Testing

@Suite("Validation reports")
struct ReportTests {
    @Test("a report counts the faults of each kind and numbers all, and no factory has run")
    func headings() {
        let (made, list) = (Counter(), CollectionID<Service>("Report.List"))
        let report = report { registrar in
            for name in ["F", "F", "G", "G"] {
                registrar.register(serviceID(name)) { made.counting(Service()) }
            }
            for name in ["Missing registers this", "Nor this"] {
                registrar.register(list, needs: serviceID(name)) { $0 }
            }
        }
        let headings = report?.description.split(separator: "\n").filter { $0.hasSuffix(" (2)") }
        #expect(headings == ["Registered more than once (2)", "Missing (2)"])
        #expect(report?.description.contains("\n\nMissing (2)\n\n3. Missing") == true)
        #expect(made.value == 0)
    }

    @Test("many registrations of one id are one fault")
    func manyTimes() {
        let report = report { registrar in
            for _ in 0..<5 { registrar.register(serviceID("Clock")) { Service() } }
        }
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("Clock is registered 5 times.") == true)
    }

    @Test("a report shortens lists of many lines")
    func shortened() {
        let askers = (0..<1_000).map { serviceID("Report.Asker\($0)") }
        let report = report { registrar in
            for id in askers { registrar.register(id, needs: serviceID("Gone")) { $0 } }
        }
        #expect(report?.faults.count == 1)
        #expect((report?.description.split(separator: "\n").count ?? .max) < 20)
        #expect(report?.description.contains("… 989 more …") == true)
        // Ten lines, the note, and the last line.
        for (number, isShown) in [(9, true), (10, false), (998, false), (999, true)] {
            #expect(report?.description.contains("Asker\(number) (") == isShown, "\(number)")
        }
    }

    @Test("a report does not suggest a name without a registration")
    func nearNamesOfFaults() {
        let (one, other) = (serviceID("Report.Alike1"), serviceID("Report.Alike2"))
        let report = report { registrar in
            registrar.replacing { registrar in
                registrar.register(one) { Service() }
                registrar.register(other) { Service() }
            }
        }
        let nearest = report?.faults.map { fault in
            if case .unknownTarget(let fault) = fault { fault.nearest } else { ["\(fault)"] }
        }
        #expect(nearest == [[], []])
    }

    @Test("a cycle of plug-ins is reported with the fix, which works")
    func circleOfPlugins() throws {
        let (first, second) = (PluginID<Int>("Report.First"), PluginID<Int>("Report.Second"))
        let cycle = report { registrar in
            registrar.register(first, needs: second) { $0 ?? 0 }
            registrar.register(second, needs: first) { $0 ?? 0 }
        }
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
