extension Breach {
    private static let source = "Packages/Card/Sources/Card/New.swift"
    private static let test = "Packages/Card/Tests/CardTests/New.swift"
    private static let demo = "Packages/Card/Sources/CardDemo/New.swift"

    /// A feature imports what it may not, for everybody to see.
    static let imports = [
        Breach(
            "a feature imports a feature in a source",
            .write("import CardInterface\n\nimport DemandDeposit\n", to: source),
            finds: Finding("Card", "DemandDeposit", in: source, at: "import DemandDeposit")
        ),
        Breach(
            "in a test",
            .write("@testable import Card\nimport DemandDeposit\nimport Testing\n", to: test),
            finds: Finding(
                "CardTests",
                "DemandDeposit",
                in: test,
                at: "import DemandDeposit"
            )
        ),
        Breach(
            "in a demo",
            .write("import DemandDeposit\n", to: demo),
            finds: Finding("CardDemo", "DemandDeposit", in: demo, at: "import DemandDeposit")
        ),
        Breach(
            "in a branch for another platform",
            .write("#if os(Windows)\n    import DemandDeposit\n#endif\n", to: source),
            finds: Finding("Card", "DemandDeposit", in: source, at: "import DemandDeposit")
        ),
        Breach(
            "in the last branch of a branch, where two import two",
            .write(
                """
                #if DEBUG
                #if canImport(Game)
                import Game
                #elseif NEVER
                #else
                import DemandDeposit
                #endif
                #endif
                """,
                to: source
            ),
            finds: Finding("Card", "Game", in: source, at: "import Game"),
            Finding("Card", "DemandDeposit", in: source, at: "import DemandDeposit")
        ),
        Breach(
            "a feature imports the adapter",
            .write("internal import LedgerSQLite\n", to: source),
            finds: Finding("Card", "LedgerSQLite", in: source, at: "import LedgerSQLite")
        ),
        Breach(
            "a feature imports code of the app",
            .write("import BankApp\n", to: source),
            finds: Finding("Card", "BankApp", in: source, at: "import BankApp")
        ).letting(["Card"], reach: besideCard, through: "BankApp"),
        Breach(
            "a feature imports an unknown module",
            .write("import Alamofire\n", to: source),
            finds: Finding(.thirdParty, "Card", "Alamofire", in: source, at: "import Alamofire")
        ),
        Breach(
            "in a folder that is not looked into elsewhere",
            .write("import DemandDeposit\n", to: "Packages/Card/Sources/Card/Fixtures/New.swift"),
            finds: Finding(
                "Card",
                "DemandDeposit",
                in: "Packages/Card/Sources/Card/Fixtures/New.swift",
                at: "import DemandDeposit"
            )
        ),
        Breach(
            "in a source that is a link",
            .write("import DemandDeposit\n", to: ".shared/New.swift"),
            .link(source, to: "../../../../.shared/New.swift"),
            finds: Finding("Card", "DemandDeposit", in: source, at: "import DemandDeposit")
        ),
    ]
}
