import Console
import RIBs

/// The view of a child that stands within the screen of its parent, and not above it.
@MainActor
protocol ScreenPart: ViewControllable {
    /// What it shows.
    var blocks: [ScreenBlock] { get }

    /// Called when it shows something else; set by the screen that it stands in.
    var changed: (@MainActor () -> Void)? { get set }
}
