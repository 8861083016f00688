import BankConsoleTesting

/// Returns the router of a child RIB, whose screen shows only its name.
@MainActor
func recordingChild(
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
