import BankConsole
import Bookkeeping
import Console
import LedgerInterface
import RIBs
import SigningInterface

/// Builds the list of the kinds of notices.
final class NoticeKindsBuilder: Builder<NoticesScreens> {
    func build(withListener listener: any ChildListener) -> any ViewableRouting {
        ScreenRouter(NoticeKindsInteractor(dependency, listener: listener))
    }
}

/// Mutes and unmutes kinds of notices.
final class NoticeKindsInteractor: ListInteractor<NoticeKindsInteractor.Item> {
    /// A kind, and whether its notices are muted.
    struct Item: Sendable {
        let kind: CustomerNotice.Kind
        let isMuted: Bool
    }

    private let screens: NoticesScreens

    init(_ screens: NoticesScreens, listener: any ChildListener) {
        self.screens = screens
        super.init("Kinds of notices", ifEmpty: "", listener: listener) {
            ScreenAction(
                ScreenAction.ID($0.kind.rawValue),
                $0.kind.title,
                detail: $0.isMuted ? "muted" : "shown"
            )
        }
    }

    override func loadItems() async throws -> [Item] {
        let customer = screens.signedInSession.customer
        let settings = try await screens.service.settings(of: customer)?.value
        return CustomerNotice.Kind.allCases.map {
            Item(kind: $0, isMuted: settings?.isMuted($0) ?? false)
        }
    }

    override func open(_ item: Item) {
        carryOut { [screens] in
            let outcome = try await screens.service.set(
                item.kind,
                item.isMuted ? .heard : .muted,
                for: screens.signedInSession.customer,
                RequestOptions { _ in }
            )
            return .done("\(item.kind.title): \(item.isMuted ? "shown" : "muted")", outcome)
        }
    }
}
