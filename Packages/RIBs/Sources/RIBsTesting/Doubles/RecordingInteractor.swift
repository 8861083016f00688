public import RIBs

/// An interactor without business logic that records its activation and runs hooks.
///
/// To replace the interactor of a router under test, conform a subclass to its protocol:
///
/// ```swift
/// final class PaymentInteractorDouble: RecordingInteractor, PaymentInteractable {
///     func verifyDidFinish() { record() }  // called by the router's children
/// }
/// ```
open class RecordingInteractor: Interactor, RecordingDouble {
    /// The name under which calls are recorded.
    public let name: String

    /// The log of the calls.
    public let log: CallLog

    /// A hook that runs after the activation has been recorded.
    public var onBecomingActive: @MainActor () -> Void = {}

    /// A hook that runs after the resignation has been recorded.
    public var onResigning: @MainActor () -> Void = {}

    /// Creates an inactive interactor.
    ///
    /// - Parameters:
    ///   - name: The name under which calls are recorded.
    ///   - log: The log of the calls; a new one by default.
    public init(_ name: String = "interactor", log: CallLog? = nil) {
        self.name = name
        self.log = log ?? CallLog()
    }

    /// Records the activation and runs `onBecomingActive`.
    open override func didBecomeActive() {
        record()
        onBecomingActive()
    }

    /// Records the resignation and runs `onResigning`.
    open override func willResignActive() {
        record()
        onResigning()
    }
}
