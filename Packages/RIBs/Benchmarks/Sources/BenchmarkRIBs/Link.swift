import RIBs

/// What a link's builder needs from its parent: a component of the same kind.
public protocol LinkDependency: Dependency {
    /// What every scope of the chain hands down.
    var tally: Tally { get }
}

/// How many of the links are at work.
@MainActor
public final class Tally {
    /// The links that are at work.
    public var active = 0

    /// Makes one for a chain.
    public init() {}
}

/// What the first link is built with.
public final class HeadComponent: EmptyComponent, LinkDependency {
    public let tally = Tally()
}

/// The scope of one link.
public final class LinkComponent: Component<any LinkDependency>, LinkDependency {
    public var tally: Tally { dependency.tally }
}

/// The logic of one link.
public final class LinkInteractor: Interactor {
    private let tally: Tally

    init(tally: Tally) {
        self.tally = tally
    }

    public override func didBecomeActive() { tally.active += 1 }
    public override func willResignActive() { tally.active -= 1 }
}

/// The router of one link, which builds the next.
public final class LinkRouter: Router<LinkInteractor> {
    private let next: LinkBuilder

    init(interactor: LinkInteractor, next: LinkBuilder) {
        self.next = next
        super.init(interactor: interactor)
    }

    /// Builds the next link and attaches it.
    ///
    /// - Returns: the next link.
    public func attachNext() -> LinkRouter {
        let child = next.build()
        attachChild(child)
        return child
    }
}

/// The builder of links, as a RIB's builder is usually written.
public final class LinkBuilder: Builder<any LinkDependency> {
    /// Builds one link.
    ///
    /// - Returns: its router.
    public func build() -> LinkRouter {
        let component = LinkComponent(dependency: dependency)
        // Read here, and not handed down through all components: a walk up the chain for each link
        // would be the square of the depth.
        let interactor = LinkInteractor(tally: tally)
        return LinkRouter(
            interactor: interactor,
            next: LinkBuilder(dependency: component, tally: tally)
        )
    }

    private let tally: Tally

    /// Makes a builder.
    ///
    /// - Parameters:
    ///   - dependency: what the parent gives.
    ///   - tally: the chain's.
    public init(dependency: any LinkDependency, tally: Tally) {
        self.tally = tally
        super.init(dependency: dependency)
    }
}
