public import Bookkeeping
public import DependencyContainer
import LedgerInterface
import Synchronization

/// An authority check for a ledger in memory; its rules are set after the container is created.
public final class LateAuthority: Sendable {
    /// The issuer that the ledger trusts.
    public let issuer = AuthorityIssuer()
    private let value = Mutex<AuthorityCheck?>(nil)

    /// Creates a check without rules.
    public init() {}

    /// Sets the rules that the modules of a container contribute.
    /// - Parameters:
    ///   - container: The container with the modules.
    ///   - verifier: The verifier of customers' signatures.
    ///   - rules: Additional rules, for entries that no module of the container posts.
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

    /// Returns the check; traps if the rules have not been set.
    @Sendable public func check() -> AuthorityCheck {
        guard let check = value.withLock(\.self) else {
            preconditionFailure("the ledger has no rules; call 'takeRules' before the first post")
        }
        return check
    }
}
