/// A link to a router that does not hold it.
///
/// Unsafe, and sound for a router's links to its parent and to the siblings before it and the child
/// at its end: they are read and written on the main actor only, and whoever a link leads to clears
/// it when it is unlinked, at the latest in its deinit, which is on the main actor too. Neither
/// `weak` nor `unowned` would do: a router that was dropped by another thread and waits for its
/// deinit is still its children's parent.
@MainActor
struct NodeLink {
    private let target: Unmanaged<RouterNode>?

    static let none = NodeLink()

    private init() { target = nil }

    init(_ node: RouterNode) { target = .passUnretained(node) }

    var isNone: Bool { target == nil }

    var node: RouterNode? { target?.takeUnretainedValue() }

    func leads(to node: RouterNode) -> Bool {
        target?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }
}
