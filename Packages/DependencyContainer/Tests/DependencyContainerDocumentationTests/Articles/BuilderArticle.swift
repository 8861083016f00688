public import DependencyContainer
import Testing

// The second way of the original articles, builder types: the original and ours.

@MainActor public protocol VerifyDependency { var title: String { get } }
@MainActor public protocol VerifyListener: AnyObject { func didVerify() }
@MainActor public protocol Routing: AnyObject { var title: String { get } }

// swift-format-ignore: NeverForceUnwrap
enum BuildersOfTheArticle {
    final class BuilderContainer {
        private var types: [String: Any.Type] = [:]

        func register(_ name: String, _ type: Any.Type) { types[name] = type }
        func builder<BuilderType>(_ name: String) -> BuilderType { types[name] as! BuilderType }
    }
}

@MainActor
public protocol VerifyBuildable: SendableMetatype {
    init(dependency: any VerifyDependency)
    func build(withListener listener: any VerifyListener) -> any Routing
}
public let verifyBuilder = BuilderID<any VerifyBuildable.Type>("VerifyBuilder")
public let boardBuilder = BuilderID<any VerifyBuildable.Type>("BoardBuilder")

final class VerifyRouter: Routing {
    let title: String
    init(title: String) { self.title = title }
}

final class VerifyBuilder: VerifyBuildable {
    private let dependency: any VerifyDependency

    init(dependency: any VerifyDependency) { self.dependency = dependency }

    func build(withListener listener: any VerifyListener) -> any Routing {
        VerifyRouter(title: "verify for \(dependency.title)")
    }
}

struct VerifyModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(verifyBuilder, VerifyBuilder.self)
    }
}

let gameInject = InjectID<GameService>("Game")
let bigGameInject = InjectID<GameService>("BigGame")

@MainActor
final class GameComponent: VerifyDependency, VerifyListener {
    let title = "the game"
    func didVerify() {}
}

struct GameService: Sendable {
    let builders: BuilderContainer

    @MainActor
    func verify(for component: GameComponent) throws -> any Routing {
        let verify = try builders.builder(verifyBuilder).init(dependency: component)
        return verify.build(withListener: component)
    }
}

struct GameModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(gameInject, needs: BuilderContainer.holding(verifyBuilder)) { builders in
            GameService(builders: builders)
        }
    }
}

struct BigGameModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(
            bigGameInject,
            needs: BuilderContainer.holding(verifyBuilder, boardBuilder)
        ) {
            builders in GameService(builders: builders)
        }
    }
}

@Suite("Builder types of the original articles")
@MainActor
struct BuilderArticle {
    @Test("builder types are returned by id, and a missing one is found at launch")
    func builders() throws {
        let theirs = BuildersOfTheArticle.BuilderContainer()
        theirs.register("VerifyBuilder", VerifyBuilder.self)
        let known: any VerifyBuildable.Type = theirs.builder("VerifyBuilder")
        #expect(ObjectIdentifier(known) == ObjectIdentifier(VerifyBuilder.self))

        let container = try Container(modules: GameModule(), VerifyModule())
        let game = try container.resolve(gameInject)
        #expect(try game.verify(for: GameComponent()).title == "verify for the game")

        let report = #expect(throws: ValidationReport.self) {
            try Container(modules: BigGameModule(), VerifyModule())
        }
        #expect(report?.description.contains("BoardBuilder is missing") == true)
    }
}
