import BankConsole
import Bookkeeping
import Console
import LedgerInterface
import RIBs
import SigningInterface

/// Builds the list of notices.
final class NoticesListBuilder: Builder<NoticesScreens> {
    func build(withListener listener: any ChildListener) -> any ViewableRouting {
        ScreenRouter(NoticesListInteractor(dependency, listener: listener))
    }
}

/// Lists the newest notices and marks them as read, and mutes kinds of notices.
final class NoticesListInteractor: ListInteractor<NoticesListInteractor.Item> {
    /// A notice, and whether it was new when the list was opened.
    struct Item: Sendable {
        let notice: CustomerNotice
        let isNew: Bool
    }

    private let screens: NoticesScreens
    private var muted: [String] = []
    /// The keys of the notices to mark as new while the list is open.
    private var unread: Set<String> = []

    init(_ screens: NoticesScreens, listener: any ChildListener) {
        self.screens = screens
        super.init("Notices", ifEmpty: "There are no notices.", listener: listener) {
            ScreenAction(
                ScreenAction.ID($0.notice.key),
                $0.notice.text,
                detail: ($0.isNew ? "new " : "") + $0.notice.date.description
            )
        }
    }

    override func loadItems() async throws -> [Item] {
        let customer = screens.signedInSession.customer
        let list = try await screens.service.notices(of: customer, limit: NoticesScreens.limit)
        muted = list.settings.muted
        unread.formUnion(list.unread)
        do {
            _ = try await screens.service.markRead(list, of: customer, RequestOptions { _ in })
        } catch {
            // The notices are shown all the same, and stay new.
            notice = .problem(error)
        }
        return list.notices.map { Item(notice: $0, isNew: unread.contains($0.key)) }
    }

    override func open(_ item: Item) {
        let account = item.notice.account.map { "\($0): " } ?? ""
        notice = .information(account + item.notice.text + ".")
        show()
    }

    override var furtherActions: [ScreenAction] {
        CustomerNotice.Kind.allCases.map { kind in
            let verb = muted.contains(kind.rawValue) ? "Show" : "Hide"
            return ScreenAction(ScreenAction.ID(kind.rawValue), "\(verb) \(kind.title)")
        }
    }

    override func chooseFurther(_ kind: ScreenAction.ID) {
        let change: NoticeSettingRequest.Change =
            muted.contains(kind.rawValue) ? .unmute : .mute
        let customer = screens.signedInSession.customer
        carryOut { [screens] in
            let options = RequestOptions { _ in }
            _ = try await screens.service.change(change, kind.rawValue, for: customer, options)
            return nil
        }
    }
}
