import DependencyContainer
import Testing

@Suite("Chains of new objects")
struct DeepNestingTests {
    private func module(
        _ length: Int,
        _ scope: @escaping @Sendable (Int) -> Scope = { _ in .new }
    ) -> InlineModule {
        let ids = (0..<length).map { serviceID("Nesting\($0)") }
        return InlineModule { registrar in
            registrar.register(ids[0], scope: scope(0), file: "N.swift", line: 1) { Service() }
            for number in ids.indices.dropFirst() {
                registrar.register(
                    ids[number],
                    needs: ids[number - 1],
                    scope: scope(number),
                    file: "N.swift",
                    line: UInt(number) + 1
                ) { Service("", $0) }
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
        #expect(
            report?.description == """
                The container is not valid (1 fault); nothing was made.

                1. Nesting100 makes 101 objects within each other, which may overflow a \
                thread's stack; at most 100 are allowed.
                   path: Nesting100 (N.swift:101) → Nesting99 (N.swift:100) → Nesting98 \
                (N.swift:99) → … 97 more … → Nesting0 (N.swift:1)
                   fix: keep one of them, or need one as '.lazily' or '.provider'

                """
        )
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
