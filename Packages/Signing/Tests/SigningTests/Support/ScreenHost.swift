import Console
import ConsoleTesting
import RIBs
import RIBsTesting
import Testing

/// A window with a root in it, and room for one RIB above: what shows a RIB in tests as its parent would.
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

    /// Whether nothing is shown above the root.
    var isBelow: Bool { window.top?.screen.title == "Below" && root.children.isEmpty }

    func attach(_ child: any ViewableRouting) async {
        self.child = child
        root.attachChild(child)
        root.viewController.present(child.viewControllable)
        await window.settled()
    }

    func detach() {
        guard let child else { return }
        self.child = nil
        root.viewController.dismiss(child.viewControllable)
        root.detachChild(child)
    }
}

/// Whether an object is there; does not keep it there.
@MainActor
struct Watched {
    private weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }

    /// Whether it goes away, within five seconds.
    func isReleased() async -> Bool {
        for _ in 0..<500 where object != nil {
            try? await Task.sleep(for: .milliseconds(10))
        }
        return object == nil
    }
}
