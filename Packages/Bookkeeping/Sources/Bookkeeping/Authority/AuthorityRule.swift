/// The rule for the entries of one purpose: who authorizes them, and what they may change.
///
/// A feature declares a rule for each of its purposes. Posting enforces the rule, and an audit
/// checks every entry against the rule again.
public struct AuthorityRule: Sendable {
    /// The authority that a purpose needs.
    public enum Authorizer: Sendable, Hashable {
        /// The signature of the customer whose money, accounts and records change.
        case customer
        /// The authority of the bank, issued to the feature with this name.
        case bank(String)
        /// No authority, for entries that move no money, close no account and change no hold.
        case unneeded
    }

    /// A feature's own check of an entry, which runs after all other checks of the rule.
    public typealias Check = @Sendable (EntryReview) throws -> Void

    /// The purpose of the entries to which the rule applies.
    public let purpose: Purpose
    /// The authority that the purpose needs.
    public let authorizer: Authorizer
    /// The collections whose records the purpose may change.
    public let collections: Set<String>
    /// The collections with secret values; the history stores only the digests of these values.
    public let secrets: Set<String>
    /// The accounts of the bank that the purpose may open.
    public let bankAccounts: [AccountOpening]
    /// The feature's own check, which runs after all other checks of the rule.
    public let check: Check

    /// Creates the rule for the entries of one purpose.
    /// - Parameters:
    ///   - purpose: The purpose of the entries.
    ///   - authorizer: The authority that the purpose needs.
    ///   - collections: The collections whose records the purpose may change.
    ///   - secrets: The collections whose values are secrets, such as encrypted keys. The purpose
    ///     may change their records. The history keeps only the digests of the values.
    ///   - bankAccounts: The accounts of the bank that the purpose may open.
    ///   - check: Throws the error of ``EntryReview/refusal(_:)`` for an entry that the feature
    ///     would never post. The check may use only its ``EntryReview``.
    public init(
        _ purpose: Purpose,
        by authorizer: Authorizer,
        changing collections: Set<String> = [],
        secrets: Set<String> = [],
        opening bankAccounts: [AccountOpening] = [],
        check: @escaping Check = { _ in }
    ) {
        self.purpose = purpose
        self.authorizer = authorizer
        self.collections = collections.union(secrets)
        self.secrets = secrets
        self.bankAccounts = bankAccounts
        self.check = check
    }
}

/// The rules of all purposes.
public struct AuthorityRules: Sendable {
    private let rules: [String: AuthorityRule]

    /// Collects the rules of all features.
    /// - Throws: ``BankError`` `authority.duplicate` for two rules of one purpose. Throws
    ///   `authority.reserved` for a purpose that only the ledger itself posts.
    public init(_ rules: [AuthorityRule]) throws(BankError) {
        var byPurpose: [String: AuthorityRule] = [:]
        for rule in rules {
            guard !rule.purpose.isReservedForLedger else {
                throw BankError(
                    .internalError,
                    code: "authority.reserved",
                    "the purpose '\(rule.purpose)' belongs to the ledger alone; remove the rule"
                )
            }
            guard byPurpose.updateValue(rule, forKey: rule.purpose.rawValue) == nil else {
                throw BankError(
                    .internalError,
                    code: "authority.duplicate",
                    "two modules declare a rule for the purpose '\(rule.purpose)'; keep one"
                )
            }
        }
        self.rules = byPurpose
    }

    /// The collections that at least one rule declares as secrets.
    public var secrets: Set<String> {
        rules.values.reduce(into: []) { $0.formUnion($1.secrets) }
    }

    /// Returns the rule of a purpose.
    /// - Throws: ``BankError`` `authority.no-rule` for a purpose without a rule.
    func rule(of purpose: Purpose) throws(BankError) -> AuthorityRule {
        guard let rule = rules[purpose.rawValue] else {
            throw BankError(
                .internalError,
                code: "authority.no-rule",
                "no module declares a rule for the purpose '\(purpose)'; declare a rule in its module"
            )
        }
        return rule
    }
}
