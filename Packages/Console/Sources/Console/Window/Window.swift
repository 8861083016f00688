import RIBs

/// The screens that are shown, one above the other: only the top one is seen, and gets the input.
@MainActor
public final class Window: LaunchWindow {
    private var screens: [ScreenViewController] = []
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Called when what is seen has changed, and should be drawn anew.
    var onChange: (() -> Void)?

    /// Makes a window that shows nothing.
    public init() {}

    /// What is seen; nil when nothing is shown.
    public var top: ScreenViewController? { screens.last }

    /// How many screens stand above each other.
    public var depth: Int { screens.count }

    /// Shows the view of a root, and nothing else.
    ///
    /// - Parameter root: a `ScreenViewController`; a view of another kind shows nothing.
    public func show(root: any ViewControllable) {
        while let last = screens.popLast() { last.window = nil }
        present(root)
    }

    /// Shows a view above all others.
    ///
    /// - Parameter viewController: a `ScreenViewController` that is shown nowhere; a view of another kind
    ///   is not shown.
    func present(_ viewController: any ViewControllable) {
        guard let screen = viewController as? ScreenViewController, screen.window == nil else {
            return
        }
        screen.window = self
        screen.level = screens.count
        screens.append(screen)
        topChanged()
    }

    /// Takes a view away, and whatever stands above it.
    func dismiss(_ viewController: any ViewControllable) {
        guard let screen = viewController as? ScreenViewController, screen.window === self else {
            return
        }
        while screens.count > screen.level, let last = screens.popLast() { last.window = nil }
        topChanged()
    }

    /// A screen has something else to show, or has begun or ended work.
    func changed(_ screen: ScreenViewController) {
        if screen === top { topChanged() }
    }

    /// Waits until what is on top is not at work, so that input means what the person sees.
    public func settled() async {
        while top?.isWorking == true {
            await withCheckedContinuation { waiters.append($0) }
        }
    }

    private func topChanged() {
        onChange?()
        guard top?.isWorking != true else { return }
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }
}
