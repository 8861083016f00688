import BankConsole
import Bookkeeping
import Console
import RIBs

/// Builds the screen of one notice.
final class ShowNoticeBuilder: Builder<NoticesScreens> {
    func build(
        _ notice: CustomerNotice,
        withListener listener: any ChildListener
    ) -> any ViewableRouting {
        ScreenRouter(ShowNoticeInteractor(notice, listener: listener))
    }
}

/// Shows the whole text of a notice.
final class ShowNoticeInteractor: ScreenInteractor {
    private let shown: CustomerNotice

    init(_ notice: CustomerNotice, listener: any ChildListener) {
        shown = notice
        super.init(listener: listener)
    }

    override var screen: Screen {
        let account = shown.account.map { [Field("Account", $0.rawValue)] } ?? []
        let entry = shown.sequence.map { [Field("Entry", String($0))] } ?? []
        return Screen(
            shown.kind.title,
            blocks: [
                .text(shown.text),
                .fields([Field("Date", shown.date.description)] + account + entry),
            ],
            actions: [.back()]
        )
    }
}
