import LedgerInterface
import RIBs

/// Builds Confirm, which shows a movement without a signature and asks whether to go on.
final class ConfirmBuilder: Builder<any EmptyDependency> {
    func build(
        _ preview: MovementPreview,
        withListener listener: any ConfirmListener
    ) -> any ViewableRouting {
        let viewController = ConfirmViewController()
        let interactor = ConfirmInteractor(presenter: viewController, preview: preview)
        interactor.listener = listener
        viewController.listener = interactor
        return ViewableRouter<ConfirmInteractor, ConfirmViewController>(
            interactor: interactor,
            viewController: viewController
        )
    }
}
