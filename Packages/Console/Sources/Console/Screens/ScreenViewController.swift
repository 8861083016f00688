import RIBs
import Synchronization

/// A view controller whose view is a `Screen`: what the routers of RIBs show, and what tells its
/// listener what the person did.
///
/// ```swift
/// final class PutViewController: ScreenViewController, PutPresentable {
///     weak var listener: (any PutPresentableListener)?
///
///     func show(balance: String) {
///         screen = Screen(
///             "Put", blocks: [.text(balance)], prompt: Prompt("Amount"), actions: [.back()])
///     }
///
///     override func submitted(_ text: String) { listener?.put(text) }
///     override func pressed(_ action: ScreenAction.ID) { listener?.leave() }
/// }
/// ```
@MainActor
open class ScreenViewController: PresentingViewControllable, ScreenPresentable {
    /// What is shown. A new value is drawn at once when this is on top.
    public final var screen: Screen {
        didSet {
            if screen != oldValue { window?.changed(self) }
        }
    }

    /// Where it is shown; nil while it is not.
    public internal(set) final weak var window: Window?

    /// Whether it stands in a window; the leak detector asks when its RIB is gone.
    public final var isShown: Bool { window != nil }

    /// Where the person is on it.
    final var focus = ScreenFocus()

    /// Its tables, as they were drawn last.
    final let tables = DrawnTables()

    /// Its place among the window's screens, from the bottom; without meaning outside of a window.
    final var level = 0

    private var works = 0

    private nonisolated static let living = Atomic(0)

    /// How many view controllers there are in the process at this moment, shown or not: for tests
    /// that none is left over. Those of tests that run meanwhile count too.
    public nonisolated static var liveCount: Int { living.load(ordering: .relaxed) }

    /// Whether its RIB is at work, and input has to wait.
    public final var isWorking: Bool { works > 0 }

    /// Makes a view controller that is shown nowhere yet.
    ///
    /// - Parameter screen: what is shown before anything else is said.
    public init(screen: Screen = Screen("")) {
        self.screen = screen
        Self.living.add(1, ordering: .relaxed)
    }

    deinit {
        Self.living.subtract(1, ordering: .relaxed)
    }

    /// The person has chosen one of the screen's actions. The default does nothing.
    ///
    /// - Parameter action: the id of an action that the screen has at this moment.
    open func pressed(_ action: ScreenAction.ID) {}

    /// The person has filled the field. The default does nothing.
    ///
    /// - Parameter text: what was typed; may be empty.
    open func submitted(_ text: String) {}

    /// The person has filled a hidden field. The default does nothing.
    ///
    /// - Parameter secret: what was typed; may be empty.
    open func entered(_ secret: Secret) {}

    /// Shows another screen above everything in this one's window.
    ///
    /// - Parameter viewController: the view of a child; a `ScreenViewController` that is shown
    ///   nowhere.
    public final func present(_ viewController: any ViewControllable) {
        window?.present(viewController)
    }

    /// Takes a screen away, and whatever stands above it.
    ///
    /// - Parameter viewController: what was presented; nothing happens when it is shown no more.
    public final func dismiss(_ viewController: any ViewControllable) {
        window?.dismiss(viewController)
    }

    /// It is shown no more; what was typed and not handed over is gone.
    final func leaveWindow() {
        window = nil
        focus.wipeHidden()
        focus = ScreenFocus()
    }

    public final func beginWork() {
        works += 1
        window?.changed(self)
    }

    public final func endWork() {
        precondition(works > 0, "endWork() without beginWork(): call it once for each")
        works -= 1
        window?.changed(self)
    }
}
