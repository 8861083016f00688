import Bookkeeping
import DependencyContainer

extension Registrar {
    /// Registers the check of the authority of entries, with the rules of all features.
    /// - Parameters:
    ///   - id: The id of the check.
    ///   - issuer: The issuer of the bank's authorities.
    public mutating func register(_ id: InjectID<AuthorityCheck>, issuer: AuthorityIssuer) {
        register(id, needs: authorityVerifierInject, authorityRulesInject) { verifier, rules in
            AuthorityCheck(issuer: issuer, verifier: verifier, rules: try AuthorityRules(rules))
        }
    }
}
