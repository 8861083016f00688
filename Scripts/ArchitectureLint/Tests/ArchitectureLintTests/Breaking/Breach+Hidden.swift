extension Breach {
    private static let source = "Packages/Card/Sources/Card/New.swift"

    /// Imports that a quick look, or a pattern, does not see, and what the line has.
    static let hidden = [
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
            "hidden: \(text.debugDescription)",
            .write("#!/usr/bin/swift\n\(text)\n", to: source),
            finds: Finding("Card", "DemandDeposit", in: source, at: line)
        )
    }
}
