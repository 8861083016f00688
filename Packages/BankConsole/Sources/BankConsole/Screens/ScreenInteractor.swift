import Bookkeeping
import Console
import RIBs
import SigningInterface

/// A RIB that has opened a child, as the child sees it.
@MainActor
public protocol ChildListener: AnyObject {
    /// Detaches the child, which has finished.
    ///
    /// - Parameter notice: The outcome to show; nil if the child was left without one.
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
/// ``ListInteractor`` and ``FormInteractor`` are the two shapes that most screens have.
@MainActor
open class ScreenInteractor: PresentableInteractor<InteractiveViewController>, RoutedInteractable,
    ChildListener
{
    /// The router of every screen.
    public typealias RoutingType = any ScreenRouting

    /// The RIB that opened this one; held weakly.
    public final weak var listener: (any ChildListener)?

    /// The outcome of the customer's last request, shown above the content.
    public final var notice: Notice?

    /// Creates an interactor with its view.
    ///
    /// - Parameter listener: The RIB that opened this one; held weakly. Nil for a RIB whose listener
    ///   has another protocol; it overrides ``leave()``.
    public init(listener: (any ChildListener)? = nil) {
        self.listener = listener
        super.init(presenter: InteractiveViewController())
        presenter.interactor = self
    }

    // MARK: For subclasses

    /// Loads the content.
    ///
    /// The default has none.
    open func load() async throws {}

    /// The screen for the content that is loaded, without the notice.
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
    /// The default reports to the listener.
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

    /// The screen, with what a shape of RIB adds to it.
    var decoratedScreen: Screen { screen }

    /// Handles the action for going back.
    func goBack() { leave() }

    /// Loads the content again and shows it.
    public final func reload() {
        work { [weak self] in await self?.refresh() }
    }

    /// Carries out a request while the screen takes no input; shows its outcome and the new content.
    ///
    /// When what the customer confirmed has changed meanwhile, the request asks again.
    ///
    /// - Parameter request: Returns the notice to show. The notice for an error is made here.
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

    /// Presents a child in place of the one presented before; shows an error in making it.
    ///
    /// - Parameter child: Makes the child's router.
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

    /// Returns a signer for one request, which has the customer sign above the screen.
    ///
    /// - Parameter verify: Verify, from Signing.
    public final func signer(_ verify: any VerifyInject) -> ScreenSigner {
        ScreenSigner(router: router, interactor: self, verify: verify.router)
    }

    /// A confirmer for one request, which asks the customer above the screen.
    public final func confirmer() -> ScreenConfirmer {
        ScreenConfirmer(router: router, interactor: self)
    }

    /// Runs work that must be awaited while the screen takes no input.
    final func work(_ body: @escaping @MainActor () async -> Void) {
        work(on: presenter, body)
    }

    /// The state in which the results of the running task may still be shown.
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
}
