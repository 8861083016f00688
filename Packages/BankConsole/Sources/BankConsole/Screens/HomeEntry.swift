import Console
import DependencyContainer
import RIBs

/// An entry of the home screen, the RIB that it opens, and the panels of its feature.
///
/// A feature contributes its entry within the time that a customer is signed in. The app shows the
/// entries in the order of the modules, those with panels first.
///
/// ```swift
/// registrar.register(
///     homeEntriesInject,
///     needs: cardScreensInject.lazily,
///     scope: .within(signedInScope)
/// ) { screens in
///     HomeEntry("cards", "Cards", key: ActionKey.card) {
///         try await screens.value.homeContent()
///     } router: {
///         CardListBuilder(dependency: try screens.value).build(withListener: $0)
///     }
/// }
/// ```
public struct HomeEntry: Sendable {
    /// Makes the router of the RIB that an entry opens.
    ///
    /// It gets the RIB's listener, to be held weakly.
    public typealias Router =
        @MainActor @Sendable (any ChildListener) throws -> any ViewableRouting

    /// Loads the panels of a feature.
    public typealias Content = @MainActor @Sendable () async throws -> HomeContent

    /// The action that opens the entry, whose id is a lowercase word, unique among the entries.
    public let action: ScreenAction

    /// Loads the panels of the feature; nil for an entry without panels.
    public let content: Content?

    /// Makes the router of the RIB that the entry opens, a new one each time.
    public let router: Router

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - id: The word that opens the entry over a pipe: one word in lowercase.
    ///   - title: The text of the entry.
    ///   - detail: The text at the right of the title, such as a balance; empty for no text.
    ///   - key: The letter of the entry; nil for one of the things that a customer has.
    ///   - content: Loads the panels of the feature; nil for an entry without panels.
    ///   - router: Makes the router of the RIB.
    public init(
        _ id: String,
        _ title: String,
        detail: String = "",
        key: Character? = nil,
        content: Content? = nil,
        router: @escaping Router
    ) {
        action = ScreenAction(ScreenAction.ID(id), title, detail: detail, key: key)
        self.content = content
        self.router = router
    }
}

/// The panels of a feature on the home screen.
public struct HomeContent: Sendable {
    /// The primary fact, which the home screen shows for the first feature that has one.
    public let headline: Headline?

    /// The panels, in the order of their importance.
    public let panels: [Panel]

    /// The things in the panels that can be opened, or the first thing that can be made.
    public let entries: [HomeEntry]

    /// Creates the panels of a feature.
    ///
    /// - Parameters:
    ///   - headline: The primary fact.
    ///   - panels: The panels, in the order of their importance.
    ///   - entries: The things in the panels that can be opened, or the first one to be made.
    public init(headline: Headline? = nil, panels: [Panel] = [], entries: [HomeEntry] = []) {
        self.headline = headline
        self.panels = panels
        self.entries = entries
    }

    /// The greatest number of things that a feature shows in a panel.
    public static let limit = 4
}

/// The entries of the home screen.
public let homeEntriesInject = CollectionID<HomeEntry>("HomeEntries")
