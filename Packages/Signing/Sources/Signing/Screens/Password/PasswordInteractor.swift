import Bookkeeping
import Console
import RIBs
import SigningInterface

/// The interactor of a RIB that asks for a password, and checks one at a time.
///
/// A subclass describes the screen, loads the attempts that are left, and uses the password.
class PasswordInteractor: PresentableInteractor<PasswordViewController> {
    /// The question for the password; nil before a customer is chosen.
    final var entry: PasswordEntry?

    private var isChecking = false

    init() {
        super.init(presenter: PasswordViewController())
        presenter.interactor = self
    }

    /// The screen; empty by default.
    var screen: Screen { Screen("") }

    /// Handles a chosen action; does nothing by default.
    func choose(_ action: ScreenAction.ID) {}

    /// Returns the attempts that are left; none by default.
    func attemptsLeft(of customer: CustomerID) async throws -> PasswordAttempts {
        PasswordAttempts(left: 0)
    }

    /// Uses a typed password; a thrown error is shown.
    func use(_ password: Secret, of customer: CustomerID) async throws {}

    override func didBecomeActive() {
        isChecking = false
    }

    final func show() {
        presenter.screen = screen
    }

    /// Loads the attempts that are left, and shows them.
    final func loadAttempts() {
        work(on: presenter) { [weak self] in
            await self?.updateAttempts()
            self?.showUnlessCanceled()
        }
    }

    fileprivate func enter(_ password: Secret) {
        guard isActive, !isChecking, let customer = entry?.customer, entry?.refusal == nil else {
            return
        }
        isChecking = true
        entry?.typed()
        work(on: presenter) { [weak self] in await self?.check(password, of: customer) }
    }

    private func check(_ password: Secret, of customer: CustomerID) async {
        defer { isChecking = false }
        do {
            try await use(password, of: customer)
        } catch {
            entry?.failed(error)
            if entry?.refusal == nil { await updateAttempts() }
            showUnlessCanceled()
        }
    }

    private func updateAttempts() async {
        guard let customer = entry?.customer else { return }
        do {
            let attempts = try await attemptsLeft(of: customer)
            entry?.found(attempts)
        } catch {
            entry?.failed(error)
        }
    }

    private func showUnlessCanceled() {
        if !Task.isCancelled { show() }
    }
}

/// The view of a ``PasswordInteractor``.
final class PasswordViewController: ScreenViewController {
    weak var interactor: PasswordInteractor?

    override func entered(_ secret: Secret) {
        interactor?.enter(secret)
    }

    override func pressed(_ action: ScreenAction.ID) {
        interactor?.choose(action)
    }
}
