import DependencyContainer
import RIBs

/// An entry of the home screen, and what it opens: a feature contributes its own, and the app shows
/// those that there are.
///
/// ```swift
/// registrar.contribute(
///     to: homePluginsInject, needs: cardScreensInject.lazily, scope: .within(signedInScope)
/// ) { screens in
///     HomePlugin("cards", "Cards") { try screens.value.list(listener: $0) }
/// }
/// ```
public struct HomePlugin: Sendable {
    /// The word that opens it over a pipe; no two entries have the same.
    public let id: String

    /// What stands on the home screen.
    public let title: String

    /// Makes what it opens: a new RIB each time, to be attached by the home screen's.
    public let router: @MainActor @Sendable (any HomePluginListener) throws -> any ViewableRouting

    /// Describes an entry.
    ///
    /// - Parameters:
    ///   - id: The word that opens it over a pipe: one word in small letters.
    ///   - title: What stands on the home screen.
    ///   - router: Makes what it opens. The listener is told when the person is done, and is to be held
    ///     weakly.
    public init(
        _ id: String,
        _ title: String,
        router:
            @escaping @MainActor @Sendable (any HomePluginListener) throws -> any ViewableRouting
    ) {
        self.id = id
        self.title = title
        self.router = router
    }
}

/// Who has opened an entry of the home screen.
@MainActor
public protocol HomePluginListener: AnyObject {
    /// The person has left what the entry had opened; detach it now, before returning.
    func homePluginDidLeave()
}

/// The entries of the home screen, in the order of the modules. They are within the time that a customer
/// is signed in.
public let homePluginsInject = CollectionID<HomePlugin>("HomePlugins")
