import RIBs

/// A stack of view controllers, of which the topmost is visible and gets the input.
///
/// A program creates one window, launches its root RIB from it, and runs a session:
///
/// ```swift
/// let window = Window()
/// root.launch(from: window)
/// let end = try await ScreenSession.run(window: window, terminal: terminal)
/// ```
///
/// Presenting and dismissing take constant time, regardless of the depth of the stack.
@MainActor
public final class Window: LaunchWindow {
    private var screens: [ScreenViewController] = []
    private let typeAhead = TypeAhead()
    private var isDeliveryDue = false
    private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    private var nextWaiter = 0

    /// The closure called after the visible content has changed.
    var onChange: (() -> Void)?

    /// A Boolean value that indicates whether the user has ended the input and all of it has been
    /// handled.
    private(set) var hasInputEnded = false

    /// The number of calls of `settled` that are waiting.
    var waiterCount: Int { waiters.count }

    /// Creates an empty window.
    public init() {}

    /// The visible view controller; nil for an empty window.
    public var top: ScreenViewController? { screens.last }

    /// The number of view controllers in the stack.
    public var depth: Int { screens.count }

    // MARK: Showing

    /// Replaces the stack with the view of a root RIB.
    ///
    /// - Parameter root: A `ScreenViewController`. Any other view leaves the window empty.
    public func show(root: any ViewControllable) {
        removeScreens(from: 0)
        present(root)
        topChanged()
    }

    /// Presents a view on top of the stack.
    ///
    /// - Parameter viewController: A `ScreenViewController` that is not shown. Any other view is
    ///   ignored.
    func present(_ viewController: any ViewControllable) {
        guard let screen = viewController as? ScreenViewController, screen.window == nil else {
            return
        }
        screen.window = self
        screen.level = screens.count
        screens.append(screen)
        topChanged()
    }

    /// Removes a view and those above it.
    func dismiss(_ viewController: any ViewControllable) {
        guard let screen = viewController as? ScreenViewController, screen.window === self else {
            return
        }
        removeScreens(from: screen.level)
        topChanged()
    }

    /// Responds to new content, or to the beginning or end of work.
    func changed(_ screen: ScreenViewController) {
        if screen === top { topChanged() }
    }

    /// Renders the visible view controller with the current focus.
    ///
    /// - Parameter size: The size of the window.
    /// - Returns: The frame.
    public func frame(_ size: FrameSize) -> Frame {
        guard let top else { return Frame(lines: []) }
        top.focus.adopt(top.screen)
        let drawn = FrameRenderer(size: size, tables: top.tables)
            .render(top.screen, focus: top.focus, isWorking: top.isWorking)
        top.focus.scrolling = drawn.scrolling
        return drawn.frame
    }

    private func removeScreens(from level: Int) {
        while screens.count > level, let last = screens.popLast() { last.leaveWindow() }
    }

    private func topChanged() {
        if top == nil { typeAhead.clear() }
        onChange?()
        guard !isWorking else { return }
        if typeAhead.isEmpty {
            releaseWaiters()
        } else {
            scheduleDelivery()
        }
    }

    // MARK: Input

    /// Accepts input, including after a previous end of input.
    func beginInput() {
        typeAhead.begin()
        hasInputEnded = false
    }

    /// Handles a key on the visible screen, or queues it while the screen works.
    ///
    /// - Parameter key: The key.
    public func handle(_ key: Key) {
        receive(.key(key))
    }

    /// Handles input at once, or queues it behind earlier input.
    func receive(_ input: WindowInput) {
        guard isSettled else { return typeAhead.append(input) }
        deliver(input)
    }

    private var isWorking: Bool { top?.isWorking == true }

    private var isSettled: Bool { !isWorking && typeAhead.isEmpty }

    /// Delivers later, because work can end inside a callback of a screen.
    private func scheduleDelivery() {
        guard !isDeliveryDue else { return }
        isDeliveryDue = true
        Task { [weak self] in self?.deliverTypeAhead() }
    }

    private func deliverTypeAhead() {
        isDeliveryDue = false
        while !isWorking, let input = typeAhead.next() { deliver(input) }
        if isSettled { releaseWaiters() }
    }

    private func deliver(_ input: WindowInput) {
        guard let top, !hasInputEnded else { return }
        switch input {
        case .key(let key):
            let outcome = top.focus.handle(key, on: top.screen)
            onChange?()
            deliver(outcome, to: top)
        case .pressed(let id): deliver(.press(id), to: top)
        case .submitted(let text): deliver(.submit(text), to: top)
        case .entered(let secret): deliver(.enter(secret), to: top)
        case .end: deliver(.endOfInput, to: top)
        }
    }

    /// Passes an effect to a screen that still offers it.
    private func deliver(_ outcome: FocusOutcome, to top: ScreenViewController) {
        switch outcome {
        case .nothing: break
        case .press(let id):
            if top.screen.actions.contains(where: { $0.id == id }) { top.pressed(id) }
        case .submit(let text):
            if top.screen.prompt?.kind == .text { top.submitted(text) }
        case .enter(let secret):
            if case .secret = top.screen.prompt?.kind { top.entered(secret) }
        case .endOfInput:
            hasInputEnded = true
            typeAhead.clear()
            onChange?()
        }
    }

    // MARK: Waiting

    /// Waits until the visible screen is idle and all input has been handled.
    ///
    /// It returns at once if the task is canceled.
    public func settled() async {
        while !isSettled, !Task.isCancelled {
            let waiter = nextWaiter
            nextWaiter += 1
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if Task.isCancelled {
                        continuation.resume()
                    } else {
                        waiters[waiter] = continuation
                    }
                }
            } onCancel: {
                Task { @MainActor [weak self] in
                    self?.waiters.removeValue(forKey: waiter)?.resume()
                }
            }
        }
    }

    private func releaseWaiters() {
        guard !waiters.isEmpty else { return }
        let released = waiters.sorted { $0.key < $1.key }
        waiters = [:]
        for waiter in released { waiter.value.resume() }
    }
}
