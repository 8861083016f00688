import RIBs

/// The screens that are shown, one above the other: only the top one is seen, and gets the input.
///
/// A program makes one, launches its root RIB from it, and plays it at a terminal:
///
/// ```swift
/// let window = Window()
/// root.launch(from: window)
/// let end = try await ScreenSession.run(window: window, terminal: terminal)
/// ```
///
/// However many screens stand above each other, showing one more and taking it away costs the same.
@MainActor
public final class Window: LaunchWindow {
    private var screens: [ScreenViewController] = []
    private let typeAhead = TypeAhead()
    private var isDeliveryDue = false
    private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    private var nextWaiter = 0

    /// Called when what is seen has changed, and should be drawn anew.
    var onChange: (() -> Void)?

    /// Whether the person has ended the input, and everything before that has had its effect.
    private(set) var hasInputEnded = false

    /// Makes a window that shows nothing.
    public init() {}

    /// What is seen; nil when nothing is shown.
    public var top: ScreenViewController? { screens.last }

    /// How many screens stand above each other.
    public var depth: Int { screens.count }

    // MARK: Showing

    /// Shows the view of a root, and nothing else.
    ///
    /// - Parameter root: a `ScreenViewController`; a view of another kind shows nothing.
    public func show(root: any ViewControllable) {
        removeScreens(from: 0)
        present(root)
        topChanged()
    }

    /// Shows a view above all others.
    ///
    /// - Parameter viewController: a `ScreenViewController` that is shown nowhere; a view of
    ///   another kind is not shown.
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
        removeScreens(from: screen.level)
        topChanged()
    }

    /// A screen has something else to show, or has begun or ended work.
    func changed(_ screen: ScreenViewController) {
        if screen === top { topChanged() }
    }

    /// What is seen, drawn for a window of that size, with the focus where the person has put it.
    ///
    /// - Parameter size: the columns and rows there are.
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

    /// Takes input from a terminal, also after another one has ended it.
    func beginInput() {
        typeAhead.begin()
        hasInputEnded = false
    }

    /// Does what a key does on the screen that is seen. While that is at work, the key waits.
    ///
    /// - Parameter key: what was pressed.
    public func handle(_ key: Key) {
        receive(.key(key))
    }

    /// Does what the person does, at once or as soon as what was done before has had its effect.
    func receive(_ input: WindowInput) {
        guard isSettled else { return typeAhead.append(input) }
        deliver(input)
    }

    private var isWorking: Bool { top?.isWorking == true }

    private var isSettled: Bool { !isWorking && typeAhead.isEmpty }

    /// Later and not at once: work may end in the middle of what a screen is told.
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

    /// Tells a screen what was done, if that is something it offers.
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

    /// Waits until what is on top is not at work and everything the person did has had its effect,
    /// so that input means what the person sees. Returns at once when the task is cancelled.
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
