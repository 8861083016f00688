import Bookkeeping
import SigningInterface

/// The rules of the entries that change customers.
enum SigningAuthorityRules {
    static let all = [
        Purpose.customerJoining, .customerTry, .customerProof, .passwordChange, .passwordUnlocking,
        .passwordRecovery,
    ].map { AuthorityRule($0, by: .unneeded, changing: [CustomerBook.collection]) }
}
