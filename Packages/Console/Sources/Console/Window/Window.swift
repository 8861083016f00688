public import RIBs
import Synchronization

/// A stack of view controllers, of which the topmost is visible and gets the input.
///
/// A program creates one window, launches its root RIB from it, and runs a session:
///
/// ```swift
/// let window = Window()
/// root.launch(from: window)
/// …
/// let end = try await ScreenSession.run(window: window, terminal: terminal)
/// ```
///
/// Presenting and dismissing take constant time, regardless of the depth of the stack.
@MainActor
public final class Window: LaunchWindow {
    private var screens: [ScreenViewController] = []
    /// ``cover``, and the questions above it.
    private var covers: [ScreenViewController] = []
    private let typeAhead = TypeAhead()
    private var isDeliveryDue = false
    private let waiters = Waiters()

    /// The closure called after the visible content has changed.
    var onChange: (() -> Void)?

    /// The closure that goes to the home screen, called for the key `g`; nil without a home screen.
    public var onHome: (@MainActor () -> Void)?

    /// The closure that assigns ``side``, called for the keys `m` and Ctrl-O; nil without a module
    /// map.
    ///
    /// While ``side`` is shown, the keys close ``side`` instead.
    public var onMap: (@MainActor () -> Void)?

    /// A second view controller, shown beside the topmost view controller; nil to show only the
    /// topmost view controller.
    ///
    /// In a window of fewer than 110 columns, three lines of it are below the topmost view
    /// controller. The topmost view controller gets the input in any case.
    ///
    /// ```swift
    /// window.onMap = { [weak window, map] in window?.side = map }
    /// ```
    public var side: ScreenViewController? {
        didSet {
            guard side !== oldValue else { return }
            oldValue?.leaveWindow()
            side?.window = self
            topChanged()
        }
    }

    /// A view controller that hides all others and gets the input, such as the question for a
    /// password; nil to show the stack.
    ///
    /// The stack can change behind it. Input that was typed ahead and hidden texts are discarded.
    public var cover: ScreenViewController? {
        get { covers.first }
        set {
            guard covers.first !== newValue else { return }
            covers.forEach { $0.leaveWindow() }
            covers = newValue.map { [$0] } ?? []
            newValue?.window = self
            screens.forEach { $0.focus.wipeHidden() }
            if !typeAhead.hasEnded { typeAhead.clear() }
            topChanged()
        }
    }

    /// The watch that notices when no key is pressed for some time; nil to watch nothing.
    ///
    /// Sessions in line mode do not watch, because they do not know when a key is pressed.
    public var idle: IdleWatch?

    private var typedNumber = TypedNumber()

    /// The parts of the visible screen that decide which action a key chooses, as last recorded.
    private var question: ScreenQuestion?

    /// A counter that increases when another screen appears or when keys choose other actions.
    ///
    /// A key that was typed before the last increase chooses no action.
    package private(set) var appearance = 0

    /// The value of `appearance` for the frame that the user sees, readable by the thread that
    /// reads keys.
    let seen = SeenAppearance()

    /// The value of `appearance` for the frame that the user sees; 0 before the first frame.
    package var seenAppearance: Int {
        get { seen.number.load(ordering: .acquiring) }
        set { seen.number.store(newValue, ordering: .releasing) }
    }

    /// A Boolean value that indicates whether the user has ended the input and all input has been
    /// handled.
    private(set) var hasInputEnded = false

    /// The number of calls of `settled` that are waiting.
    var waiterCount: Int { waiters.count }

    public init() {}

    /// The visible view controller; nil for an empty window.
    public var top: ScreenViewController? { covers.last ?? screens.last }

    /// The number of view controllers in the stack.
    public var depth: Int { screens.count }

    /// The titles of the last screens of the stack, from the bottom, with `…` in front if titles
    /// are omitted.
    ///
    /// Equal titles in a row appear once.
    public var path: [String] {
        let screens = covers.isEmpty ? screens : covers
        let omitted = screens.count > Self.maximumPath ? ["…"] : []
        return screens.suffix(Self.maximumPath).map(\.screen.title).reduce(into: omitted) {
            path,
            title in
            if path.last != title { path.append(title) }
        }
    }

    // MARK: Showing

    /// Replaces the stack with the view of a root RIB.
    ///
    /// - Parameter root: A `ScreenViewController`. Any other view leaves the window empty.
    public func show(root: any ViewControllable) {
        removeScreens(from: 0)
        present(root)
        topChanged()
    }

    /// Presents a view on top of the stack; removes an overlay first, if it is visible.
    ///
    /// - Parameter viewController: A `ScreenViewController` that is not shown. Any other view is
    ///   ignored.
    func present(_ viewController: any ViewControllable) {
        guard let screen = viewController as? ScreenViewController, screen.window == nil else {
            return
        }
        screen.window = self
        if screen is OverlayViewController, cover != nil {
            covers.append(screen)
        } else {
            if screens.last is OverlayViewController { screens.removeLast().leaveWindow() }
            screen.level = screens.count
            screens.append(screen)
        }
        topChanged()
    }

    /// Removes a view and all views above it.
    func dismiss(_ viewController: any ViewControllable) {
        guard let screen = viewController as? ScreenViewController, screen.window === self else {
            return
        }
        if let index = covers.firstIndex(where: { $0 === screen }) {
            guard index > 0 else { return cover = nil }
            covers.removeLast().leaveWindow()
        } else {
            removeScreens(from: screen.level)
        }
        topChanged()
    }

    /// Updates the window after the content of `screen` has changed or its work has begun or ended.
    ///
    /// The method does nothing if `screen` is not visible.
    func changed(_ screen: ScreenViewController) {
        if screen === top || screen === side { topChanged() }
    }

    /// The maximum number of titles in `path`.
    private static let maximumPath = 8

    private func removeScreens(from level: Int) {
        while screens.count > level, let last = screens.popLast() { last.leaveWindow() }
    }

    private func topChanged() {
        if screens.isEmpty {
            typeAhead.clear()
            side = nil
            cover = nil
        }
        noteQuestion()
        onChange?()
        guard !isWorking else { return }
        if typeAhead.isEmpty {
            waiters.release()
        } else {
            scheduleDelivery()
        }
    }

    private func noteQuestion() {
        let visible = top.map { ScreenQuestion(of: $0) }
        guard visible != question else { return }
        // Another question of the same screen has another list.
        if let top, question?.screen == visible?.screen { top.focus.filter = "" }
        question = visible
        appearance += 1
    }

    // MARK: Input

    /// Discards the queued input and accepts new input, even if the previous input has ended.
    func beginInput() {
        typeAhead.begin()
        hasInputEnded = false
    }

    /// Handles input immediately, or queues it if the screen works or earlier input is queued.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - appearance: The value of `appearance` when the user saw the screen; nil for the current
    ///     value.
    func receive(_ input: WindowInput, at appearance: Int? = nil) {
        let typed = TypedInput(input: input, appearance: appearance ?? self.appearance)
        guard isSettled else { return typeAhead.append(typed) }
        deliver(typed)
    }

    private var isWorking: Bool { top?.isWorking == true }

    var isSettled: Bool { !isWorking && typeAhead.isEmpty }

    /// Delivers the queued input in a later task, because work can end inside a callback of a
    /// screen.
    private func scheduleDelivery() {
        guard !isDeliveryDue else { return }
        isDeliveryDue = true
        Task { [weak self] in self?.deliverTypeAhead() }
    }

    private func deliverTypeAhead() {
        isDeliveryDue = false
        while !isWorking, let input = typeAhead.next() { deliver(input) }
        if isSettled { waiters.release() }
    }

    private func deliver(_ typed: TypedInput) {
        guard let top, !hasInputEnded else { return }
        switch typed.input {
        case .key(let key):
            noteQuestion()
            let screen = content(of: top)
            top.focus.adopt(screen)
            // What was typed ahead, or belongs to a number, may fill a field, but presses nothing.
            let isSeen = typed.appearance == appearance || top.focus.isEditing(key)
            guard isSeen, !typedNumber.swallows(key, on: screen) else {
                onChange?()
                return
            }
            let outcome = top.focus.handle(key, on: screen)
            onChange?()
            deliver(outcome, to: top)
        case .pressed(let id): deliver(.press(id), to: top)
        case .submitted(let text): deliver(.submit(text), to: top)
        case .entered(let secret): deliver(.enter(secret), to: top)
        case .end: deliver(.endOfInput, to: top)
        }
    }

    /// Passes the effect of an input to a screen, if the screen still has the action or the field.
    private func deliver(_ outcome: FocusOutcome, to shown: ScreenViewController) {
        switch outcome {
        case .nothing: break
        case .window(let key): handle(key)
        case .ask(let action):
            present(
                LeaveViewController(action) { [weak self, weak shown] in
                    if let shown { self?.deliver(.press(action.id), to: shown) }
                }
            )
        case .press(let id):
            if shown.screen.actions.contains(where: { $0.id == id }) { shown.pressed(id) }
        case .submit(let text):
            if shown.screen.prompt?.kind == .text { shown.submitted(text) }
        case .enter(let secret):
            if case .secret = shown.screen.prompt?.kind { shown.entered(secret) }
        case .endOfInput:
            hasInputEnded = true
            typeAhead.clear()
            onChange?()
        }
    }

    /// Waits until the visible screen is idle and all input has been handled.
    ///
    /// It returns at once if the task is canceled.
    public func settled() async {
        while !isSettled, !Task.isCancelled { await waiters.wait() }
    }
}
