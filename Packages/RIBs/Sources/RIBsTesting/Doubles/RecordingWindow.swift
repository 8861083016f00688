import RIBs

/// A window for tests of a launch: remembers the view that it was given.
public final class RecordingWindow: LaunchWindow, RecordingDouble {
    /// The name under which calls are written down.
    public let name: String

    /// Where calls are written down.
    public let log: CallLog

    /// The view of the root RIB, once it was launched.
    public private(set) var root: (any ViewControllable)?

    /// Makes an empty window.
    ///
    /// - Parameters:
    ///   - name: the name under which calls are written down.
    ///   - log: where; one of its own unless told.
    public init(_ name: String = "window", log: CallLog? = nil) {
        self.name = name
        self.log = log ?? CallLog()
    }

    public func show(root view: any ViewControllable) {
        record()
        root = view
    }
}
