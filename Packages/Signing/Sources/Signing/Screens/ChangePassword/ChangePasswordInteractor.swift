import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import RIBs
import SigningInterface

/// Builds the form in which a signed-in customer changes the password.
final class ChangePasswordBuilder: Builder<SigningServices> {
    func build(
        of customer: CustomerID,
        withListener listener: any ChildListener
    ) -> any ViewableRouting {
        ScreenRouter(ChangePasswordInteractor(dependency, customer, listener: listener))
    }
}

/// The first question to a signed-in customer who wants a new password or recovery code.
enum ChangePasswordQuestion {
    /// Asks for the current password, in order to change it.
    case current
    /// Asks for the recovery code, because the current password is forgotten or locked.
    case recoveryCode
    /// Asks for the current password, in order to replace a recovery code that was never shown.
    case renewal
}

/// Asks for the current password or the recovery code, and for a new password.
final class ChangePasswordInteractor: NewPasswordInteractor<ChangePasswordQuestion> {
    private let signing: SigningServices
    private let id: CustomerID
    /// The customer's name and id; nil until they are loaded.
    private var customer: CustomerProfile?
    private var isCodeConfirmed = true
    /// A Boolean value that indicates whether the form only issues a new recovery code.
    private var isRenewal = false

    init(
        _ signing: SigningServices,
        _ id: CustomerID,
        listener: any ChildListener
    ) {
        self.signing = signing
        self.id = id
        super.init("Password", .current, listener: listener)
    }

    override func load() async throws {
        customer = CustomerProfile(id: id, name: try await signing.book.record(of: id).name)
        isCodeConfirmed = try await signing.book.credential(of: id).value.isRecoveryCodeConfirmed
    }

    override func screen(for question: ChangePasswordQuestion) -> Screen {
        guard let customer else { return Screen("", actions: [.back()]) }
        return switch question {
        case .current:
            Screen(
                "",
                blocks: [.fields([customer.field]), .text("Change your password here.")],
                prompt: .password("Current authentication password"),
                actions: [.forgot]
                    + (isCodeConfirmed
                        ? []
                        : [ScreenAction(.renewal, "Show a recovery code", key: ActionKey.show)])
                    + [.back()]
            )
        case .recoveryCode: .recoveryCode(of: customer)
        case .renewal:
            Screen(
                "",
                blocks: [
                    .fields([customer.field]),
                    .text("You get a new recovery code, because you noted none."),
                ],
                prompt: .password("Authentication password"),
                actions: [.back()]
            )
        }
    }

    override func answer(
        _ answer: NewPasswordAnswer,
        to question: ChangePasswordQuestion
    ) async throws -> FormOutcome<NewPasswordStep<ChangePasswordQuestion>> {
        guard let customer else { throw CancellationError() }
        switch (question, answer) {
        case (.current, .secret(let password)):
            let replacement = try await signing.answering(password).changePassword
                .begin(of: id)
            return .next(.password(NewPassword(of: customer, replacement)))
        case (.current, .action(.forgot)): return .next(.question(.recoveryCode))
        case (.current, .action(.renewal)): return .next(.question(.renewal))
        case (.recoveryCode, .secret(let code)):
            return .next(.password(try await signing.newPassword(of: customer, code)))
        case (.renewal, .secret(let password)):
            let code = try await signing.answering(password)
                .renewRecoveryCode(id, isDryRun: false)
            isRenewal = true
            return try code.map { .next(.code($0)) } ?? finish(nil)
        default: throw CancellationError()
        }
    }

    override func finish(
        _ code: NewRecoveryCode?
    ) throws -> FormOutcome<NewPasswordStep<ChangePasswordQuestion>> {
        let text =
            switch (isRenewal, code) {
            case (true, _): "The new recovery code replaces the old one."
            case (false, nil): "The new password is set."
            case (false, _): "The new password is set. The new recovery code replaces the old one."
            }
        return .finished(.done(text))
    }
}

extension ScreenAction {
    /// Opens the question for the recovery code, if the password is forgotten or locked.
    static let forgot = ScreenAction(.forgot, "Forgot the password", key: ActionKey.password)
}

extension ScreenAction.ID {
    static let forgot: ScreenAction.ID = "forgot"
    static let renewal: ScreenAction.ID = "recovery-code"
}
