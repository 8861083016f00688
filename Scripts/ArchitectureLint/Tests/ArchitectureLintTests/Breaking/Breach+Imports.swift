extension Breach {
    private static let source = "Packages/Card/Sources/Card/New.swift"
    private static let test = "Packages/Card/Tests/CardTests/New.swift"
    private static let demo = "Packages/Card/Sources/CardDemo/New.swift"

    /// A feature imports what it may not, for everybody to see.
    static let imports =
        [
            Breach(
                "a feature imports a feature in a source",
                .write("import CardInterface\n\nimport DemandDeposit\n", to: source),
                finds: .forbidden("Card", "DemandDeposit", in: source, at: "import DemandDeposit")
            ),
            Breach(
                "in a test",
                .write("@testable import Card\nimport DemandDeposit\nimport Testing\n", to: test),
                finds: .forbidden(
                    "CardTests",
                    "DemandDeposit",
                    in: test,
                    at: "import DemandDeposit"
                )
            ),
            Breach(
                "in a demo",
                .write("import DemandDeposit\n", to: demo),
                finds: .forbidden("CardDemo", "DemandDeposit", in: demo, at: "import DemandDeposit")
            ),
            Breach(
                "in a branch for another platform",
                .write("#if os(Windows)\n    import DemandDeposit\n#endif\n", to: source),
                finds: .forbidden("Card", "DemandDeposit", in: source, at: "import DemandDeposit")
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
                finds: .forbidden("Card", "Game", in: source, at: "import Game"),
                .forbidden("Card", "DemandDeposit", in: source, at: "import DemandDeposit")
            ),
            Breach(
                "a feature imports the adapter",
                .write("internal import Ledger\n", to: source),
                finds: .forbidden("Card", "Ledger", in: source, at: "import Ledger")
            ),
            Breach(
                "a feature imports code of the app",
                .write("import BankApp\n", to: source),
                finds: .forbidden("Card", "BankApp", in: source, at: "import BankApp")
            ),
            Breach(
                "a feature imports a module that nobody here has",
                .write("import Alamofire\n", to: source),
                finds: .thirdParty("Card", "Alamofire", in: source, at: "import Alamofire")
            ),
        ] + passedOn + hidden

    /// What features may import imports a feature and passes it on.
    private static let passedOn: [Breach] = {
        let interface = "Packages/DependencyContainer/Sources/CardInterface/New.swift"
        let console = "Packages/Console/Sources/Console/New.swift"
        return [
            Breach(
                "an interface passes a feature on",
                .write("@_exported import Game\n", to: interface),
                finds: .forbidden("CardInterface", "Game", in: interface, at: "import Game")
            ),
            Breach(
                "Console passes a feature on",
                .write("@_exported\npublic import struct Game.Score\n", to: console),
                finds: .forbidden("Console", "Game", in: console, at: "import struct Game")
            ),
        ]
    }()

    /// Imports that a quick look, or a pattern, does not see, and what the line has.
    private static let hidden = [
        ("let one = 1; import DemandDeposit", "let one"),
        ("/* /* */ */import DemandDeposit", "/* /* */ */"),
        ("/* import Card\n*/ import DemandDeposit // import Card", "*/ import"),
        ("let page = \"https://example.org/*\"; import DemandDeposit", "let page"),
        ("let raw = #\"\\\"#; import DemandDeposit; let more = \"\"", "let raw"),
        ("let text = \"\"\"\n    import Card\n    \"\"\"; import DemandDeposit", "\"\"\"; import"),
        ("let text = \"\\(\"\" + /* ) */ \"\\(1)\")\"; import DemandDeposit", "let text"),
        ("let found = /\\/\\*/; import DemandDeposit", "let found"),
        ("@_spi(Some) @preconcurrency\nprivate import struct DemandDeposit.Account", "private"),
        ("@_implementationOnly import `DemandDeposit`", "import"),
        ("let a = 1\r\nimport DemandDeposit.Inner\r", "import"),
        ("let a = 1;import/**/DemandDeposit", "import"),
        ("import // and then\n    DemandDeposit", "import"),
    ].map { text, line in
        Breach(
            "hidden: \(text)",
            .write("#!/usr/bin/swift\n\(text)\n", to: source),
            finds: .forbidden("Card", "DemandDeposit", in: source, at: line)
        )
    }
}
