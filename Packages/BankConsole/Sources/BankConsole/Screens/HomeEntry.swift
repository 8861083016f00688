public import Console
public import DependencyContainer
public import RIBs

/// An entry of the home screen, with the RIB that it opens and the panels of its feature.
///
/// A feature registers its entry in the signed-in scope. The app shows first the entries with
/// panels, then the others, each group in the order of the modules.
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
    /// A function that creates the router of the RIB that an entry opens.
    ///
    /// The function receives the RIB's listener, which the RIB must hold weakly.
    public typealias Router =
        @MainActor @Sendable (any ChildListener) throws -> any ViewableRouting

    /// A function that loads the panels of a feature.
    public typealias Content = @MainActor @Sendable () async throws -> HomeContent

    /// A function that returns what the customer should do, or nil if nothing is to be done.
    public typealias Reminder = @MainActor @Sendable () async throws -> String?

    /// The action that opens the entry; its id is a lowercase word and unique among the entries.
    public let action: ScreenAction

    /// Loads the panels of the feature; nil for an entry without panels.
    public let content: Content?

    /// Loads the sentence that Home shows above the panels; nil for an entry without reminders.
    public let reminder: Reminder?

    /// Creates a new router of the RIB that the entry opens.
    public let router: Router

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - id: The lowercase word that opens the entry when the program reads words from a pipe
    ///     instead of key presses.
    ///   - title: The text of the entry.
    ///   - detail: The text at the right of the title, such as a balance; empty for no text.
    ///   - key: The letter that opens the entry; nil for an entry without a letter, such as one of
    ///     several accounts.
    ///   - content: Loads the panels of the feature; nil for an entry without panels.
    ///   - reminder: Loads the sentence that Home shows above the panels; nil for an entry without
    ///     reminders.
    ///   - router: Creates the router of the RIB.
    public init(
        _ id: String,
        _ title: String,
        detail: String = "",
        key: Character? = nil,
        content: Content? = nil,
        reminder: Reminder? = nil,
        router: @escaping Router
    ) {
        action = ScreenAction(ScreenAction.ID(id), title, detail: detail, key: key)
        self.content = content
        self.reminder = reminder
        self.router = router
    }
}

/// The panels of a feature on the home screen.
public struct HomeContent: Sendable {
    /// The primary fact, which the home screen shows if no earlier feature has a headline.
    public let headline: Headline?

    /// The panels, in the order of their importance.
    public let panels: [Panel]

    /// The entries that open the items in the panels, or that create the first item.
    public let entries: [HomeEntry]

    /// Creates the panels of a feature.
    ///
    /// - Parameters:
    ///   - headline: The primary fact.
    ///   - panels: The panels, in the order of their importance.
    ///   - entries: The entries that open the items in the panels, or that create the first item.
    public init(headline: Headline? = nil, panels: [Panel] = [], entries: [HomeEntry] = []) {
        self.headline = headline
        self.panels = panels
        self.entries = entries
    }

    /// The maximum number of items that a feature shows in a panel.
    public static let limit = 4
}

/// The entries of the home screen.
public let homeEntriesInject = CollectionID<HomeEntry>("HomeEntries")
