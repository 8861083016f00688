import DependencyContainer
import DependencyContainerTesting
import Testing

@Suite("Chains of new objects")
struct DeepNestingTests {
    private func module(
        _ length: Int,
        _ scope: @escaping @Sendable (Int) -> Scope = { _ in .new }
    ) -> InlineModule {
        let ids = (0..<length).map { serviceID("Nesting\($0)") }
        return InlineModule { registrar in
            registrar.register(ids[0], scope: scope(0)) { Service() }
            for number in ids.indices.dropFirst() {
                registrar.register(ids[number], needs: ids[number - 1], scope: scope(number)) {
                    Service("", $0)
                }
            }
        }
    }

    @Test("the longest valid chain of new objects fits on a small stack")
    func longest() async throws {
        let deepest = DeepNesting.deepest
        let plain = try Container(modules: module(deepest))
        let weak = try Container(modules: module(deepest + 1) { $0 == 0 ? .weak : .new })
        let tracked = try Container(
            modules: module(deepest),
            InlineModule { registrar in
                for number in 0..<deepest {
                    registrar.decorate(
                        serviceID("Nesting\(number)"),
                        needs: serviceID("Nesting0").lazily
                    ) { inner, _ in Service("", inner) }
                }
            }
        )
        for (container, last) in [(plain, deepest), (weak, deepest + 1), (tracked, deepest)] {
            let made = await onThread(stackSize: 512 * 1024) {
                (try? container.resolve(serviceID("Nesting\(last - 1)")))?.parts.count
            }
            #expect(made == 1)
        }
    }

    @Test(
        "a chain of new objects that is one too long is refused with its two ends",
        arguments: [101, 100_000]
    )
    func oneMore(length: Int) throws {
        let report = report(of: module(length))
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("Nesting100 makes a chain of 101 nested") == true)
        #expect(report?.description.contains("→ … 97 more … → Nesting0 (") == true)
    }

    @Test("a chain with kept services between may be longer")
    func kept() throws {
        let container = try Container(modules: module(2_000) { $0 % 90 == 0 ? .container : .new })
        #expect(try container.resolve(serviceID("Nesting1999")).parts.count == 1)
    }

    @Test("the longest path counts, and cycles are separate faults")
    func longestWay() throws {
        let (first, top) = (serviceID("Nesting.First"), serviceID("Nesting.Top"))
        let report = report(
            of: module(100),
            InlineModule { registrar in
                registrar.register(
                    top,
                    needs: serviceID("Nesting0"),
                    serviceID("Nesting99"),
                    serviceID("Nesting1"),
                    scope: .new
                ) { one, _, _ in one }
                registrar.register(first, needs: first, top, scope: .new) { one, _ in one }
            }
        )
        let kinds = report?.faults.map { fault in
            switch fault {
            case .cycle(let fault): fault.steps.map(\.name)
            case .nesting(let fault): [fault.path[0].name, fault.path[1].name]
            default: ["\(fault)"]
            }
        }
        #expect(kinds == [["Nesting.First"], ["Nesting.Top", "Nesting99"]])
    }
}
