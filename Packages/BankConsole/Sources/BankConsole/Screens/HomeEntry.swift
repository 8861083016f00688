import DependencyContainer
import RIBs

/// An entry of the home screen and the RIB that it opens.
///
/// A feature contributes its entry within the time that a customer is signed in; the app shows the
/// entries in the order of the modules.
///
/// ```swift
/// registrar.register(
///     homeEntriesInject, needs: cardComponentInject.lazily, scope: .within(signedInScope)
/// ) { component in
///     HomeEntry("cards", "Cards") { try component.value.list(listener: $0) }
/// }
/// ```
public struct HomeEntry: Sendable {
    /// The word that opens the entry over a pipe, unique among the entries.
    public let id: String

    /// The text of the entry.
    public let title: String

    /// Makes the router of the RIB that the entry opens, a new one each time.
    public let router: @MainActor @Sendable (any ChildListener) throws -> any ViewableRouting

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - id: The word that opens the entry over a pipe: one word in lowercase.
    ///   - title: The text of the entry.
    ///   - router: Makes the router of the RIB. It gets the RIB's listener, to be held weakly.
    public init(
        _ id: String,
        _ title: String,
        router: @escaping @MainActor @Sendable (any ChildListener) throws -> any ViewableRouting
    ) {
        self.id = id
        self.title = title
        self.router = router
    }
}

/// The entries of the home screen.
public let homeEntriesInject = CollectionID<HomeEntry>("HomeEntries")
