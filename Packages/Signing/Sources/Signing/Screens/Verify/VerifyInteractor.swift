import BankConsole
public import Bookkeeping
import Console
public import RIBs
public import SigningInterface

/// Builds Verify for the customer of a session.
///
/// Other features cannot import this builder, and use the service `verifyInject` instead.
public final class VerifyBuilder: Builder<any SignedInSession>, VerifyInject {
    public func router(
        signing movement: Movement,
        preview: MovementPreview,
        listener: any VerifyListener
    ) -> any ViewableRouting {
        let interactor = VerifyInteractor(movement, preview, in: dependency, listener: listener)
        return ViewableRouter(interactor: interactor, viewController: interactor.presenter)
    }
}

/// Shows a movement, and signs it with the password that the customer types.
final class VerifyInteractor: PasswordInteractor {
    private weak var listener: (any VerifyListener)?
    private let session: any SignedInSession
    private let movement: Movement
    private let preview: MovementPreview

    init(
        _ movement: Movement,
        _ preview: MovementPreview,
        in session: any SignedInSession,
        listener: any VerifyListener
    ) {
        self.movement = movement
        self.preview = preview
        self.session = session
        self.listener = listener
        super.init()
        entry = PasswordEntry(of: session.customer)
    }

    override var screen: Screen {
        preview.screen(
            entry ?? PasswordEntry(of: session.customer),
            isUnlocking: movement.purpose == .sessionUnlocking
        )
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        show()
        loadAttempts()
    }

    override func choose(_ action: ScreenAction.ID) {
        listener?.verifyDidFinish(with: entry?.refusal.map(VerifyResult.refused) ?? .canceled)
    }

    override func attemptsLeft(of customer: CustomerID) async throws -> PasswordAttempts {
        try await session.passwordAttemptsLeft()
    }

    override func use(_ password: Secret, of customer: CustomerID) async throws {
        let signed = try await session.sign(movement, preview: preview, with: password)
        // After the RIB was detached, the signature must not be used.
        guard !Task.isCancelled else { return }
        listener?.verifyDidFinish(with: .signed(signed))
    }
}

extension MovementPreview {
    /// Returns the screen with the lines to sign and the hidden field for the password.
    ///
    /// - Parameters:
    ///   - entry: The state of the question for the password.
    ///   - isUnlocking: Whether the password continues a locked session, which ends otherwise.
    func screen(_ entry: PasswordEntry, isUnlocking: Bool = false) -> Screen {
        let text =
            switch entry.refusal?.code {
            case nil where isUnlocking: "With the password you continue where you were."
            case "password.locked" where isUnlocking: "Sign out, and choose Forgot the password."
            case _ where isUnlocking: "Sign out, and sign in again."
            case nil: "With the password you sign this."
            case "password.locked":
                "Nothing was signed. Go home (g), and choose Password to type the recovery code."
            default: "Nothing was signed."
            }
        return Screen(
            title,
            headline: lines.headline,
            notice: entry.problem,
            blocks: [
                .text(text),
                .fields(lines.fields + entry.fields),
            ],
            prompt: entry.prompt,
            actions: [
                isUnlocking
                    ? .leave("Sign out") : entry.refusal == nil ? .back("Cancel") : .back()
            ]
        )
    }
}
