/// The rule for the entries of one purpose: who authorizes them, and what they may change.
///
/// A feature declares a rule for each of its purposes. Posting enforces the rule, and an audit
/// judges every entry by it again.
public struct AuthorityRule: Sendable {
    /// The authority that a purpose needs.
    public enum Authorizer: Sendable, Hashable {
        /// The signature of the customer whose money, accounts and records change.
        case customer
        /// The authority of the bank, with the name of its holder.
        case bank(String)
        /// No authority; the check allows only changes that need none.
        case unneeded
    }

    /// A check of an entry that the ledger has found consistent with the rest of the rule.
    public typealias Check = @Sendable (EntryReview) throws -> Void

    /// The purpose.
    public let purpose: Purpose
    /// The authority that the purpose needs.
    public let authorizer: Authorizer
    /// The collections whose records the purpose may change.
    public let collections: Set<String>
    /// The collections whose replaced values are not kept, because they are secrets.
    public let secrets: Set<String>
    /// The accounts of the bank that the purpose may open.
    public let bankAccounts: [AccountOpening]
    /// The check of the feature.
    public let check: Check

    /// Creates a rule.
    /// - Parameters:
    ///   - purpose: The purpose.
    ///   - authorizer: The authority that the purpose needs.
    ///   - collections: The collections whose records the purpose may change.
    ///   - secrets: The collections whose replaced values are not kept, because they are secrets
    ///     such as sealed keys. The history has their digests only.
    ///   - bankAccounts: The accounts of the bank that the purpose may open.
    ///   - check: Throws the error of ``EntryReview/refusal(_:)`` for an entry that the feature
    ///     would never post. It judges the entry, the records before and after it, and the balances
    ///     after it, and nothing else.
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

    /// Creates the rules.
    /// - Throws: ``BankError`` `authority.duplicate` for two rules of one purpose, and
    ///   `authority.reserved` for a rule of a purpose that only the ledger itself posts.
    public init(_ rules: [AuthorityRule]) throws(BankError) {
        var byPurpose: [String: AuthorityRule] = [:]
        for rule in rules {
            guard !rule.purpose.isReservedForLedger else {
                throw BankError(
                    .internalError,
                    code: "authority.reserved",
                    "the purpose '\(rule.purpose)' belongs to the ledger; remove its rule"
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

    /// The collections whose replaced values are not kept by any rule.
    public var secrets: Set<String> {
        rules.values.reduce(into: []) { $0.formUnion($1.secrets) }
    }

    /// Returns the rule of a purpose.
    /// - Throws: ``BankError`` `authority.no-rule`.
    func rule(of purpose: Purpose) throws(BankError) -> AuthorityRule {
        guard let rule = rules[purpose.rawValue] else {
            throw BankError(
                .internalError,
                code: "authority.no-rule",
                "no module declares a rule for the purpose '\(purpose)', so nothing is posted for it"
            )
        }
        return rule
    }
}
