import Console
import ConsoleTesting
import RIBs
import RIBsTesting
import Testing

/// A window with a root RIB, which presents one RIB at a time like a parent.
@MainActor
final class ScreenHost {
    let window = Window()
    private let root = LaunchRouter<Interactor, ScreenViewController>(
        interactor: Interactor(),
        viewController: ScreenViewController(screen: Screen("Below"))
    )
    private var child: (any ViewableRouting)?

    init() {
        DetachmentWatch.begin { Issue.record("\($0)") }
        root.launch(from: window)
    }

    var person: ScreenUser { ScreenUser(at: window) }

    /// Indicates whether no RIB is presented.
    var isBelow: Bool { window.top?.screen.title == "Below" && root.children.isEmpty }

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
