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

/// Lists the newest notices, and marks them as read.
final class NoticesListInteractor: ListInteractor<NoticesListInteractor.Item> {
    /// A notice, and whether it was new when the list was opened.
    struct Item: Sendable {
        let notice: CustomerNotice
        let isNew: Bool
    }

    private let screens: NoticesScreens
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
        unread.formUnion(list.unread)
        do {
            _ = try await screens.service.markRead(list, of: customer, RequestOptions { _ in })
        } catch let error as BankError {
            // The notices are shown all the same, and stay new.
            notice = .problem(error)
        }
        return list.notices.map { Item(notice: $0, isNew: unread.contains($0.key)) }
    }

    override var headline: Headline? {
        let count = items?.count(where: \.isNew) ?? 0
        return count == 0 ? nil : Headline("New", String(count))
    }

    override func open(_ item: Item) {
        present(ShowNoticeBuilder(dependency: screens).build(item.notice, withListener: self))
    }

    override var furtherActions: [ScreenAction] {
        [ScreenAction("kinds", "Choose the kinds", key: ActionKey.schedule)]
    }

    override func chooseFurther(_ action: ScreenAction.ID) {
        present(NoticeKindsBuilder(dependency: screens).build(withListener: self))
    }
}
