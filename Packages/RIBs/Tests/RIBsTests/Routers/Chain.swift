import RIBs

// A chain of RIBs in which each one attaches the next, made by its builder with a component.
protocol ChainDependency: Dependency {
    var log: EventLog { get }
}

final class ChainHeadComponent: EmptyComponent, ChainDependency {
    let log = EventLog()
}

final class ChainComponent: Component<any ChainDependency>, ChainDependency {
    let log: EventLog

    init(dependency: any ChainDependency, log: EventLog) {
        self.log = log
        super.init(dependency: dependency)
    }

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

    /// The child, which many routers also hold in a property.
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
    private let log: EventLog

    init(dependency: any ChainDependency, log: EventLog) {
        self.log = log
        super.init(dependency: dependency)
    }

    func build() -> ChainRouter {
        let component = ChainComponent(dependency: dependency, log: log)
        return ChainRouter(
            interactor: ChainInteractor(note: component.note),
            builder: ChainBuilder(dependency: component, log: log)
        )
    }

    /// Returns the first of a chain of routers attached below a root.
    @MainActor
    static func chain(_ count: Int, below root: any Routing, holding: Bool = false) -> ChainRouter {
        let component = ChainHeadComponent()
        let first = ChainBuilder(dependency: component, log: component.log).build()
        root.attachChild(first)
        var last = first
        for _ in 1..<count { last = last.attachNext(holding: holding) }
        return first
    }
}
