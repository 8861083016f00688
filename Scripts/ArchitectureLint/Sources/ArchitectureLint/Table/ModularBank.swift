// The table "Who may know whom" of ModularBank. Only what stands here is particular to this
// repository; the engine beside it is not.

extension Table {
    /// The rules of ModularBank.
    public static let modularBank = Table(
        categories: kit + interfaces + packages + top,
        toolchainModules: ToolchainAccess.all,
        systemLibraries: [
            SystemLibrary("sqlite3", onlyIn: "Packages/Ledger"),
            SystemLibrary("sodium", onlyIn: "Packages/Signing"),
        ],
        advice: advice,
        remedies: [
            .cycle: "let one of them ask for what it needs by a protocol in an …Interface target "
                + "that both may import, and let the app wire them",
            .thirdParty: "write what is needed here; the toolchain, SQLite behind Ledger and "
                + "libsodium behind Signing are all that a build may ask for",
            .systemLibrary: "ask the package that owns it by its interface",
        ]
    )

    /// The parts that strangers adopt one at a time: each stands without the rest, and so do its
    /// tests.
    private static let kit: [Category] = [
        Category(
            "RIBs",
            [Member(package: "Packages/RIBs", target: "RIBs", [.library])],
            mayKnow: [],
            toolchain: .lean
        ),
        Category(
            "container",
            [
                Member(
                    package: "Packages/DependencyContainer",
                    target: "DependencyContainer",
                    [.library]
                )
            ],
            mayKnow: [],
            toolchain: .core
        ),
        Category(
            "console",
            [Member(package: "Packages/Console", target: "Console", [.library])],
            mayKnow: ["RIBs", "container"],
            toolchain: .lean
        ),

        Category(
            "RIBs testing",
            [Member(package: "Packages/RIBs", target: "RIBsTesting", [.library])],
            mayKnow: ["RIBs"],
            toolchain: .doubles,
            mayBeAbsent: true
        ),
        Category(
            "container testing",
            [
                Member(
                    package: "Packages/DependencyContainer",
                    target: "DependencyContainerTesting",
                    [.library]
                )
            ],
            mayKnow: ["container"],
            toolchain: .doubles,
            mayBeAbsent: true
        ),
        Category(
            "bank console testing",
            [Member(package: "Packages/Console", target: "BankConsoleTesting", [.library])],
            mayKnow: [
                "bank console", "console", "interface", "interface testing", "container", "RIBs",
                "RIBs testing",
            ],
            toolchain: .doubles,
            mayBeAbsent: true
        ),

        Category(
            "RIBs tests",
            [Member(package: "Packages/RIBs", [.test, .executable])],
            mayKnow: [.own("RIBs tests"), "RIBs", "RIBs testing"],
            toolchain: .tests
        ),
        Category(
            "container tests",
            [
                Member(
                    package: "Packages/DependencyContainer",
                    target: "DependencyContainer*",
                    [.test, .executable]
                )
            ],
            mayKnow: [.own("container tests"), "container", "container testing"],
            toolchain: .tests
        ),
        // What the bank's words look like on the command line and on screens, said once for all
        // features. It
        // stands beside Console, which keeps knowing nothing of banks.
        Category(
            "bank console",
            [Member(package: "Packages/Console", target: "BankConsole", [.library])],
            mayKnow: ["console", "interface", "container", "RIBs"],
            toolchain: .lean,
            mayBeAbsent: true
        ),
        Category(
            "bank console tests",
            [Member(package: "Packages/Console", target: "BankConsole*", [.test])],
            mayKnow: [
                "bank console", "console", "bank console testing", "interface", "interface testing",
                "container", "container testing", "RIBs", "RIBs testing",
            ],
            toolchain: .tests,
            mayBeAbsent: true
        ),
        Category(
            "console tests",
            [Member(package: "Packages/Console", [.test, .executable])],
            mayKnow: [
                .own("console tests"), "console", "bank console testing", "RIBs", "RIBs testing",
                "container", "container testing",
            ],
            toolchain: .tests
        ),
    ]

    /// What each side offers: protocols, values, ids, and the fakes that share their meaning.
    private static let interfaces: [Category] = [
        Category(
            "interface",
            [Member(package: "Packages/DependencyContainer", target: "*Interface", [.library])],
            mayKnow: ["interface", "container", "RIBs"],
            toolchain: .lean
        ),
        Category(
            "interface testing",
            [
                Member(
                    package: "Packages/DependencyContainer",
                    target: "*InterfaceTesting",
                    [.library]
                )
            ],
            mayKnow: [
                "interface", "interface testing", "container", "container testing", "RIBs",
                "RIBs testing",
            ],
            toolchain: .doubles
        ),
        Category(
            "interface tests",
            [Member(package: "Packages/DependencyContainer", target: "*Interface*", [.test])],
            mayKnow: [
                "interface", "interface testing", "container", "container testing", "RIBs",
                "RIBs testing",
            ],
            toolchain: .tests,
            mayBeAbsent: true
        ),
    ]

    /// The implementations, a package each.
    private static let packages: [Category] = [
        Category(
            "system library",
            [
                Member(package: "Packages/Ledger", [.system]),
                Member(package: "Packages/Signing", [.system]),
            ],
            mayKnow: [],
            toolchain: .core
        ),
        Category(
            "adapter",
            [Member(package: "Packages/Ledger", target: "{package}", [.library])],
            mayKnow: ["interface", "container", .own("system library")],
            toolchain: .lean
        ),
        Category(
            "adapter tests",
            [Member(package: "Packages/Ledger", target: "{package}*", [.test, .executable])],
            mayKnow: [
                .own("adapter tests"), .own("adapter"), .own("system library"), "interface",
                "interface testing",
                "container", "container testing",
            ],
            toolchain: .tests
        ),
        Category(
            "feature",
            [Member(package: "Packages/*", target: "{package}", [.library])],
            mayKnow: [
                "interface", "container", "RIBs", "console", "bank console", .own("system library"),
            ],
            toolchain: .lean
        ),
        Category(
            "feature demo",
            [Member(package: "Packages/*", target: "{package}*", [.executable])],
            mayKnow: [
                .own("feature"), "interface", "interface testing", "container", "RIBs", "console",
                "bank console",
                "bank console testing",
            ],
            toolchain: .lean
        ),
        Category(
            "feature tests",
            [Member(package: "Packages/*", target: "{package}*", [.test])],
            mayKnow: [
                .own("feature"), .own("feature demo"), .own("system library"), "interface",
                "interface testing", "container", "container testing", "RIBs", "RIBs testing",
                "console", "bank console", "bank console testing",
            ],
            toolchain: .tests
        ),
    ]

    /// Who puts it all together, who tests and measures it, and the tools, which stand alone.
    private static let top: [Category] = [
        Category(
            "app",
            [Member(package: "App", [.library, .executable])],
            mayKnow: [
                .own("app"), "feature", "adapter", "interface", "container", "RIBs", "console",
                "bank console",
            ],
            toolchain: .lean
        ),
        Category(
            "tests",
            [
                Member(package: "App", [.test]),
                Member(package: "Tests", [.library, .executable, .test]),
            ],
            mayKnow: [
                "tests", "app", "feature", "adapter", "interface", "interface testing",
                "container", "container testing", "RIBs", "RIBs testing", "console", "bank console",
                "bank console testing",
            ],
            toolchain: .tests
        ),
        Category(
            "linter",
            [Member(package: "Scripts/ArchitectureLint", [.library, .executable])],
            mayKnow: [.own("linter")],
            toolchain: .tool
        ),
        Category(
            "linter tests",
            [Member(package: "Scripts/ArchitectureLint", [.test])],
            mayKnow: [.own("linter")],
            toolchain: .tests
        ),
        Category(
            "benchmarks",
            [Member(package: "Packages/*/Benchmarks", [.library, .executable])],
            mayKnow: [
                .own("benchmarks"), .around("RIBs"), .around("console"), .around("adapter"),
                .around("feature"), "interface", "interface testing", "container", "benchmarking",
            ],
            toolchain: .lean
        ),
        Category(
            "benchmarking",
            [Member(package: "Scripts/Benchmarking", [.library, .executable])],
            mayKnow: [.own("benchmarking")],
            toolchain: .lean
        ),
        Category(
            "benchmarking tests",
            [Member(package: "Scripts/Benchmarking", [.test])],
            mayKnow: [.own("benchmarking")],
            toolchain: .tests
        ),
    ]

    private static let askByInterface =
        "ask for what it offers by a typed id of its …Interface target, declared among the needs of "
        + "your module; App wires the two"

    private static let testingIsForTests =
        "import the …Interface itself; fakes are for tests and demos only"

    private static let testAlone =
        "use the fakes of its …InterfaceTesting target; what needs both features goes to Tests"

    private static let advice: [Advice] = [
        Advice(importer: "feature tests", imported: "feature", instead: testAlone),
        Advice(importer: "feature demo", imported: "feature", instead: testAlone),
        Advice(importer: "benchmarks", imported: "feature", instead: testAlone),
        Advice(importer: "feature", imported: "feature", instead: askByInterface),
        Advice(
            importer: "feature",
            imported: "adapter",
            instead: "ask for the ledger by LedgerInterface; only App knows who keeps the book"
        ),
        Advice(
            imported: "app",
            instead:
                "contribute what App is to have (a command, a home entry, a service) from your "
                + "module; App lists modules and nothing knows App"
        ),
        Advice(imported: "interface testing", instead: testingIsForTests),
        Advice(imported: "RIBs testing", instead: testingIsForTests),
        Advice(imported: "container testing", instead: testingIsForTests),
        Advice(imported: "bank console testing", instead: testingIsForTests),
        Advice(
            importer: "console",
            imported: "bank console",
            instead: "turn it round: Console knows nothing of banks"
        ),
        Advice(
            importer: "interface",
            imported: "console",
            instead: "keep screens and commands in the feature; an interface offers protocols, "
                + "values and ids"
        ),
        Advice(
            importer: "interface",
            instead: "move the type that both need into the interface; an interface never knows "
                + "who implements it"
        ),
        Advice(
            importer: "container",
            instead: "turn it round: the container knows nothing, others register with it"
        ),
        Advice(
            importer: "RIBs",
            instead: "turn it round: RIBs stands alone, whoever uses it brings the rest"
        ),
        Advice(
            imported: "system library",
            instead: "ask the package that owns the library by its interface"
        ),
        Advice(imported: "feature", instead: askByInterface),
        Advice(imported: "feature demo", instead: "move what both need into the feature"),
    ]
}

extension ToolchainAccess {
    private static let language: Set<String> = ["Swift", "Synchronization", "_Concurrency"]
    private static let system: Set<String> = ["Glibc", "Musl", "Darwin"]
    private static let testing: Set<String> = ["Testing", "XCTest"]
    private static let foundation: Set<String> = ["Foundation", "FoundationEssentials"]

    /// The language and nothing else.
    static let core = ToolchainAccess(language)
    /// What keeps an executable small and quick to start: all of Foundation only where there is
    /// no smaller part of it.
    static let lean = ToolchainAccess(
        language.union(system).union(["FoundationEssentials"]),
        fallbacks: ["Foundation": "FoundationEssentials"]
    )
    /// The same, and what a test double reports to.
    static let doubles = ToolchainAccess(
        lean.modules.union(testing),
        fallbacks: lean.fallbacks
    )
    /// Everything.
    static let tests = ToolchainAccess(all)
    /// What a tool may use that nobody waits for at a till.
    static let tool = ToolchainAccess(lean.modules.union(["Dispatch"]), fallbacks: lean.fallbacks)

    static let all = language.union(system).union(testing).union(foundation).union([
        "Dispatch", "RegexBuilder", "_StringProcessing",
    ])
}
