import RIBs

/// An interactor without business, for tests of what is around one: it writes down its life, and can
/// be told to do something in it.
///
/// To stand in for the interactor of a router under test, conform a subclass to its protocol:
///
/// ```swift
/// final class CardInteractorDouble: RecordingInteractor, CardInteractable {
///     func accountDidClose() { record() }      // what the children of the router tell
/// }
/// ```
open class RecordingInteractor: Interactor, RecordingDouble {
    /// The name under which calls are written down.
    public let name: String

    /// Where calls are written down.
    public let log: CallLog

    /// Runs when the interactor has become active and has written that down.
    public var onBecomingActive: @MainActor () -> Void = {}

    /// Runs when the interactor is about to resign and has written that down.
    public var onResigning: @MainActor () -> Void = {}

    /// Makes an interactor that is not active yet.
    ///
    /// - Parameters:
    ///   - name: the name under which calls are written down.
    ///   - log: where; one of its own unless told.
    public init(_ name: String = "interactor", log: CallLog? = nil) {
        self.name = name
        self.log = log ?? CallLog()
    }

    open override func didBecomeActive() {
        record()
        onBecomingActive()
    }

    open override func willResignActive() {
        record()
        onResigning()
    }
}
