public import RIBs

/// A builder that returns the product of a closure and remembers the listener.
///
/// ```swift
/// final class VerifyBuilderDouble:
///     RecordingBuilder<any VerifyListener, any ViewableRouting>, VerifyBuildable
/// {
///     func build(withListener listener: any VerifyListener) -> any ViewableRouting {
///         product(for: listener)
///     }
/// }
///
/// let builder = VerifyBuilderDouble("Verify builder", log: log) {
///     RecordingViewableRouter("Verify", log: log)
/// }
/// …
/// builder.listener?.verifyDidFinish()  // as the child would
/// ```
open class RecordingBuilder<Listener, Product>: Buildable, RecordingDouble {
    /// The name under which calls are recorded.
    public let name: String

    /// The log of the calls.
    public let log: CallLog

    /// The number of calls of the build method.
    public private(set) var buildCount = 0

    /// The listener that the last call of the build method received, held weakly.
    public var listener: Listener? { latestListener as? Listener }

    private weak var latestListener: AnyObject?
    private let make: @MainActor () -> Product

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - name: The name under which calls are recorded.
    ///   - log: The log of the calls; a new one by default.
    ///   - make: Creates the product for each call of the build method.
    public init(
        _ name: String = "builder",
        log: CallLog? = nil,
        make: @escaping @MainActor () -> Product
    ) {
        self.name = name
        self.log = log ?? CallLog()
        self.make = make
    }

    /// Creates the product that the double's build method returns.
    ///
    /// - Parameters:
    ///   - listener: The listener that was passed to the build method; held weakly.
    ///   - call: The text to record; the build method's name by default.
    /// - Returns: A new product.
    public func product(for listener: Listener, call: String = #function) -> Product {
        record(call)
        buildCount += 1
        latestListener = listener as AnyObject
        return make()
    }
}
