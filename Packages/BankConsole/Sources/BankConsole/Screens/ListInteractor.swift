public import Console

/// The interactor of a list RIB: loads items, shows each as an action, and opens the chosen one.
///
/// ```swift
/// final class CardListInteractor: ListInteractor<Card>, ManagementCardListener {
///     …
///     init(_ screens: CardScreens, listener: any ChildListener) {
///         self.screens = screens
///         super.init("Cards", ifEmpty: "You have no card yet.", listener: listener) { card in
///             ScreenAction(
///                 ScreenAction.ID(card.recordName),
///                 card.number.masked,
///                 detail: card.state == .active ? card.account.rawValue : card.state.rawValue
///             )
///         }
///     }
///
///     override func loadItems() async throws -> [Card] {
///         try await screens.cards.listCards(ownedBy: screens.signedInSession.customer)
///     }
///
///     override func open(_ card: Card) {
///         present(screens.router(cardNumber: card.number.full, listener: self))
///     }
///     …
/// }
/// ```
@MainActor
open class ListInteractor<Item: Sendable>: ScreenInteractor {
    /// The items that were loaded last; nil until the first load has ended.
    public private(set) final var items: [Item]?

    private let title: String
    private let textIfEmpty: String
    private let action: @MainActor (Item) -> ScreenAction

    /// Creates the interactor of a list.
    ///
    /// - Parameters:
    ///   - title: The title of the screen.
    ///   - textIfEmpty: The text shown if the list is empty.
    ///   - listener: The RIB that opened the list; held weakly.
    ///   - action: Creates the action that shows an item. Each item needs its own action id.
    public init(
        _ title: String,
        ifEmpty textIfEmpty: String,
        listener: any ChildListener,
        action: @escaping @MainActor (Item) -> ScreenAction
    ) {
        self.title = title
        self.textIfEmpty = textIfEmpty
        self.action = action
        super.init(listener: listener)
    }

    /// Loads the items, in the order in which they are shown.
    ///
    /// The default returns no items.
    open func loadItems() async throws -> [Item] { [] }

    /// Opens the chosen item.
    ///
    /// The default does nothing.
    open func open(_ item: Item) {}

    /// Further actions, shown between the items and the action for going back.
    ///
    /// The default is empty.
    open var furtherActions: [ScreenAction] { [] }

    /// The primary fact of the list, such as the sum of its items.
    ///
    /// The default is nil.
    open var headline: Headline? { nil }

    /// Handles a chosen action of `furtherActions`.
    ///
    /// The default does nothing.
    open func chooseFurther(_ action: ScreenAction.ID) {}

    public final override func load() async throws {
        items = try await loadItems()
    }

    public final override var screen: Screen {
        Screen(
            title,
            headline: headline,
            blocks: items?.isEmpty == true ? [.text(textIfEmpty)] : [],
            actions: (items ?? []).map(action) + furtherActions + [.back()]
        )
    }

    public final override func choose(_ id: ScreenAction.ID) {
        if let item = items?.first(where: { action($0).id == id }) {
            open(item)
        } else {
            chooseFurther(id)
        }
    }
}
