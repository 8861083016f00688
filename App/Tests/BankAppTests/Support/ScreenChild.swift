import Console
import RIBs
import RIBsTesting

/// A RIB that shows its name and nothing more: what others attach in the tests of App.
@MainActor
func screenChild(
    _ name: String,
    interactor: (any Interactable)? = nil,
    log: CallLog
) -> RecordingViewableRouter {
    RecordingViewableRouter(
        name,
        interactor: interactor,
        viewController: ScreenViewController(screen: Screen(name)),
        log: log
    )
}
