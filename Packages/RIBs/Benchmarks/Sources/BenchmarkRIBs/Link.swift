public import RIBs

// A chain of RIBs, each written as RIBs usually are and built by the one above it.

/// The dependency of a link, which the component of the link above provides.
public protocol LinkDependency: Dependency {
    /// The tally of the chain.
    var tally: Tally { get }
}

/// The number of active links in a chain.
@MainActor
public final class Tally {
    /// The number of active links.
    public var active = 0

    /// Creates a tally of zero.
    public init() {}
}

/// The component above the first link.
public final class HeadComponent: EmptyComponent, LinkDependency {
    /// The tally of the chain.
    public let tally = Tally()
}

/// The component of a link.
public final class LinkComponent: Component<any LinkDependency>, LinkDependency {
    /// The tally of the chain.
    public var tally: Tally { dependency.tally }
}

/// The interactor of a link.
public final class LinkInteractor: Interactor {
    private let tally: Tally

    init(tally: Tally) {
        self.tally = tally
    }

    public override func didBecomeActive() { tally.active += 1 }
    public override func willResignActive() { tally.active -= 1 }
}

/// The router of a link, which builds the next link.
public final class LinkRouter: Router<LinkInteractor> {
    private let next: LinkBuilder

    init(interactor: LinkInteractor, next: LinkBuilder) {
        self.next = next
        super.init(interactor: interactor)
    }

    /// Builds and attaches the next link.
    ///
    /// - Returns: The router of the next link.
    public func attachNext() -> LinkRouter {
        let child = next.build()
        attachChild(child)
        return child
    }
}

/// The builder of a link.
public final class LinkBuilder: Builder<any LinkDependency> {
    private let tally: Tally

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - dependency: The dependency of the link.
    ///   - tally: The tally of the chain. Reading it from `dependency` would walk up the chain, which
    ///     takes quadratic time for all links together.
    public init(dependency: any LinkDependency, tally: Tally) {
        self.tally = tally
        super.init(dependency: dependency)
    }

    /// Builds a link.
    ///
    /// - Returns: The router of the link.
    public func build() -> LinkRouter {
        let component = LinkComponent(dependency: dependency)
        return LinkRouter(
            interactor: LinkInteractor(tally: tally),
            next: LinkBuilder(dependency: component, tally: tally)
        )
    }
}
