import RIBs
import Testing

@MainActor
@Suite("Componentized builders", .serialized)
struct ComponentizedBuilderTests {
    private final class CardComponent: Component<any EmptyDependency> {
        let number: String

        init(number: String) {
            self.number = number
            super.init(dependency: EmptyComponent())
        }
    }

    private final class CardRouter: Router<Interactor> {
        let text: String

        init(_ text: String) {
            self.text = text
            super.init(interactor: Interactor())
        }
    }

    private final class CardBuilder: ComponentizedBuilder<CardComponent, CardRouter, Int, String> {
        override func build(with component: CardComponent, _ amount: Int) -> CardRouter {
            CardRouter("\(component.number): \(amount)")
        }
    }

    private final class PlainBuilder: SimpleComponentizedBuilder<CardComponent, CardRouter> {
        override func build(with component: CardComponent) -> CardRouter {
            CardRouter(component.number)
        }
    }

    private final class StagedBuilder: MultiStageComponentizedBuilder<
        CardComponent, CardRouter, Int
    >
    {
        override func finalStageBuild(with component: CardComponent, _ amount: Int) -> CardRouter {
            CardRouter("\(component.number): \(amount)")
        }
    }

    private final class PlainStagedBuilder:
        SimpleMultiStageComponentizedBuilder<CardComponent, CardRouter>
    {
        override func finalStageBuild(with component: CardComponent) -> CardRouter {
            CardRouter(component.number)
        }
    }

    @Test("a componentized builder creates a component for each RIB from build-time values")
    func componentized() {
        let builder = CardBuilder { CardComponent(number: $0) }
        let first: CardRouter = builder.build(
            withDynamicBuildDependency: 1,
            dynamicComponentDependency: "A"
        )
        let (component, second) = builder.build(
            withDynamicBuildDependency: 2,
            dynamicComponentDependency: "B"
        )
        #expect(first.text == "A: 1")
        #expect(second.text == "B: 2")
        #expect(component.number == "B")
    }

    @Test("a simple componentized builder builds without build-time values")
    func simple() {
        var made = 0
        let builder = PlainBuilder {
            made += 1
            return CardComponent(number: "\(made)")
        }
        #expect(builder.build().text == "1")
        #expect(builder.build().text == "2")
    }

    @Test("a multi-stage builder has one component for each build pass")
    func staged() {
        var made = 0
        let builder = StagedBuilder {
            made += 1
            return CardComponent(number: "\(made)")
        }
        let component = builder.componentForCurrentBuildPass
        #expect(builder.componentForCurrentBuildPass === component)
        #expect(builder.finalStageBuild(withDynamicDependency: 5).text == "1: 5")
        #expect(builder.componentForCurrentBuildPass.number == "2")
        #expect(builder.finalStageBuild(withDynamicDependency: 6).text == "2: 6")
        #expect(builder.finalStageBuild(withDynamicDependency: 7).text == "3: 7")
        #expect(PlainStagedBuilder { CardComponent(number: "4") }.finalStageBuild().text == "4")
    }

    @Test("reusing a component is a programmer error that names builder and component")
    func reused() {
        let component = CardComponent(number: "1")
        let builder = PlainBuilder { component }
        let staged = PlainStagedBuilder { component }
        let errors = programmerErrors {
            for _ in 1...2 {
                _ = builder.build()
                _ = staged.finalStageBuild()
            }
        }
        #expect(errors.map(\.kind) == [.reusingComponent, .reusingComponent])
        #expect(
            errors.map(\.description) == [
                "PlainBuilder got the same CardComponent for two RIBs: "
                    + "create a component for each RIB",
                "PlainStagedBuilder got the same CardComponent for two RIBs: "
                    + "create a component for each RIB",
            ]
        )
    }

    @Test("a component of a value type is never reported as reused")
    func values() {
        final class ValueBuilder: SimpleComponentizedBuilder<Int, CardRouter> {
            override func build(with component: Int) -> CardRouter { CardRouter("\(component)") }
        }
        let builder = ValueBuilder { 1 }
        #expect(builder.build().text == "1")
        #expect(builder.build().text == "1")
    }

    #if os(Linux) || os(macOS)
        @Test("a builder without an override of build(with:) stops the program and says so")
        func notOverridden() async {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    final class EmptyBuilder: SimpleComponentizedBuilder<Int, Int> {}
                    _ = EmptyBuilder { 1 }.build()
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("EmptyBuilder must override build(with:)"))
        }
    #endif
}
