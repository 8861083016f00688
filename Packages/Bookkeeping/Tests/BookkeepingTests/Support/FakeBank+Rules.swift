import Bookkeeping

extension Purpose {
    static let join = Purpose("test.join")
    static let open = Purpose("test.open")
    static let payIn = Purpose("test.pay-in")
    static let transfer = Purpose("test.transfer")
    static let close = Purpose("test.close")
    static let hold = Purpose("test.hold")
    static let note = Purpose("test.note")
    static let interest = Purpose("test.interest")
}

extension FakeBank {
    /// The rules of the features, each of which refuses a memo that is "forbidden".
    static let rules = [
        rule(.join, by: .customer, secrets: ["key"]),
        rule(.open, by: .unneeded, changing: ["label"]),
        rule(.payIn, by: .bank("Till"), opening: [.cash]),
        rule(.transfer, by: .customer, changing: ["note", "label"]),
        rule(.close, by: .customer, changing: ["label"]),
        rule(.hold, by: .bank("Card"), changing: ["payment"], opening: [.cash]),
        rule(.note, by: .unneeded, changing: ["note", "payment", "label"]),
        rule(.interest, by: .bank("Savings"), opening: InterestPayout.openings),
    ]

    private static func rule(
        _ purpose: Purpose,
        by authorizer: AuthorityRule.Authorizer,
        changing collections: Set<String> = [],
        secrets: Set<String> = [],
        opening accounts: [AccountOpening] = []
    ) -> AuthorityRule {
        AuthorityRule(
            purpose,
            by: authorizer,
            changing: collections,
            secrets: secrets,
            opening: accounts
        ) { review in
            try review.require(review.entry.memo != "forbidden", "its memo is forbidden")
        }
    }
}
