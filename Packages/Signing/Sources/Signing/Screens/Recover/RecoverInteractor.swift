import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import RIBs
import SigningInterface

/// Builds Recover, the form in which a customer sets a new password with the recovery code.
final class RecoverBuilder: Builder<SigningScreens> {
    /// - Parameter customer: The customer; nil to ask who the customer is.
    func build(
        _ customer: CustomerProfile?,
        withListener listener: any SignInListener
    ) -> any ViewableRouting {
        ScreenRouter(RecoverInteractor(dependency, customer, listener: listener))
    }
}

/// The questions to a customer who has forgotten the password.
enum RecoverQuestion {
    case customer
    /// Asks which of several customers with the same name or phone number is meant.
    case choice([FindCustomers.Match])
    case code(CustomerProfile)
}

/// Asks for the customer, the recovery code and a new password, and signs the customer in.
final class RecoverInteractor: NewPasswordInteractor<RecoverQuestion> {
    private weak var signInListener: (any SignInListener)?
    private let screens: SigningScreens

    init(
        _ screens: SigningScreens,
        _ customer: CustomerProfile?,
        listener: any SignInListener
    ) {
        self.screens = screens
        signInListener = listener
        super.init("Forgot the password", customer.map(RecoverQuestion.code) ?? .customer)
    }

    override func screen(for question: RecoverQuestion) -> Screen {
        switch question {
        case .customer:
            Screen(
                "",
                blocks: [.text("With your recovery code you set a new password.")],
                prompt: Prompt("Your phone number, name or id", placeholder: "010-1234-5678"),
                actions: [.back()]
            )
        case .choice(let matches):
            Screen(
                "",
                blocks: [.text("Who are you?")],
                actions: matches.map {
                    ScreenAction(
                        ScreenAction.ID($0.profile.id.rawValue),
                        $0.profile.name,
                        detail: "\($0.profile.id), phone …\($0.phone.description.suffix(4))"
                    )
                } + [.back()]
            )
        case .code(let customer):
            .recoveryCode(of: customer)
        }
    }

    override func answer(
        _ answer: NewPasswordAnswer,
        to question: RecoverQuestion
    ) async throws -> FormOutcome<NewPasswordStep<RecoverQuestion>> {
        switch (question, answer) {
        case (.customer, .text(let text)):
            let matches = try await screens.signing.findCustomers(text)
            guard let first = matches.first else { throw Self.unknown(text) }
            return .next(.question(matches.count == 1 ? .code(first.profile) : .choice(matches)))
        case (.choice(let matches), .action(let id)):
            let match = matches.first { $0.profile.id.rawValue == id.rawValue }
            guard let match else { throw CancellationError() }
            return .next(.question(.code(match.profile)))
        case (.code(let customer), .secret(let code)):
            return .next(.password(try await screens.signing.newPassword(of: customer, code)))
        default: throw CancellationError()
        }
    }

    private static func unknown(_ text: String) -> BankError {
        BankError(
            .notFound,
            code: "customer.unknown",
            "no customer has the phone number, name or id '\(text)'; check the spelling"
        )
    }

    override func finish(
        _ code: NewRecoveryCode?
    ) throws -> FormOutcome<NewPasswordStep<RecoverQuestion>> {
        try screens.signIn(code, for: signInListener)
    }

    override func leave() {
        signInListener?.signInDidLeave()
    }
}

extension Screen {
    /// Returns the screen that asks for the recovery code of a customer.
    static func recoveryCode(of customer: CustomerProfile) -> Screen {
        Screen(
            "",
            blocks: [.fields([customer.field])],
            prompt: Prompt("Recovery code", kind: .secret(length: nil)),
            actions: [.back()]
        )
    }
}

extension CustomerProfile {
    var field: Field { Field("Customer", "\(name) (\(id))") }
}

extension SigningServices {
    /// Checks a recovery code, and returns the form for the customer's new password and new code.
    /// - Throws: The errors of ``RecoverPassword/begin(_:takingNewKeyFile:)``.
    func newPassword(of customer: CustomerProfile, _ code: Secret) async throws -> NewPassword {
        NewPassword(
            of: customer,
            try await answering(code).recoverPassword.begin(customer.id),
            newCode: try RecoveryCode.random()
        )
    }
}

extension NewPassword {
    init(
        of customer: CustomerProfile,
        _ replacement: PasswordReplacement,
        newCode: RecoveryCode? = nil
    ) {
        self.init(fields: [customer.field], check: replacement.check) { first, second in
            var replacement = replacement
            replacement.services = replacement.services.answering(first, second)
            return try await replacement(newCode: newCode)
        }
    }
}
