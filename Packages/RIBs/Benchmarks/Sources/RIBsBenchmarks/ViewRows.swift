import Benchmarking
import RIBs

/// The cost of a RIB with a view that shows two streams.
let viewRows: [Benchmark] = [
    Benchmark(
        "view",
        of: "A RIB with a view and two subscriptions, one of them mapped and without duplicates, "
            + "created, attached, detached and released",
        beside: "objects that add two closures to arrays, call and remove them",
        goals: [.ratio(.time, atMost: 2.5), .ratio(.instructions, atMost: 2.2)]
    ) {
        onMainActor {
            let root = makeRoot()
            let scores = MutableValueStream(1)
            let names = MutableValueStream(2)
            let plainRoot = PlainNode(activity: PlainInteractor())
            let (plainScores, plainNames) = (PlainStream(1), PlainStream(2))
            return .compared(
                .repeating { times in
                    onMainActor {
                        for _ in 0..<times {
                            let view = ScoreView()
                            let interactor = ScoreInteractor(
                                presenter: view,
                                scores: scores,
                                names: names
                            )
                            let router = ViewableRouter(
                                interactor: interactor,
                                viewController: view
                            )
                            root.attachChild(router)
                            root.detachChild(router)
                        }
                    }
                },
                with: .repeating { times in
                    for _ in 0..<times {
                        plainRoot.attach(
                            PlainNode(
                                activity: PlainScoreInteractor(
                                    view: PlainScoreView(),
                                    scores: plainScores,
                                    names: plainNames
                                )
                            )
                        )
                        plainRoot.detachLast()
                    }
                }
            )
        }
    }
]

@MainActor
private protocol ScorePresentable: Presentable {
    func show(_ score: Int)
    func show(isEven: Bool)
}

private final class ScoreView: ScorePresentable, ViewControllable {
    let isShown = false
    private var score = 0
    private var isEven = false

    func show(_ score: Int) { self.score = score }
    func show(isEven: Bool) { self.isEven = isEven }
}

private final class ScoreInteractor: PresentableInteractor<any ScorePresentable> {
    private let scores: ValueStream<Int>
    private let names: ValueStream<Int>

    init(presenter: any ScorePresentable, scores: ValueStream<Int>, names: ValueStream<Int>) {
        self.scores = scores
        self.names = names
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        scores.subscribe { [weak self] in self?.presenter.show($0) }
            .disposeOnDeactivate(interactor: self)
        names.map { $0.isMultiple(of: 2) }.removeDuplicates()
            .subscribe { [weak self] in self?.presenter.show(isEven: $0) }
            .disposeOnDeactivate(interactor: self)
    }
}

// The floor.

private final class PlainScoreView {
    private var score = 0
    private var isEven = false

    func show(_ score: Int) { self.score = score }
    func show(isEven: Bool) { self.isEven = isEven }
}

/// A value with closures that are called by hand.
private final class PlainStream {
    let value: Int
    private var closures: [(Int) -> Void] = []

    init(_ value: Int) { self.value = value }

    @inline(never)
    func add(_ closure: @escaping (Int) -> Void) {
        closures.append(closure)
        closure(value)
    }

    @inline(never)
    func removeLast() { closures.removeLast() }
}

private final class PlainScoreInteractor: PlainActivity {
    private let view: PlainScoreView
    private let scores: PlainStream
    private let names: PlainStream

    init(view: PlainScoreView, scores: PlainStream, names: PlainStream) {
        self.view = view
        self.scores = scores
        self.names = names
    }

    func begin() {
        scores.add { [weak self] in self?.view.show($0) }
        var previous: Bool?
        names.add { [weak self] in
            let isEven = $0.isMultiple(of: 2)
            guard isEven != previous else { return }
            previous = isEven
            self?.view.show(isEven: isEven)
        }
    }

    func end() {
        scores.removeLast()
        names.removeLast()
    }
}
