import DependencyContainer
import Testing

@MainActor
private protocol VerifyBuildable: SendableMetatype {
    init(dependency: String)
    func build() -> String
}

@MainActor
private final class VerifyBuilder: VerifyBuildable {
    private let dependency: String

    init(dependency: String) { self.dependency = dependency }

    func build() -> String { "verifies for \(dependency)" }
}

private let verifyBuilder = BuilderID<any VerifyBuildable.Type>("VerifyBuilder")
private let boardBuilder = BuilderID<any VerifyBuildable.Type>("BoardBuilder")

private let signing = InlineModule("Signing") {
    $0.register(verifyBuilder, VerifyBuilder.self, file: "Signing.swift", line: 1)
}

@Suite("Builder types")
struct BuilderContainerTests {
    @Test("a caller initializes the resolved builder type with its own component")
    @MainActor
    func handsOutTypes() throws {
        let container = try Container(modules: signing)
        let builder = try container.resolve(verifyBuilder).init(dependency: "LoggedIn")
        #expect(builder.build() == "verifies for LoggedIn")
    }

    @Test("a factory may need a builder type")
    @MainActor
    func asNeed() throws {
        let text = InjectID<@MainActor @Sendable () -> String>("BuilderTests.Text")
        let container = try Container(
            modules: signing,
            InlineModule {
                $0.register(text, needs: verifyBuilder) { builder in
                    { builder.init(dependency: "Need").build() }
                }
            }
        )
        #expect(try container.resolve(text)() == "verifies for Need")
    }

    @Test("a missing builder type is found at launch, with a report")
    func unknownAtLaunch() {
        let game = serviceID("BuilderTests.Game")
        let report = report(
            of: signing,
            InlineModule("Game") {
                $0.register(
                    game,
                    needs: BuilderContainer.holding(verifyBuilder, boardBuilder),
                    file: "Game.swift",
                    line: 5
                ) { _ in Service() }
            }
        )
        #expect(
            report?.description == """
                The container is not valid (1 fault); nothing was made.

                1. BoardBuilder is missing: no module registers it as \
                BuilderID<VerifyBuildable.Type>.
                   needed by: BuilderTests.Game (Game.swift:5)
                   path: BuilderTests.Game (Game.swift:5) → BoardBuilder
                   fix: add a module that registers it

                """
        )
    }

    @Test("only declared builder types can be looked up later")
    @MainActor
    func lookUp() throws {
        let builders = InjectID<BuilderContainer>("BuilderTests.Builders")
        let container = try Container(
            modules: signing,
            InlineModule {
                $0.register(builders, needs: BuilderContainer.holding(verifyBuilder)) { $0 }
            }
        )
        let held = try container.resolve(builders)
        #expect(try held.builder(verifyBuilder).init(dependency: "X").build() == "verifies for X")
        let error = #expect(throws: ResolutionError.self) { try held.builder(boardBuilder) }
        #expect(
            error?.description == """
                The builder 'BoardBuilder' is not among the declared builders ('VerifyBuilder'); \
                fix: add its id to 'BuilderContainer.holding(…)'
                """
        )
    }

    @Test("a builder type that is registered twice is refused")
    func twice() {
        #expect(report(of: signing, signing)?.faults.count == 1)
    }

    @Test("resolving an unknown builder type throws a descriptive error")
    func unknown() throws {
        let container = try Container(modules: signing)
        let error = #expect(throws: ResolutionError.self) { try container.resolve(boardBuilder) }
        #expect(error?.description.hasPrefix("'BoardBuilder' (BuilderID<") == true)
        #expect(error?.description.contains("is not registered in this container;") == true)
    }
}
