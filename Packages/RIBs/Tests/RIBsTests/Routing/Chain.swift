import RIBs

/// RIBs of which each attaches the next, each made by its builder with its component.
protocol ChainDependency: Dependency {
    var diary: Diary { get }
}

final class ChainHeadComponent: EmptyComponent, ChainDependency {
    let diary = Diary()
}

final class ChainComponent: Component<any ChainDependency>, ChainDependency {
    let diary: Diary

    init(dependency: any ChainDependency, diary: Diary) {
        self.diary = diary
        super.init(dependency: dependency)
    }

    // Through `shared`, as a RIB's own objects are.
    var note: Note { shared { Note() } }
}

final class Note: Sendable {}

final class ChainInteractor: Interactor {
    private let note: Note

    init(note: Note) {
        self.note = note
    }
}

final class ChainRouter: Router<ChainInteractor> {
    private let builder: ChainBuilder

    /// The child, held as many a router holds the child that it is about to detach.
    private var held: (any Routing)?

    init(interactor: ChainInteractor, builder: ChainBuilder) {
        self.builder = builder
        super.init(interactor: interactor)
    }

    func attachNext(holding: Bool) -> ChainRouter {
        let next = builder.build()
        attachChild(next)
        if holding { held = next }
        return next
    }
}

final class ChainBuilder: Builder<any ChainDependency> {
    private let diary: Diary

    init(dependency: any ChainDependency, diary: Diary) {
        self.diary = diary
        super.init(dependency: dependency)
    }

    func build() -> ChainRouter {
        let component = ChainComponent(dependency: dependency, diary: diary)
        return ChainRouter(
            interactor: ChainInteractor(note: component.note),
            builder: ChainBuilder(dependency: component, diary: diary)
        )
    }

    /// A chain below a root.
    @MainActor
    static func chain(_ count: Int, below root: any Routing, holding: Bool = false) -> ChainRouter {
        let component = ChainHeadComponent()
        let first = ChainBuilder(dependency: component, diary: component.diary).build()
        root.attachChild(first)
        var last = first
        for _ in 1..<count { last = last.attachNext(holding: holding) }
        return first
    }
}
