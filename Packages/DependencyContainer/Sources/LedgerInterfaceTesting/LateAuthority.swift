import Bookkeeping
import DependencyContainer
import LedgerInterface
import Synchronization

/// The check of authorities of a ledger in memory, whose rules are known once modules are wired.
public final class LateAuthority: Sendable {
    /// The issuer that the ledger trusts.
    public let issuer = AuthorityIssuer()
    private let value = Mutex<AuthorityCheck?>(nil)

    /// Creates a check without rules.
    public init() {}

    /// Takes the rules that the modules of a container contribute.
    /// - Parameters:
    ///   - container: The wired modules.
    ///   - verifier: The verifier of customers' signatures.
    ///   - rules: Rules for entries that no module of the container posts.
    public func takeRules(
        of container: Container,
        verifier: any AuthorityVerifier,
        adding rules: [AuthorityRule] = []
    ) throws {
        let contributed = try container.resolve(authorityRulesInject)
        let check = AuthorityCheck(
            issuer: issuer,
            verifier: verifier,
            rules: try AuthorityRules(contributed + rules)
        )
        value.withLock { $0 = check }
    }

    /// Returns the check.
    @Sendable public func check() -> AuthorityCheck {
        guard let check = value.withLock(\.self) else {
            preconditionFailure("the ledger posts before its modules are wired")
        }
        return check
    }
}
