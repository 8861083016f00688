import Bookkeeping
public import Console
public import RIBs
public import SigningInterface

/// The interface through which a child reports to the RIB that opened it.
@MainActor
public protocol ChildListener: AnyObject {
    /// Detaches the child, which has finished.
    ///
    /// - Parameter notice: The outcome to show; nil if there is no outcome.
    func childDidFinish(_ notice: Notice?)
}

/// The interactor of a RIB that loads its content, shows it as a screen, and opens children.
///
/// A subclass loads its content into properties and describes the screen. The base class waits for
/// the content, shows errors as notices, ignores results that arrive after deactivation, and loads
/// again when a child has finished.
///
/// ```swift
/// final class ShowPaymentInteractor: ScreenInteractor {
///     …
///     override func load() async throws {
///         payment = try await service.findPayment(payment.name).value
///     }
///
///     override var screen: Screen {
///         Screen(
///             "Payment to \(payment.merchant)",
///             headline: Headline("Authorized", payment.authorized.description),
///             blocks: [.fields(payment.fields)] + payment.advice,
///             actions: [.back()]
///         )
///     }
/// }
/// ```
///
/// Most screens use its subclass ``ListInteractor`` or ``FormInteractor``.
@MainActor
open class ScreenInteractor: PresentableInteractor<InteractiveViewController>, RoutedInteractable,
    ChildListener
{
    /// The type of the router, which is the same for every screen.
    public typealias RoutingType = any ScreenRouting

    /// The RIB that opened this one; held weakly.
    public final weak var listener: (any ChildListener)?

    /// The outcome of the customer's last request, shown above the content.
    public final var notice: Notice?

    /// Creates an interactor with its view.
    ///
    /// - Parameter listener: The RIB that opened this one; held weakly. Nil if that RIB is
    ///   not a `ChildListener`: the subclass then overrides ``leave()``.
    public init(listener: (any ChildListener)? = nil) {
        self.listener = listener
        super.init(presenter: InteractiveViewController())
        presenter.interactor = self
    }

    // MARK: For subclasses

    /// Loads the content that the screen shows.
    ///
    /// The default does nothing.
    open func load() async throws {}

    /// The screen for the loaded content, without the notice.
    ///
    /// The default is empty.
    open var screen: Screen { Screen("") }

    /// Handles a chosen action other than going back.
    ///
    /// The default does nothing.
    ///
    /// - Parameter action: The id of one of the screen's actions.
    open func choose(_ action: ScreenAction.ID) {}

    /// Handles typed text.
    ///
    /// The default does nothing.
    ///
    /// - Parameter text: The text; may be empty.
    open func submit(_ text: String) {}

    /// Handles an entered secret, such as a password.
    ///
    /// The default does nothing.
    ///
    /// - Parameter secret: The secret; may be empty.
    open func enter(_ secret: Secret) {}

    /// Leaves the RIB.
    ///
    /// The default calls `childDidFinish` of the listener, without a notice.
    open func leave() {
        listener?.childDidFinish(nil)
    }

    /// Runs after the content was loaded and shown.
    ///
    /// The default does nothing.
    open func didReload() {}

    // MARK: What the base class does

    open override func didBecomeActive() {
        show()
        reload()
    }

    /// Draws the screen with the notice.
    public final func show() {
        var screen = decoratedScreen
        screen.notice = notice
        presenter.screen = screen
    }

    /// The screen to draw: by default `screen`; in a form, `screen` with the text typed before.
    var decoratedScreen: Screen { screen }

    /// Handles the action for going back.
    func goBack() { leave() }

    /// Loads the content again and shows it.
    public final func reload() {
        work { [weak self] in await self?.refresh() }
    }

    /// Carries out a request while the screen takes no input, then shows the outcome and the new
    /// content.
    ///
    /// If the facts change after the customer has confirmed them (`draft.changed`), the request
    /// runs again and asks the customer again.
    ///
    /// - Parameter request: Carries out the request, and returns the notice to show. A thrown error
    ///   becomes the notice.
    public final func carryOut(_ request: @escaping @MainActor () async throws -> Notice?) {
        notice = nil
        work { [weak self] in
            let outcome: Notice?
            do {
                outcome = try await Self.askingAgain(request)
            } catch {
                outcome = .problem(error)
            }
            guard let self, isLive else { return }
            notice = outcome
            await refresh()
        }
    }

    private static func askingAgain(
        _ request: @MainActor () async throws -> Notice?
    ) async throws -> Notice? {
        while true {
            do {
                return try await request()
            } catch let error as BankError where error.code == "draft.changed" {
                try Task.checkCancellation()
            }
        }
    }

    /// Presents a child in place of the current child; shows the error if the new child cannot be
    /// created.
    ///
    /// - Parameter child: Creates the child's router.
    public final func present(_ child: @autoclosure () throws -> any ViewableRouting) {
        do {
            router?.presentChild(try child())
        } catch {
            notice = .problem(error)
            show()
        }
    }

    /// Detaches the presented child, and shows its outcome and the new content.
    public func childDidFinish(_ notice: Notice?) {
        router?.dismissChild()
        self.notice = notice
        reload()
    }

    /// Returns a signer for one request, which shows Verify above this screen.
    ///
    /// - Parameter verify: The service that creates Verify, the screen on which the customer signs.
    public final func signer(_ verify: any VerifyInject) -> ScreenSigner {
        ScreenSigner(router: router, interactor: self, verify: verify.router)
    }

    /// Returns a confirmer for one request, which shows Confirm above this screen.
    public final func confirmer() -> ScreenConfirmer {
        ScreenConfirmer(router: router, interactor: self)
    }

    /// Runs asynchronous work, during which the screen takes no input.
    final func work(_ body: @escaping @MainActor () async -> Void) {
        work(on: presenter, body)
    }

    /// Indicates whether the running task may still show its results.
    final var isLive: Bool { isActive && !Task.isCancelled }

    /// Loads the content and shows it, unless the RIB was deactivated meanwhile.
    final func refresh() async {
        do {
            try await load()
        } catch {
            notice = .problem(error)
        }
        guard isLive else { return }
        show()
        didReload()
    }
}

/// The view of a ``ScreenInteractor``.
public final class InteractiveViewController: ScreenViewController {
    weak var interactor: ScreenInteractor?

    public override func pressed(_ action: ScreenAction.ID) {
        if action == .back { interactor?.goBack() } else { interactor?.choose(action) }
    }

    public override func submitted(_ text: String) {
        interactor?.submit(text)
    }

    public override func entered(_ secret: Secret) {
        interactor?.enter(secret)
    }

    public override func reload() {
        interactor?.reload()
    }
}
