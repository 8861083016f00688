import Testing

@testable import ArchitectureLint

@Suite("Targets of Xcode projects")
struct XcodeTargetTests {
    private let village: Village

    init() throws { village = try Village() }

    private func write(_ project: XcodeProjectText, to path: String = "App/App.xcodeproj") throws {
        try village.folder.write("\(project)", to: "\(path)/project.pbxproj")
    }

    private func write(_ source: String, to file: String) throws {
        try village.folder.write("\(source)\nlet a = 1\n", to: file)
    }

    /// Returns the declared dependencies as `A → B`, with their conditions.
    private func declared() throws -> [String] {
        let workspace = try Workspace(of: FileTree(root: village.folder.path), cacheFolder: nil)
        #expect(workspace.obstacles == [])
        return workspace.graph.edges.filter { $0.kind == .declared }
            .map { "\($0.from) → \($0.to)\($0.shownCondition)" }.sorted()
    }

    @Test("depend on linked and built targets, products of packages, and the host of tests")
    func dependencies() throws {
        try village.add("Packages/Card")
        try village.add("Packages/Old")
        try write(
            XcodeProjectText(
                targets: [
                    .init(
                        name: "App",
                        type: "application",
                        sources: ["App.swift": ""],
                        links: ["Core"],
                        builds: ["Core", "Tool"],
                        products: [
                            "Card of ../Packages/Card": "", "Old": "",
                            "Net of https://example.com/net.git": "",
                        ]
                    ),
                    .init(name: "Core", sources: ["Core.swift": ""]),
                    .init(name: "Tool", type: "tool", sources: ["Tool.swift": ""]),
                    .init(
                        name: "AppTests",
                        type: "bundle.unit-test",
                        sources: ["AppTests.swift": ""],
                        host: "App"
                    ),
                ],
                packages: ["../Packages/Card", "https://example.com/net.git"]
            )
        )
        for name in ["App", "Core", "Tool", "AppTests"] { try write("", to: "App/\(name).swift") }
        #expect(
            try declared() == [
                "App → Card", "App → Core", "App → Old", "App → Tool", "AppTests → App",
            ]
        )
    }

    @Test("depend on frameworks of other projects by their file names")
    func otherProjects() throws {
        try write(
            XcodeProjectText(targets: [.init(name: "Core", sources: ["Core.swift": ""])]),
            to: "Core/Core.xcodeproj"
        )
        try write("", to: "Core/Core.swift")
        try write(
            XcodeProjectText(
                targets: [
                    .init(
                        name: "App",
                        sources: ["App.swift": ""],
                        frameworks: ["Core.framework", "Elsewhere.framework"]
                    ),
                    .init(
                        name: "Flagged",
                        sources: ["Flagged.swift": ""],
                        settings: ["OTHER_LDFLAGS": "$(inherited) -framework Core"]
                    ),
                ]
            )
        )
        try write("", to: "App/App.swift")
        try write("", to: "App/Flagged.swift")
        #expect(try declared() == ["App → Core", "Flagged → Core"])
    }

    @Test("are judged like targets of packages")
    func judged() throws {
        try village.add("Card")
        try village.add("Money")
        try village.add("Unused")
        try write(
            XcodeProjectText(
                targets: [
                    .init(
                        name: "App",
                        sources: ["App.swift": ""],
                        products: ["Card of ../Card": "", "Unused of ../Unused": ""]
                    )
                ],
                packages: ["../Card", "../Unused"]
            )
        )
        try write("import Card\nimport Money", to: "App/App.swift")
        let answer = try village.examine(#"kind: "declared""#, #"kind: "used""#)
        #expect(
            answer.output.contains(
                "App/App.swift:2: error: App imports Money without declaring it\n"
            )
        )
        #expect(
            answer.output.contains(
                "fix: remove the import, or let the target 'App' of App.xcodeproj link the product 'Money'"
            )
        )
        #expect(
            answer.output.contains(
                "App/App.xcodeproj/project.pbxproj:1: error: App declares Unused, but none of its "
                    + "sources imports it\n    fix: remove the dependency from the Xcode project.\n"
            ),
            "\(answer)"
        )
        #expect(!answer.output.contains("imports Card"))
    }

    @Test("may share sources without depending on each other")
    func sharedSources() throws {
        try write(
            XcodeProjectText(
                targets: [
                    .init(name: "App", sources: ["Shared.swift": ""]),
                    .init(name: "Widget", sources: ["Shared.swift": ""]),
                ]
            )
        )
        try write("import Money", to: "App/Shared.swift")
        try village.add("Money")
        let answer = try village.examine(#"kind: "declared""#)
        #expect(answer.output.contains("App imports Money"))
        #expect(answer.output.contains("Widget imports Money"))
        let apart = try village.examine(#"kind: "forbidden", from: "all", to: "all""#)
        #expect(!apart.output.contains("builds a source of"))
        #expect(apart.output.contains("Swift files: 2 of 2 examined."))
    }

    @Test("have the files of synchronized folders, without exceptions")
    func synchronizedFolders() throws {
        try write(
            XcodeProjectText(
                targets: [.init(name: "App", folders: ["Sources": ["Left.swift", "Deep/Old"]])]
            )
        )
        for file in ["In.swift", "Deep/In.swift", "Left.swift", "Deep/Old/A.swift"] {
            try write("import Money", to: "App/Sources/\(file)")
        }
        try village.add("Money")
        let output = try village.examine(#"kind: "declared""#).output
        #expect(
            output.contains(
                """
                App/Sources/Deep/In.swift:1: error: App imports Money without declaring it
                    also App/Sources/In.swift:1
                    fix:
                """
            )
        )
        #expect(output.contains("Swift files: 3 of 5 examined; not examined: 2 without a target."))
    }

    @Test("are imported by the names of their modules")
    func moduleNames() throws {
        try village.folder.write(
            "#include \"Names.xcconfig\" // more\nPRODUCT_NAME[sdk=macosx*] = No\n",
            to: "App/Kit.xcconfig"
        )
        try village.folder.write(
            "PRODUCT_NAME = $(TARGET_NAME:c99extidentifier)Kit\n",
            to: "App/Names.xcconfig"
        )
        try write(
            XcodeProjectText(
                targets: [
                    .init(
                        name: "Home-iOS",
                        sources: ["Home.swift": ""],
                        settings: ["PRODUCT_MODULE_NAME": "Home"]
                    ),
                    .init(name: "A-B", sources: ["AB.swift": ""], configuration: "Kit.xcconfig"),
                    .init(
                        name: "AppTests",
                        type: "bundle.unit-test",
                        sources: ["AppTests.swift": ""],
                        links: ["Home-iOS", "A-B"]
                    ),
                ]
            )
        )
        try write("", to: "App/Home.swift")
        try write("", to: "App/AB.swift")
        try write("import Home\nimport A_BKit", to: "App/AppTests.swift")
        let answer = try village.examine(#"kind: "declared""#, #"kind: "used""#)
        #expect(answer.status == .success, "\(answer)")
        let why = CommandLineTool().run([
            "why", "AppTests", "A-B", village.folder.path, "--no-cache",
        ])
        #expect(why.output.contains("AppTests → A-B  App/AppTests.swift:2\n"), "\(why)")
    }

    @Test("of tests may import what their host declares")
    func hosts() throws {
        try village.add("Card")
        let tests = XcodeProjectText.Target(
            name: "AppTests",
            type: "bundle.unit-test",
            sources: ["AppTests.swift": ""]
        )
        let app = XcodeProjectText.Target(
            name: "App",
            type: "application",
            sources: ["App.swift": ""],
            products: ["Card of ../Card": ""]
        )
        try write("import Card", to: "App/App.swift")
        try write("import Card", to: "App/AppTests.swift")
        try write(XcodeProjectText(targets: [app], packages: ["../Card"]))
        for (host, isFree) in [
            ("$(BUILT_PRODUCTS_DIR)/App.app/App", true),
            ("$(BUILT_PRODUCTS_DIR)/App.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/App", true),
            ("", false), ("$(BUILT_PRODUCTS_DIR)/Other.app/Other", false),
        ] {
            var target = tests
            target.settings["TEST_HOST"] = host
            try write(XcodeProjectText(targets: [app, target], packages: ["../Card"]))
            let answer = try village.examine(#"kind: "declared""#)
            #expect(!answer.output.contains("AppTests imports Card") == isFree, "\(answer)")
        }
    }

    @Test("are judged for their own platforms and flags")
    func platforms() throws {
        try village.add("Card")
        var app = XcodeProjectText.Target(
            name: "App",
            sources: ["App.swift": "", "Pad.swift": "ios"],
            products: ["Card of ../Card": "ios"],
            settings: ["SDKROOT": "iphoneos", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "SET"]
        )
        func output(_ source: String) throws -> String {
            try write(source, to: "App/App.swift")
            try write("import Card", to: "App/Pad.swift")
            try write(XcodeProjectText(targets: [app], packages: ["../Card"]))
            return try village.examine(#"kind: "declared""#).output
        }
        #expect(try !output("import Card").contains("App imports"))
        try village.add("Money")
        #expect(try !output("#if os(macOS)\nimport Money\n#endif").contains("App imports"))
        #expect(try !output("#if UNSET\nimport Money\n#endif").contains("App imports"))
        #expect(try output("#if SET\nimport Money\n#endif").contains("App imports Money"))
        #expect(try !output("#if !SET\nimport Money\n#endif").contains("App imports"))
        app.release = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "OTHER"]
        for flag in ["!SET", "SET", "OTHER", "!OTHER"] {
            #expect(try output("#if \(flag)\nimport Money\n#endif").contains("App imports Money"))
        }
        for flags in ["SET && OTHER", "UNSET", "!SET && !OTHER"] {
            #expect(try !output("#if \(flags)\nimport Money\n#endif").contains("App imports"))
        }
        app.release = nil
        app.settings["SUPPORTED_PLATFORMS"] = "iphoneos macosx"
        let both = try output("import Card")
        #expect(
            both.contains(
                "App/App.swift:1: error: App imports Card also for macOS, but declares it only if os(iOS)\n"
            )
        )
        #expect(!both.contains("Pad.swift"))
    }

    @Test("are not said to link what they embed, or what another dependency needs")
    func neededToRun() throws {
        for name in ["App", "Core", "UI"] { try write("", to: "App/\(name).swift") }
        try write("import UI", to: "App/App.swift")
        func output(_ change: (inout XcodeProjectText.Target) -> Void, ui: [String] = []) throws
            -> String
        {
            var app = XcodeProjectText.Target(
                name: "App",
                type: "application",
                sources: ["App.swift": ""],
                links: ["Core", "UI"]
            )
            change(&app)
            try write(
                XcodeProjectText(
                    targets: [
                        app, .init(name: "Core", sources: ["Core.swift": ""]),
                        .init(name: "UI", sources: ["UI.swift": ""], links: ui),
                    ]
                )
            )
            return try village.examine(#"kind: "used""#).output
        }
        #expect(try output { _ in }.contains("App declares Core, but none of its sources"))
        #expect(try !output { $0.embeds = ["Core"] }.contains("App declares"))
        #expect(try !output({ _ in }, ui: ["Core"]).contains("App declares"))
        #expect(
            try !output { $0.settings["SWIFT_OBJC_BRIDGING_HEADER"] = "App.h" }
                .contains("App declares")
        )
    }

    @Test("test for the names of modules with canImport")
    func canImport() throws {
        try write(
            XcodeProjectText(
                targets: [
                    .init(name: "App", sources: ["App.swift": ""], links: ["Core-iOS"]),
                    .init(
                        name: "Core-iOS",
                        sources: ["Core.swift": ""],
                        settings: ["PRODUCT_MODULE_NAME": "Core"]
                    ),
                ]
            )
        )
        try write("#if canImport(Core)\nlet b = 1\n#endif", to: "App/App.swift")
        try write("", to: "App/Core.swift")
        #expect(try village.examine(#"kind: "used""#).status == .success)
    }

    @Test("depend on the project that a reference names, and on the package in its groups")
    func references() throws {
        for name in ["Abc", "Zed"] {
            try write(
                XcodeProjectText(targets: [.init(name: "Core", sources: ["\(name).swift": ""])]),
                to: "\(name)/\(name).xcodeproj"
            )
            try write("", to: "\(name)/\(name).swift")
            try village.add("\(name)/Net", target: "Net")
        }
        var app = XcodeProjectText(
            targets: [.init(name: "App", sources: ["App.swift": ""], products: ["Net": ""])]
        )
        app.objects = """
            "in groups" = { isa = PBXFileReference; path = ../Zed/Net; };
            "other" = { isa = PBXFileReference; path = ../Zed/Zed.xcodeproj; };
            "proxy" = { isa = PBXContainerItemProxy; containerPortal = other; remoteInfo = Core; };
            "framework" = { isa = PBXReferenceProxy; path = Core.framework; remoteRef = proxy;
                            sourceTree = BUILT_PRODUCTS_DIR; };
            "link" = { isa = PBXBuildFile; fileRef = framework; };
            """
        app.inGroups = ["in groups", "other"]
        app.targets[0].links = []
        app.linked = ["link"]
        try write(app)
        try write("", to: "App/App.swift")
        #expect(
            try declared() == ["App → Core (Zed.xcodeproj)", "App → Net (Zed/Net)"]
        )
    }

    @Test(
        "end for any settings and groups",
        arguments: ["#include \"A.xcconfig\"\n", "A = $(B)$(B)$(B)$(B)\nB = $(A)$(A)$(A)$(A)\n"]
    )
    func hostile(line: String) throws {
        try village.folder.write(
            String(repeating: line, count: 30) + "PRODUCT_MODULE_NAME\t= Kit;\n",
            to: "App/A.xcconfig"
        )
        var groups = XcodeProjectText(
            targets: [
                .init(
                    name: "App",
                    sources: ["App.swift": ""],
                    settings: ["PRODUCT_NAME": "$(A)"],
                    configuration: "A.xcconfig"
                )
            ]
        )
        groups.objects = (0..<5_000).map {
            "\"g\($0)\" = { isa = PBXGroup; path = folder; children = (\"g\($0 + 1)\"); };"
        }.joined(separator: "\n")
        groups.inGroups = ["g0"]
        try write(groups)
        try write("", to: "App/App.swift")
        let workspace = try Workspace(of: FileTree(root: village.folder.path), cacheFolder: nil)
        #expect(workspace.repository.modules.map(\.target.moduleName) == ["Kit"])
    }

    @Test("may make imports internal by default, and have no settings of manifests")
    func internalImports() throws {
        try village.add("Card")
        let settings =
            #"kind: "required-settings", settings: { treatAllWarnings: "error" }, mayBeEmpty: true"#
        for (value, isInternal) in [("NO", false), ("YES", true)] {
            let app = XcodeProjectText.Target(
                name: "App",
                sources: ["App.swift": ""],
                settings: ["SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": value]
            )
            try write(XcodeProjectText(targets: [app]))
            try write("import Card", to: "App/App.swift")
            let answer = try village.examine(#"kind: "import-access", to: "all""#, settings)
            #expect(
                answer.output.contains("App (all) imports Card (all) with more access")
                    != isInternal
            )
            #expect(!answer.output.contains("App (all) is built without"))
        }
    }

    @Test("that build missing sources are not reported as users of nothing")
    func missingSources() throws {
        try village.add("Card")
        var app = XcodeProjectText.Target(
            name: "App",
            sources: ["App.swift": ""],
            products: ["Card of ../Card": ""]
        )
        try write("", to: "App/App.swift")
        for file in ["app.swift", "Generated.swift"] {
            try write(XcodeProjectText(targets: [app], packages: ["../Card"]))
            #expect(try village.examine(#"kind: "used""#).output.contains("App declares Card"))
            app.sources = [file: ""]
        }
        try write(XcodeProjectText(targets: [app], packages: ["../Card"]))
        #expect(try !village.examine(#"kind: "used""#).output.contains("App declares Card"))
    }
}
