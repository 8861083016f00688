import LedgerInterface
import RIBs

/// The RIB that asked the customer to confirm.
@MainActor
public protocol ConfirmListener: AnyObject {
    /// Detaches Confirm at once, because the customer has answered.
    func confirmDidFinish(agreed: Bool)
}

@MainActor
protocol ConfirmPresentable: Presentable {
    func show(_ preview: MovementPreview)
}

/// Asks the customer whether a movement is to be made.
final class ConfirmInteractor: PresentableInteractor<any ConfirmPresentable> {
    weak var listener: (any ConfirmListener)?
    private let preview: MovementPreview

    init(presenter: any ConfirmPresentable, preview: MovementPreview) {
        self.preview = preview
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        presenter.show(preview)
    }
}

extension ConfirmInteractor: ConfirmPresentableListener {
    func answer(_ agreed: Bool) {
        listener?.confirmDidFinish(agreed: agreed)
    }
}
