import RIBs
import Testing

// The examples of doc comments about the parts of a game: Root has LoggedIn, which has ScoreBoard.

protocol ScoreBoardDependency: Dependency {
    var scores: Scores { get }
}

/// The points of each player.
final class Scores {
    var points: [String: Int] = [:]
}

@MainActor
protocol ScoreBoardListener: AnyObject {
    func scoreBoardDidReset()
}

@MainActor
protocol ScoreBoardRouting: Routing {}

@MainActor
protocol ScoreBoardBuildable: Buildable {
    func build(withListener listener: any ScoreBoardListener) -> any ScoreBoardRouting
}

final class ScoreBoardInteractor: Interactor {
    private let scores: Scores
    private weak var listener: (any ScoreBoardListener)?

    init(scores: Scores, listener: any ScoreBoardListener) {
        self.scores = scores
        self.listener = listener
    }

    func reset() {
        scores.points = [:]
        listener?.scoreBoardDidReset()
    }
}

final class ScoreBoardRouter: Router<ScoreBoardInteractor>, ScoreBoardRouting {}

final class ScoreBoardBuilder: Builder<any ScoreBoardDependency>, ScoreBoardBuildable {
    func build(withListener listener: any ScoreBoardListener) -> any ScoreBoardRouting {
        ScoreBoardRouter(
            interactor: ScoreBoardInteractor(scores: dependency.scores, listener: listener)
        )
    }
}

protocol LoggedInDependency: Dependency {}

final class LoggedInComponent: Component<any LoggedInDependency>, ScoreBoardDependency {
    var scores: Scores { shared { Scores() } }  // one for this RIB and its children
    var dice: Dice { Dice() }  // a new one each time
}

final class Dice {}

@MainActor
protocol LoggedInRouting: Routing {}

@MainActor
protocol LoggedInInteractable: RoutedInteractable<any LoggedInRouting>, ScoreBoardListener {}

final class LoggedInInteractor: Interactor, LoggedInInteractable {
    private let notices = MutableEventStream<String>()
    var noticeStream: ValueStream<String> { notices }

    func scoreBoardDidReset() {
        notices.send("The score is reset.")
    }
}

final class LoggedInRouter: Router<any LoggedInInteractable>, LoggedInRouting {
    private let scoreBoardBuilder: any ScoreBoardBuildable

    init(interactor: any LoggedInInteractable, scoreBoardBuilder: any ScoreBoardBuildable) {
        self.scoreBoardBuilder = scoreBoardBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() { attachChild(scoreBoardBuilder.build(withListener: interactor)) }
}

final class GameComponent: Component<any EmptyDependency>, LoggedInDependency {}

final class RootRouter: LaunchRouter<Interactor, RootScreen> {}

final class RootScreen: ViewControllable {}

final class RootBuilder: Builder<any EmptyDependency> {
    func build() -> any LaunchRouting {
        let component = LoggedInComponent(dependency: GameComponent(dependency: dependency))
        let root = RootRouter(interactor: Interactor(), viewController: RootScreen())
        root.attachChild(
            LoggedInRouter(
                interactor: LoggedInInteractor(),
                scoreBoardBuilder: ScoreBoardBuilder(dependency: component)
            )
        )
        return root
    }
}

final class GameWindow: LaunchWindow {
    func show(root view: any ViewControllable) {}
}

final class LaunchTwoGamesWorkflow: Workflow<any RootItem> {
    override init() {
        super.init()
        onStep { [unowned self] root in
            let loggedIn = root.waitForLogin()
            loggedIn.fork(self)
                .onStep { loggedIn, _ in try await loggedIn.launch("randomWin") }
                .commit()
            return loggedIn
        }
        .onStep { loggedIn, _ in try await loggedIn.launch("ticTacToe") }
        .commit()
    }
}

@MainActor
@Suite("Examples of a game in doc comments")
struct GameExamples {
    private func launched() -> any LaunchRouting {
        let window = GameWindow()
        let root = RootBuilder(dependency: EmptyComponent()).build()
        root.launch(from: window)
        return root
    }

    @Test("the root's launch loads LoggedIn, whose router attaches the score board")
    func launch() {
        #expect(
            RIBTree(of: launched()).text == """
                Root (view)
                └─ LoggedIn
                   └─ ScoreBoard
                """
        )
    }

    @Test("a component shares one instance with its children's builders and creates others anew")
    func component() throws {
        let component = LoggedInComponent(dependency: GameComponent(dependency: EmptyComponent()))
        component.scores.points["Ada"] = 3
        #expect(component.scores.points == ["Ada": 3])
        #expect(component.dice !== component.dice)
        let listener = LoggedInInteractor()
        let router = ScoreBoardBuilder(dependency: component).build(withListener: listener)
        let board = try #require(router.interactable as? ScoreBoardInteractor)
        board.reset()
        #expect(component.scores.points.isEmpty)
    }

    @Test("a stream of notices sends what happens after the subscription")
    func notices() {
        let interactor = LoggedInInteractor()
        var seen: [String] = []
        interactor.scoreBoardDidReset()
        interactor.noticeStream.subscribe { seen.append($0) }
        #expect(seen.isEmpty)
        interactor.scoreBoardDidReset()
        #expect(seen == ["The score is reset."])
    }

    @Test("a stream forked in a step launches a second game")
    func fork() async {
        let rootInteractor = RootItemInteractor()
        rootInteractor.activate()
        LaunchTwoGamesWorkflow().subscribe(rootInteractor)
            .disposeOnDeactivate(interactor: rootInteractor)
        await until { rootInteractor.launched.count == 2 }
        #expect(Set(rootInteractor.launched) == ["randomWin", "ticTacToe"])
    }

    @Test("a workflow with a forked stream that never ran is released")
    func unused() {
        weak var released: LaunchTwoGamesWorkflow?
        do {
            let workflow = LaunchTwoGamesWorkflow()
            released = workflow
            withExtendedLifetime(workflow) {}
        }
        #expect(released == nil)
    }

    @Test("the leak detector lists an interactor that outlives its router until it is released")
    func leaks() {
        let policy = LeakDetector.instance.policy
        // Drops what other tests have left.
        LeakDetector.instance.policy = .off
        defer { LeakDetector.instance.policy = policy }

        LeakDetector.instance.policy = .report { leak in Issue.record("\(leak)") }
        var held = launched().children.first?.interactable
        #expect(LeakDetector.instance.alive.map(\.typeName) == ["LoggedInInteractor"])
        withExtendedLifetime(held) {}
        held = nil
        #expect(LeakDetector.instance.alive.isEmpty)
    }
}
