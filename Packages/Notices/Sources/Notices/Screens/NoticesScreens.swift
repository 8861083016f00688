import BankConsole
import Console
import DependencyContainer
import SigningInterface

/// The dependencies of the screens of notices, within the time that a customer is signed in.
struct NoticesScreens: Sendable {
    /// The number of notices that a screen shows.
    static let limit = 50

    let signedInSession: any SignedInSession
    let service: NoticesService

    /// Loads the Home panel with the number of unread notices; no panel if all are read.
    @MainActor
    func homeContent() async throws -> HomeContent {
        let unread = try await service.notices(
            of: signedInSession.customer,
            onlyUnread: true,
            limit: Self.limit
        ).notices
        guard let newest = unread.first else { return HomeContent() }
        let count = unread.count < Self.limit ? "\(unread.count)" : "\(Self.limit) or more"
        return HomeContent(
            panels: [Panel("Notices", blocks: [.fields([Field("\(count) new", newest.text)])])]
        )
    }
}

/// The dependencies of the screens.
let noticesScreensInject = MainInjectID<NoticesScreens>("NoticesScreens")
