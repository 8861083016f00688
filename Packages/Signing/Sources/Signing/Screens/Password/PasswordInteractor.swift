import Bookkeeping
import Console
import RIBs
import SigningInterface

/// Asks for a password, and checks one password at a time.
///
/// A subclass provides the screen, loads the number of attempts left, and uses the password.
class PasswordInteractor: PresentableInteractor<PasswordViewController> {
    /// The state of the question for the password; nil before a customer is chosen.
    final var entry: PasswordEntry?

    private var isChecking = false

    init() {
        super.init(presenter: PasswordViewController())
        presenter.interactor = self
    }

    /// The screen to show; empty by default.
    var screen: Screen { Screen("") }

    /// Handles the action that the customer chose; does nothing by default.
    func choose(_ action: ScreenAction.ID) {}

    /// Returns the number of attempts left; zero by default.
    func attemptsLeft(of customer: CustomerID) async throws -> PasswordAttempts {
        PasswordAttempts(left: 0)
    }

    /// Uses a typed password; if this throws an error, the screen shows the error.
    func use(_ password: Secret, of customer: CustomerID) async throws {}

    override func didBecomeActive() {
        isChecking = false
    }

    final func show() {
        presenter.screen = screen
    }

    /// Loads the number of attempts left, and shows the screen.
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
