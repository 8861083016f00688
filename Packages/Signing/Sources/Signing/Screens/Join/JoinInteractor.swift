import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import RIBs
import SigningInterface

/// Builds Join, the form in which a person becomes a customer.
final class JoinBuilder: Builder<SigningScreens> {
    func build(withListener listener: any SignInListener) -> any ViewableRouting {
        ScreenRouter(JoinInteractor(dependency, listener: listener))
    }
}

/// The questions of the form for new customers, with the answers so far.
enum JoinQuestion {
    case name
    case birth(name: String)
    case phone(name: String, birth: BusinessDate)
}

/// Asks for the data of a new customer and a password, and signs the customer in.
final class JoinInteractor: NewPasswordInteractor<JoinQuestion> {
    private weak var signInListener: (any SignInListener)?
    private let screens: SigningScreens
    /// The idempotency key, the same for every attempt, so that the person becomes a customer only
    /// once.
    private let id = IdempotencyID.random()

    init(_ screens: SigningScreens, listener: any SignInListener) {
        self.screens = screens
        signInListener = listener
        super.init("Join", .name)
    }

    override func screen(for question: JoinQuestion) -> Screen {
        switch question {
        case .name:
            Screen(
                "",
                blocks: [.text("Become a customer of the bank. It takes a few answers.")],
                prompt: Prompt("Name", placeholder: "김하나"),
                actions: [.back()]
            )
        case .birth(let name):
            Screen(
                "",
                blocks: [.fields([Field("Name", name)])],
                prompt: Prompt("Birth date", placeholder: "1990-01-31"),
                actions: [.back()]
            )
        case .phone(let name, let birth):
            Screen(
                "",
                blocks: [
                    .fields([Field("Name", name), Field("Birth date", birth.description)])
                ],
                prompt: Prompt("Phone", placeholder: "010-1234-5678"),
                actions: [.back()]
            )
        }
    }

    override func answer(
        _ answer: NewPasswordAnswer,
        to question: JoinQuestion
    ) async throws -> FormOutcome<NewPasswordStep<JoinQuestion>> {
        guard case .text(let text) = answer else { throw CancellationError() }
        switch question {
        case .name:
            return .next(.question(.birth(name: try JoinRequest.name(text))))
        case .birth(let name):
            let birth = try JoinRequest.birth(text, today: screens.signing.join.today)
            return .next(.question(.phone(name: name, birth: birth)))
        case .phone(let name, let birth):
            let phone = try PhoneNumber(parsing: text)
            return .next(
                .password(newPassword(JoinRequest(name: name, birth: birth, phone: phone)))
            )
        }
    }

    private func newPassword(_ request: JoinRequest) -> NewPassword {
        let (signing, id) = (screens.signing, id)
        return NewPassword(
            fields: [Field("Name", request.name)] + request.preview.details.fields,
            check: request.rules.check
        ) { first, second in
            let joined = try await signing.answering(first, second).join(request, once: id)
            if let code = joined.recoveryCode { return code }
            // An earlier attempt has joined, and has failed before its code was shown.
            return try await signing.answering(first)
                .renewRecoveryCode(joined.customer, isDryRun: false)
        }
    }

    override func finish(
        _ code: NewRecoveryCode?
    ) throws -> FormOutcome<NewPasswordStep<JoinQuestion>> {
        try screens.signIn(code, for: signInListener)
    }

    override func leave() {
        signInListener?.signInDidLeave()
    }
}
