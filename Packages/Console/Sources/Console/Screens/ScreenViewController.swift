public import RIBs
import Synchronization

/// A view controller that shows a `Screen` and passes input to its listener.
///
/// ```swift
/// final class PutViewController: ScreenViewController, PutPresentable {
///     weak var listener: (any PutPresentableListener)?
///
///     func show(balance: String) {
///         screen = Screen(
///             "Put into the safe box",
///             headline: Headline("In the box", balance),
///             prompt: Prompt("Amount", placeholder: "5만"),
///             actions: [.back()]
///         )
///     }
///
///     override func submitted(_ text: String) { listener?.put(text) }
///     override func pressed(_ action: ScreenAction.ID) { listener?.leave() }
/// }
/// ```
@MainActor
open class ScreenViewController: PresentingViewControllable, ScreenPresentable {
    /// The content that the view controller shows.
    ///
    /// A change redraws the view controller if it is visible.
    public final var screen: Screen {
        didSet {
            if screen != oldValue { window?.changed(self) }
        }
    }

    /// The window that shows the view controller; nil if the view controller is not shown.
    public internal(set) final weak var window: Window?

    /// A Boolean value that indicates whether a window shows the view controller, used by the leak
    /// detector.
    public final var isShown: Bool { window != nil }

    /// The width in columns when the view controller was last drawn; nil before that and in line
    /// mode.
    public internal(set) final var columns: Int?

    /// The focus and the input typed so far.
    final var focus = ScreenFocus()

    /// The filtered and measured lists of the screen.
    final let lists = ListCache()

    /// The index in the window's stack, from the bottom; meaningless outside of a window.
    final var level = 0

    private var works = 0

    private nonisolated static let living = Atomic(0)

    /// The number of view controllers in the process, used by tests to detect leaks.
    ///
    /// Tests that run concurrently contribute to the number.
    public nonisolated static var liveCount: Int { living.load(ordering: .relaxed) }

    /// A Boolean value that indicates whether work is in progress, so that input is queued.
    public final var isWorking: Bool { works > 0 }

    /// Creates a view controller that is not shown.
    ///
    /// - Parameter screen: The initial content.
    public init(screen: Screen = Screen("")) {
        self.screen = screen
        Self.living.add(1, ordering: .relaxed)
    }

    deinit {
        Self.living.subtract(1, ordering: .relaxed)
    }

    /// Responds to a chosen action.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter action: The id of one of the screen's actions.
    open func pressed(_ action: ScreenAction.ID) {}

    /// Responds to submitted text.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter text: The text of the field; may be empty.
    open func submitted(_ text: String) {}

    /// Responds to an entered secret.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter secret: The secret; may be empty.
    open func entered(_ secret: Secret) {}

    /// Loads the content again, because it may have changed elsewhere; typed text is kept.
    ///
    /// The default implementation does nothing.
    open func reload() {}

    /// Shows a view controller on top of the window's stack.
    ///
    /// - Parameter viewController: A `ScreenViewController` that is not shown. Any other view is
    ///   ignored.
    public final func present(_ viewController: any ViewControllable) {
        window?.present(viewController)
    }

    /// Removes a view controller and all view controllers above it from the window.
    ///
    /// - Parameter viewController: A presented view controller. A view controller that is not shown
    ///   is ignored.
    public final func dismiss(_ viewController: any ViewControllable) {
        window?.dismiss(viewController)
    }

    /// Returns the lines below the topmost view controller in a window that is too narrow for two
    /// view controllers; empty by default.
    ///
    /// - Parameter columns: The width of the window.
    func strip(columns: Int) -> [StyledLine] { [] }

    /// Removes the view controller from its window and wipes its hidden input.
    final func leaveWindow() {
        window = nil
        focus.wipeHidden()
        focus = ScreenFocus()
    }

    /// Begins work, during which input is queued.
    public final func beginWork() {
        works += 1
        window?.changed(self)
    }

    /// Ends work that `beginWork()` has begun.
    public final func endWork() {
        precondition(
            works > 0,
            "endWork() was called without beginWork(); call both equally often"
        )
        works -= 1
        window?.changed(self)
    }
}
