import BankConsoleTesting
import Testing

/// A window with a root RIB, which presents one RIB at a time like a parent.
@MainActor
final class ScreenHost {
    let window = Window()
    private let root = LaunchRouter<Interactor, ScreenViewController>(
        interactor: Interactor(),
        viewController: ScreenViewController(screen: Screen("Below"))
    )
    private let detached: DetachedRIBs
    private var child: (any ViewableRouting)?

    init() {
        DetachmentWatch.begin { Issue.record("\($0)") }
        detached = DetachedRIBs(below: root)
        root.launch(from: window)
    }

    var person: ScreenUser { ScreenUser(at: window) }

    /// Indicates whether no RIB is presented.
    var isBelow: Bool { window.top?.screen.title == "Below" && root.children.isEmpty }

    /// Chooses an action by its label, and expects what was detached to be released.
    func press(_ label: String) async throws {
        try await person.press(label)
        try await detached.waitUntilReleased()
    }

    /// Fills the field, and each that follows, and expects what was detached to be released.
    func type(_ texts: String...) async throws {
        for text in texts {
            try await person.type(text)
            try await detached.waitUntilReleased()
        }
    }

    func attach(_ child: any ViewableRouting) async {
        self.child = child
        root.attachChild(child, shownBy: root.viewController)
        await window.settled()
    }

    func detach() {
        guard let child else { return }
        self.child = nil
        root.detachChild(child, shownBy: root.viewController)
    }
}
