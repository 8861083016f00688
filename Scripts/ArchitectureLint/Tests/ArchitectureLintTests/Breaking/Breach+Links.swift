extension Breach {
    /// Breaches by links to sources in a hidden folder, which is not examined itself.
    static let links = [
        Breach(
            "a folder among a feature's sources is a link",
            .write("import DemandDeposit\n", to: ".shared/Deposits/New.swift"),
            .link("Packages/Card/Sources/Card/Linked", to: "../../../../.shared/Deposits"),
            finds: Finding(
                "Card",
                "DemandDeposit",
                in: "Packages/Card/Sources/Card/Linked/New.swift",
                at: "import DemandDeposit"
            )
        ),
        Breach(
            "the folder of all of a feature's sources is a link",
            .move("Packages/Card/Sources/Card", to: ".shared/Card"),
            .link("Packages/Card/Sources/Card", to: "../../../.shared/Card"),
            .write("import DemandDeposit\n", to: ".shared/Card/New.swift"),
            finds: Finding(
                "Card",
                "DemandDeposit",
                in: "Packages/Card/Sources/Card/New.swift",
                at: "import DemandDeposit"
            )
        ),
        Breach(
            "a folder that is a link holds one that leads back to it",
            .write("import DemandDeposit\n", to: ".shared/Deposits/Deep/New.swift"),
            .link(".shared/Deposits/Deep/Up", to: ".."),
            .link("Packages/Card/Sources/Card/Linked", to: "../../../../.shared/Deposits"),
            finds: Finding(
                "Card",
                "DemandDeposit",
                in: "Packages/Card/Sources/Card/Linked/Deep/New.swift",
                at: "import DemandDeposit"
            )
        ),
        Breach(
            "a feature's source is a link to another feature's",
            .link(
                "Packages/Card/Sources/Card/Linked.swift",
                to: "../../../DemandDeposit/Sources/DemandDeposit/DemandDepositModule.swift"
            ),
            finds: Finding(
                "Card",
                "DemandDeposit",
                in: "Packages/Card/Sources/Card/Linked.swift",
                at: "import BankConsole"
            ),
            Finding(
                .undeclared,
                "Card",
                "SafeBoxInterface",
                in: "Packages/Card/Sources/Card/Linked.swift",
                at: "import SafeBoxInterface"
            )
        ),
    ]
}
