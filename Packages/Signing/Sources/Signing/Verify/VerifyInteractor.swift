import Console
import RIBs
import SigningInterface

@MainActor
protocol VerifyPresentable: ScreenPresentable {
    var listener: (any VerifyPresentableListener)? { get set }
    func show(_ state: VerifyState)
}

/// What the screen shows.
struct VerifyState: Sendable, Equatable {
    let request: VerifyRequest
    var entry: PasswordEntry
}

/// Has the customer sign one movement with the authentication password.
final class VerifyInteractor: PresentableInteractor<any VerifyPresentable> {
    weak var listener: (any VerifyListener)?

    private let session: any SignedInSession
    private var state: VerifyState
    /// Whether a password is being looked at: one at a time.
    private var isSigning = false

    init(
        presenter: any VerifyPresentable,
        session: any SignedInSession,
        request: VerifyRequest
    ) {
        self.session = session
        state = VerifyState(request: request, entry: PasswordEntry(of: session.customer))
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        isSigning = false
        if let refusal = state.request.refusal { state.entry.failed(refusal) }
        presenter.show(state)
        guard state.entry.refusal == nil else { return }
        work(on: presenter) { [weak self] in
            await self?.lookAtTries()
            self?.showIfActive()
        }
    }

    private func lookAtTries() async {
        do {
            state.entry.found(try await session.passwordAttemptsLeft())
        } catch {
            state.entry.failed(error)
        }
    }

    private func sign(with password: Secret) async {
        defer { isSigning = false }
        do {
            let signed = try await session.sign(
                SigningParameters.encode(state.request.movement),
                with: password
            )
            // Taken away meanwhile: nobody has agreed to what is done with it.
            guard !Task.isCancelled else { return }
            listener?.verifyDidFinish(with: .signed(signed))
        } catch {
            state.entry.failed(error)
            if state.entry.refusal == nil { await lookAtTries() }
            showIfActive()
        }
    }

    private func showIfActive() {
        if !Task.isCancelled { presenter.show(state) }
    }
}

extension VerifyInteractor: VerifyPresentableListener {
    func enter(_ password: Secret) {
        guard isActive, !isSigning, state.entry.refusal == nil else { return }
        isSigning = true
        state.entry.typed()
        work(on: presenter) { [weak self] in await self?.sign(with: password) }
    }

    func leave() {
        listener?.verifyDidFinish(with: state.entry.refusal.map(VerifyResult.refused) ?? .cancelled)
    }
}
