import Bookkeeping
public import RIBs

/// A router that can show a question, such as Confirm or Verify, above the screen of its RIB.
@MainActor
public protocol QuestionRouting: Routing {
    /// Attaches a RIB that asks the customer something, and shows it.
    ///
    /// - Parameter child: A router without a parent.
    /// - Throws: `BankError` `screen.asking` when a question is shown already.
    func presentQuestion(_ child: any ViewableRouting) throws

    /// Dismisses and detaches a question.
    ///
    /// - Parameter child: The question. Nothing happens if it is not shown, so that the end of an
    ///   old request never closes the question of a new one.
    func dismissQuestion(_ child: any ViewableRouting)
}

/// The methods that a ``ScreenInteractor`` calls on its router.
@MainActor
public protocol ScreenRouting: PresentingRouting, QuestionRouting {
    /// Presents a child in place of the one presented before.
    ///
    /// - Parameter child: A router without a parent.
    func presentChild(_ child: any ViewableRouting)
}

/// The router of a ``ScreenInteractor``.
///
/// It presents one child at a time, and one question above it. The program can launch it.
public final class ScreenRouter: PresentingRouter<ScreenInteractor, Void>, ScreenRouting,
    LaunchRouting
{
    private var question: (any ViewableRouting)?

    /// Creates a router without a parent, and connects it to its interactor.
    ///
    /// - Parameter interactor: The interactor, with its view.
    public init(_ interactor: ScreenInteractor) {
        super.init(interactor: interactor, viewController: interactor.presenter, builders: ())
    }

    /// Shows the screen as the first one in the window, then activates the RIB, then loads it.
    public func launch(from window: any LaunchWindow) {
        window.show(root: viewControllable)
        interactable.activate()
        load()
    }

    /// Sets the listener of the interactor and returns the router, for a RIB that another feature
    /// opens.
    public func reporting(to listener: any ChildListener) -> ScreenRouter {
        interactor.listener = listener
        return self
    }

    /// Attaches and shows a RIB that asks the customer something; throws if a question is shown.
    public func presentQuestion(_ child: any ViewableRouting) throws {
        guard question == nil else { throw BankError.isAsking }
        question = child
        attachChild(child, shownBy: viewController)
    }

    /// Dismisses and detaches the question, if it is shown.
    public func dismissQuestion(_ child: any ViewableRouting) {
        guard question === child else { return }
        question = nil
        detachChild(child, shownBy: viewController)
    }
}
