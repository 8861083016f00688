import RIBs
import Signing
import SigningInterface

/// Tells the RIB that asks how Verify has ended.
///
/// Verify holds its listener weakly. This one is the interactor of ``VerifyRouterAdapter``, so it lives
/// exactly as long as that is attached or held, and with it.
final class VerifyListenerAdapter: Interactor, VerifyListener {
    private weak var listener: (any DIVerifyListener)?

    init(listener: any DIVerifyListener) {
        self.listener = listener
    }

    func verifyDidFinish(with result: VerifyResult) {
        listener?.verifyDidFinish(with: DIVerifyResult(result))
    }
}

extension DIVerifyResult {
    fileprivate init(_ result: VerifyResult) {
        self =
            switch result {
            case .signed(let parameters): .signed(parameters)
            case .cancelled: .cancelled
            case .refused(let error): .refused(error)
            }
    }
}
