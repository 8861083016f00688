import Bookkeeping
import GameInterface
import RIBs
import SigningInterface

/// Makes builders of Verify, which Game cannot import.
@MainActor
protocol VerifyBuilders {
    /// A builder of Verify for one signature of the customer who is signed in.
    /// - Throws: `ResolutionError` where there is no Verify; `BankError` `game.signed-out`.
    func builder(for request: DIVerifyRequest) throws -> any DIVerifyBuildable
}

extension LoggedInComponent: VerifyBuilders {
    func builder(for request: DIVerifyRequest) throws -> any DIVerifyBuildable {
        guard let session = dependency.signedInSession else { throw BankError.nobodySignedIn }
        return try dependency.verifyBuilderSource.builder(
            for: ResetComponent(dependency: self, session: session, request: request)
        )
    }
}

/// The scope of one verification within LoggedIn: whose it is, and what is to be signed this time.
private final class ResetComponent: Component<LoggedInComponent>, DIVerifyDependency {
    let signedInSession: any SignedInSession
    let verifyRequest: DIVerifyRequest

    init(
        dependency: LoggedInComponent,
        session: any SignedInSession,
        request: DIVerifyRequest
    ) {
        signedInSession = session
        verifyRequest = request
        super.init(dependency: dependency)
    }
}

extension BankError {
    /// The game is played by somebody who is not signed in to the bank.
    static let nobodySignedIn = BankError(
        .refused,
        code: "game.signed-out",
        "only a customer of the bank can reset a score: sign in to the bank, and open the games there"
    )
}
