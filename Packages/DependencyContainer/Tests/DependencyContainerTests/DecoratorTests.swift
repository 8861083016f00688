import DependencyContainer
import Testing

@Suite("Decorators")
struct DecoratorTests {
    private let text = InjectID<String>("Decorator.Text")
    private let mark = InjectID<String>("Decorator.Mark")

    @Test("decorators wrap in the order of the modules, before and after the registration")
    func order() throws {
        let container = try Container(
            modules: InlineModule("First") { [text] registrar in
                registrar.decorate(text) { "a(\($0))" }
            },
            InlineModule("Service") { [text, mark] registrar in
                registrar.register(text) { "text" }
                registrar.register(mark) { "!" }
            },
            InlineModule("Last") { [text, mark] registrar in
                registrar.decorate(text, needs: mark) { "b(\($0)\($1))" }
                registrar.decorate(text) { "c(\($0))" }
            }
        )
        #expect(try container.resolve(text) == "c(b(a(text)!))")
    }

    @Test("decorators wrap a replacement, and each new object")
    func replaced() throws {
        let wrapped = Counter()
        let container = try Container(
            modules: InlineModule { [text] registrar in
                registrar.register(text, scope: .new) { "text" }
                registrar.decorate(text) {
                    wrapped.raise()
                    return "(\($0))"
                }
            }
        )
        #expect(try container.replacing(text) { "fake" }.resolve(text) == "(fake)")
        _ = try container.resolve(text)
        _ = try container.resolve(text)
        #expect(wrapped.value == 3)
    }

    @Test("a decorator without a target, in a cycle, or with a captive is refused")
    func faults() {
        let weak = serviceID("Decorator.Weak")
        let service = serviceID("Decorator.Service")
        let report = report(
            of: InlineModule("A") { [text, mark] registrar in
                registrar.register(mark, needs: text, file: "A.swift", line: 1) { $0 }
                registrar.register(text, file: "A.swift", line: 2) { "" }
                registrar.register(weak, scope: .weak) { Service() }
                registrar.register(service, file: "A.swift", line: 3) { Service() }
            },
            InlineModule("B") { [text, mark] registrar in
                registrar.decorate(text, needs: mark, file: "B.swift", line: 1) { $0 + $1 }
                registrar.decorate(service, needs: weak, file: "B.swift", line: 2) { $1 }
                registrar.decorate(serviceID("Decorator.Servic"), file: "B.swift", line: 3) { $0 }
            }
        )
        let texts = report?.faults.map(\.description) ?? []
        #expect(texts.count == 3)
        #expect(texts.first?.contains("Decorator.Servic cannot be decorated") == true)
        #expect(texts.first?.contains("did you mean: 'Decorator.Service'") == true)
        #expect(texts.contains { $0.contains("Decorator.Text (B.swift:1) needs Decorator.Mark") })
        #expect(texts.last?.contains("Decorator.Service (B.swift:2) → Decorator.Weak") == true)
    }
}
