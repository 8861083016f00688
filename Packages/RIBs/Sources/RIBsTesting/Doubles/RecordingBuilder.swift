import RIBs

/// A builder that gives what the test tells it to, and remembers for whom.
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
/// let builder = VerifyBuilderDouble("Verify") { RecordingViewableRouter("Verify") }
/// …
/// builder.listener?.verifyDidFinish(with: .verified)      // as the child would
/// ```
open class RecordingBuilder<Listener, Product>: Buildable, RecordingDouble {
    /// The name under which calls are written down.
    public let name: String

    /// Where calls are written down.
    public let log: CallLog

    /// How often it has built.
    public private(set) var buildCount = 0

    /// For whom it has built last; not held, so nil when that has gone.
    public var listener: Listener? { latestListener as? Listener }

    private weak var latestListener: AnyObject?
    private let make: @MainActor () -> Product

    /// Makes a builder.
    ///
    /// - Parameters:
    ///   - name: the name under which calls are written down.
    ///   - log: where; one of its own unless told.
    ///   - make: makes what it gives, at each build anew.
    public init(
        _ name: String = "builder",
        log: CallLog? = nil,
        make: @escaping @MainActor () -> Product
    ) {
        self.name = name
        self.log = log ?? CallLog()
        self.make = make
    }

    /// What the build method of the double answers with.
    ///
    /// - Parameters:
    ///   - listener: for whom is built; not held.
    ///   - call: what to write down; the build method's own name unless told.
    /// - Returns: what `make` has made.
    public func product(for listener: Listener, call: String = #function) -> Product {
        record(call)
        buildCount += 1
        latestListener = listener as AnyObject
        return make()
    }
}
