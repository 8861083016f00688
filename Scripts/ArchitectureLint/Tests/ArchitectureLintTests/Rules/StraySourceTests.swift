import Testing

@testable import ArchitectureLint

@Suite("Sources without a target")
struct StraySourceTests {
    private let rule = #"kind: "no-stray-sources""#

    @Test("are reported, and snippets with different advice")
    func snippets() throws {
        let village = try Village()
        try village.add("A")
        try village.folder.write("import A\n", to: "A/Snippets/Deep/first.swift")
        try village.folder.write("", to: "A/Tools/Snippets/no.swift")
        let answer = try village.examine(rule)
        #expect(
            answer.output.contains(
                """
                A/Snippets/Deep/first.swift:1: error: this snippet belongs to no target: \
                SwiftPM builds it with the package, and no rule checks it
                    fix: move it into the folder of an executable target, or exclude the snippets: \
                exclude: ["A/Snippets"].
                """
            )
        )
        #expect(
            answer.output.contains(
                """
                A/Tools/Snippets/no.swift:1: error: this source belongs to no target, so it is \
                neither built nor checked
                """
            )
        )
    }

    @Test("are snippets also in a package without targets")
    func snippetsOnly() throws {
        let village = try Village()
        try village.add("A")
        try village.folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"Lessons\")\n",
            to: "Lessons/Package.swift"
        )
        try village.folder.write("let a = 1\n", to: "Lessons/Snippets/first.swift")
        #expect(
            try village.examine(rule).output
                .contains(
                    "Lessons/Snippets/first.swift:1: error: this snippet belongs to no target"
                )
        )
    }

    @Test("are not those that a script compiles by a pattern")
    func patterns() throws {
        let village = try Village()
        try village.add("A")
        for file in [
            "Checks/test_one.swift", "Checks/other.swift", "Tools/any.swift", "More/any.swift",
        ] {
            try village.folder.write("", to: file)
        }
        try village.folder.write("swiftc \"$here\"/test_*.swift -o tests\n", to: "Checks/run.sh")
        try village.folder.write("swiftc \"$here\"/*.swift\n", to: "Tools/run")
        try village.folder.write("find . -name '*.swift'\n", to: "More/count.sh")
        let output = try village.examine(rule).output
        for (file, isStray) in [
            ("Checks/test_one.swift", false), ("Checks/other.swift", true),
            ("Tools/any.swift", false),
            ("More/any.swift", true),
        ] { #expect(output.contains("\(file):1: error:") == isStray, "\(file)") }
        #expect(
            output.contains(
                "fix: add it to a target, or exclude its folder: exclude: [\"Checks\"].\n"
            )
        )
    }

    @Test("are not reported in excluded folders")
    func excluded() throws {
        let village = try Village()
        try village.add("")
        try village.folder.write("", to: "Snippets/first.swift")
        #expect(try village.examine(rule).output.contains("exclude: [\"Snippets\"]."))
        try village.folder.write(
            "{ version: 1, exclude: [\"Snippets\"], rules: [{ name: \"r\", reason: \"r\", \(rule) }] }",
            to: RuleFile.usualName
        )
        let answer = CommandLineTool().run([village.folder.path, "--no-cache"])
        #expect(answer.status == .success, "\(answer)")
    }
}

@Suite("Sources of projects")
struct ProjectSourceTests {
    private let village: Village

    init() throws {
        village = try Village()
        try village.add("Kit")
    }

    /// The sources that archlint reports, of the written ones.
    private func strays(_ files: String...) throws -> [String] {
        for file in files { try village.folder.write("let a = 1\n", to: file) }
        let output = try village.examine(#"kind: "no-stray-sources""#).output
        return files.filter { output.contains("\($0):1: error: this source belongs to no target") }
    }

    @Test("are those in the groups of an Xcode project that a build phase lists")
    func xcode() throws {
        try village.folder.write(
            """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T, U); };
                G = { isa = PBXGroup; children = ( A, R, S, /* a folder */ F, ); sourceTree = "<group>"; };
                A = { isa = PBXGroup; children = (A1, A2); path = "My App"; sourceTree = "<group>"; };
                A1 = { isa = PBXFileReference; path = "One File.swift"; sourceTree = "<group>"; };
                A2 = { isa = PBXFileReference; path = Unbuilt.swift; sourceTree = "<group>"; };
                R = { isa = PBXFileReference; path = ../Shared.swift; sourceTree = SOURCE_ROOT; };
                F = { isa = PBXFileReference; lastKnownFileType = folder; path = Copied;
                      sourceTree = "<group>"; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, N); path = Synced;
                      sourceTree = "<group>"; };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                      membershipExceptions = (Left.swift, "Sub/Moved.swift"); };
                N = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
                      membershipExceptions = ("Sub/Moved.swift"); };
                U = { isa = PBXNativeTarget; name = U; };
                T = { isa = PBXNativeTarget; name = T; fileSystemSynchronizedGroups = (S); };
                B1 = { isa = PBXBuildFile; fileRef = A1; };
                B2 = { isa = PBXBuildFile; fileRef = R; };
                B3 = { isa = PBXBuildFile; fileRef = F; };
            }; rootObject = P; }
            """,
            to: "App/App.xcodeproj/project.pbxproj"
        )
        #expect(
            try strays(
                "App/My App/One File.swift",
                "App/My App/Unbuilt.swift",
                "Shared.swift",
                "App/Copied/Deep/Copy.swift",
                "App/Synced/In.swift",
                "App/Synced/Left.swift",
                "App/Synced/Sub/Moved.swift",
                "App/Other.swift"
            ) == ["App/My App/Unbuilt.swift", "App/Synced/Left.swift", "App/Other.swift"]
        )
    }

    @Test(
        "are all sources beside an Xcode project that cannot be read",
        arguments: ["", "{ a = (", "<?xml?>"]
    )
    func unreadable(project: String) throws {
        try village.folder.write(project, to: "App/App.xcodeproj/project.pbxproj")
        #expect(try strays("App/One.swift", "Two.swift") == ["Two.swift"])
    }

    @Test("are the sources in a specification for XcodeGen")
    func xcodeGen() throws {
        try village.folder.write(
            """
            name: App
            targets:
              App:
                type: application
                sources:
                  - path: Sources # the app
                    excludes:
                      - "Old/**"
                  - "Extra.swift"
                dependencies:
                  - path: NotBuilt
              Widget: { type: app-extension }
              Tests:
                sources: [Tests, ../Shared]
                settings: { a: b }
            """,
            to: "App/project.yml"
        )
        #expect(
            try strays(
                "App/Sources/A.swift",
                "App/Extra.swift",
                "App/NotBuilt/B.swift",
                "App/Tests/C.swift",
                "Shared/D.swift"
            ) == ["App/NotBuilt/B.swift"]
        )
    }

    @Test("are the sources that a manifest for Tuist lists, or its folder when a function decides")
    func tuist() throws {
        try village.folder.write(
            """
            import ProjectDescription
            let project = Project(name: "App", targets: [
                .target(name: "App", sources: ["Sources/**", .glob("More/*.swift", excluding: "x")]),
                .target(name: "Tests", buildableFolders: ["Tests"]),
            ])
            """,
            to: "App/Project.swift"
        )
        try village.folder.write(
            "import ProjectDescription\nlet project = Project(sources: all, more: a(sources: \"../Near/**\"))",
            to: "Home/Project.swift"
        )
        try village.folder.write("import ProjectDescription\n", to: "Tuist/Config.swift")
        #expect(
            try strays(
                "App/Sources/A.swift",
                "App/More/B.swift",
                "App/Tests/C.swift",
                "App/Old/D.swift",
                "Home/Anything/E.swift",
                "Tuist/ProjectDescriptionHelpers/F.swift"
            ) == ["App/Old/D.swift"]
        )
    }

    @Test("are built by other tools: scripts, lists of sources, playgrounds and templates")
    func tools() throws {
        try village.folder.write("#!/usr/bin/env swift\nprint(1)\n", to: "Tools/run.swift")
        try village.folder.write("xcrun swift Tools/check.swift\n", to: "Tools/check.sh")
        try village.folder.write("s.source_files = 'Pod/**/*.swift'\n", to: "Pod.podspec")
        let found = try strays(
            "Tools/check.swift",
            "Pod/A.swift",
            "A.playground/Contents.swift",
            "New.xctemplate/File.swift",
            "Kit/Tests/LinuxMain.swift",
            "Tools/left.swift"
        )
        #expect(found == ["Tools/left.swift"])
        #expect(!(try village.examine(#"kind: "no-stray-sources""#).output.contains("run.swift")))
    }

    @Test("may belong to a target that a manifest declares elsewhere only")
    func conditional() throws {
        try village.folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Mac", targets: [.target(name: "Mac")])
            #if os(Haiku)
            package.targets.append(.target(name: "Other", path: "Elsewhere/Other"))
            #endif
            """,
            to: "Mac/Package.swift"
        )
        try village.folder.write("let a = 1\n", to: "Mac/Sources/Mac/Mac.swift")
        #expect(
            try strays("Mac/Elsewhere/Other/A.swift", "Mac/Elsewhere/B.swift")
                == ["Mac/Elsewhere/B.swift"]
        )
    }
}
