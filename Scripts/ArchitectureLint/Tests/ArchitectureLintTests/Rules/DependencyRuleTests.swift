import Testing

@testable import ArchitectureLint

@Suite("Dependencies of packages")
struct DependencyRuleTests {
    private let used = #"kind: "used""#
    private let declared = #"kind: "declared""#
    private let log = ".package(url: \"https://example.com/swift-log.git\", from: \"1.0.0\")"

    @Test("are reported when no target uses the package")
    func unused() throws {
        let village = try Village()
        try village.add("B")
        try village.add("A", packages: ".package(path: \"../B\")")
        let answer = try village.examine(used)
        #expect(
            answer.output.contains(
                "A/Package.swift:6: error: A depends on the package b, but none of its targets uses"
            )
        )
        try village.add(
            "A",
            packages: ".package(path: \"../B\")",
            uses: ".product(name: \"B\", package: \"B\")",
            source: "import B\n"
        )
        #expect(try village.examine(used).status == .success)
    }

    @Test("are reported when no target uses an external package without plug-ins")
    func unusedForeign() throws {
        let village = try Village()
        try village.add("A", packages: log)
        #expect(
            try village.examine(used).output.contains("A depends on the package swift-log, but")
        )
        try village.add(
            "A",
            packages: ".package(url: \"https://example.com/swift-docc-plugin\", from: \"1.0.0\")"
        )
        #expect(try village.examine(used).status == .success)
    }

    @Test("are used by a target with a plug-in of the package")
    func plugin() throws {
        let village = try Village()
        let format = ".package(url: \"https://example.com/format\", from: \"1.0.0\")"
        try village.add("A", packages: format)
        #expect(try village.examine(used).status == .violations)
        let use = "], plugins: [.plugin(name: \"Format\", package: \"Format\")"
        try village.add("A", packages: format, uses: use)
        #expect(try village.examine(used).status == .success)
    }

    @Test("form no cycle when folders share a name")
    func names() throws {
        let village = try Village()
        try village.add(
            "x/Util",
            target: "UtilX",
            packages: ".package(path: \"../Core\")",
            uses: ".product(name: \"CoreX\", package: \"Core\")"
        )
        try village.add("x/Core", target: "CoreX")
        try village.add("y/Util", target: "UtilY")
        try village.add(
            "y/Core",
            target: "CoreY",
            packages: ".package(path: \"../Util\")",
            uses: ".product(name: \"UtilY\", package: \"Util\")"
        )
        #expect(try village.examine(#"kind: "acyclic""#).status == .success)
        try village.add(
            "y/Util",
            target: "UtilY",
            packages: ".package(path: \"../Core\")",
            uses: ".product(name: \"CoreY\", package: \"Core\")"
        )
        #expect(
            try village.examine(#"kind: "acyclic""#).output.contains(
                "the packages form a cycle: y/Core → y/Util → y/Core\n"
            )
        )
    }

    @Test("are advised with product and package")
    func advice() throws {
        let village = try Village()
        try village.add("Packages/b-pkg", target: "Inner", product: "Outer")
        try village.add("A", source: "import Inner\n")
        #expect(
            try village.examine(declared).output.contains(
                """
                declare .package(path: "../Packages/b-pkg") and .product(name: "Outer", package: \
                "b-pkg") in A/Package.swift.
                """
            )
        )
        try village.add(
            "A",
            packages: ".package(path: \"../Packages/b-pkg\")",
            source: "import Inner\n"
        )
        #expect(
            try village.examine(declared).output.contains(
                "declare .product(name: \"Outer\", package: \"b-pkg\") in A/Package.swift."
            )
        )
        try village.add("Packages/b-pkg", target: "Inner", product: "")
        #expect(
            try village.examine(declared).output.contains(
                """
                in A/Package.swift; first, Packages/b-pkg/Package.swift has to declare the \
                product: .library(name: "Inner", targets: ["Inner"]).
                """
            )
        )
    }

    @Test("on external products must be declared where their modules are imported")
    func foreign() throws {
        let village = try Village()
        let product = ".product(name: \"Logging\", package: \"swift-log\")"
        try village.add("A", packages: log, uses: product, source: "import Logging\n")
        try village.add("B", packages: log, source: "\nimport Logging\n")
        let told = "B/Sources/B/B.swift:2: error: B imports Logging of the package swift-log "
        let answer = try village.examine(declared)
        #expect(answer.output.contains(told + "without declaring a product of it\n"))
        #expect(answer.output.contains("or declare \(product) in B/Package.swift.\n"))
        #expect(!answer.output.contains("A imports"))

        // Only the rules name the package of a module that is named unlike its product.
        try village.add("A", packages: log, uses: product, source: "import LogKit\n")
        try village.add("B", source: "\nimport LogKit\n")
        #expect(try village.examine(declared).status == .success)
        let allow = #"kind: "no-third-party", allow: [{ package: "swift-log", modules: "LogKit" }]"#
        #expect(
            try village.examine(declared, allow).output.contains(
                "B imports LogKit of the package swift-log without declaring a product of it\n"
            )
        )
    }

    @Test("on external products are used by imports of their modules")
    func usedForeign() throws {
        let village = try Village()
        let product = ".product(name: \"Logging\", package: \"swift-log\")"
        try village.add("A", packages: log, uses: product, source: "import LogKit\n")
        try village.add("B", packages: log, uses: product)
        let unknown = try village.examine(used)
        #expect(unknown.status == .success)
        #expect(unknown.output.contains("    0  2 dependencies of targets and packages\n"))
        let allow = #"kind: "no-third-party", allow: [{ package: "swift-log", modules: "LogKit" }]"#
        let listed = try village.examine(used, allow)
        #expect(listed.output.contains("B declares Logging, but none of its sources imports it\n"))
        #expect(!listed.output.contains("A declares"))
        try village.add("A", packages: log, uses: product, source: "import Logging\n")
        #expect(try village.examine(used).output.contains("error: B declares Logging, but"))
    }

    @Test("on plug-ins are used without an import")
    func pluginOnly() throws {
        let village = try Village()
        let plugin = "], plugins: [.plugin(name: \"LogPlugin\", package: \"swift-log\")"
        let allow = #"kind: "no-third-party", allow: [{ package: "swift-log", modules: "LogKit" }]"#
        try village.add("A", packages: log, uses: plugin, source: "import LogKit\n")
        #expect(
            try village.examine(declared, allow).output.contains(
                "A imports LogKit of the package swift-log without declaring a product of it\n"
            )
        )
        try village.add("A", packages: log, uses: plugin)
        #expect(try village.examine(declared, used, allow).status == .success)
        try village.add("A", packages: log, uses: plugin, source: "import LogPlugin\n")
        #expect(
            try village.examine(allow).output.contains(
                "A imports LogPlugin, which is neither a module of this repository nor one of"
            )
        )
    }
}
