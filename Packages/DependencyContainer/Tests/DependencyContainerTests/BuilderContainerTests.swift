import DependencyContainer
import Testing

private protocol Building: SendableMetatype {}

private enum VerifyBuilder: Building {}

private let verifyBuilder = BuilderID<any Building.Type>("VerifyBuilder")
private let boardBuilder = BuilderID<any Building.Type>("BoardBuilder")

@Suite("Builder types")
struct BuilderContainerTests {
    @Test("only declared builder types can be looked up later, and only registered ones resolved")
    func lookUp() throws {
        let builders = InjectID<BuilderContainer>("BuilderTests.Builders")
        let container = try Container {
            $0.register(verifyBuilder, VerifyBuilder.self)
            $0.register(builders, needs: BuilderContainer.holding(verifyBuilder)) { $0 }
        }
        let held = try container.resolve(builders)
        #expect(try held.builder(verifyBuilder) == VerifyBuilder.self)
        let undeclared = #expect(throws: ResolutionError.self) { try held.builder(boardBuilder) }
        #expect(
            undeclared?.description == """
                The builder 'BoardBuilder' is not among the declared builders ('VerifyBuilder'); \
                fix: add its id to 'BuilderContainer.holding(…)'
                """
        )
        let unknown = #expect(throws: ResolutionError.self) { try container.resolve(boardBuilder) }
        #expect(unknown?.description.hasPrefix("'BoardBuilder' (BuilderID<") == true)
        #expect(unknown?.description.contains("is not registered in this container;") == true)
    }
}
