import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The cache of evaluated manifests", .serialized)
struct ManifestCacheTests {
    private let folder: TemporaryFolder
    private let cache: TemporaryFolder
    /// A folder of programs that hide those of the toolchain.
    private let programs: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        cache = try TemporaryFolder()
        programs = try TemporaryFolder()
    }

    private static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

    private func write(_ text: String, to file: String = "Package.swift") throws {
        try folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\n\(text)\n",
            to: file
        )
    }

    /// The name of the package, according to a run of the program.
    private func name(at path: String = "", _ variables: String...) throws -> String {
        struct Document: Decodable {
            struct Entry: Decodable {
                struct Manifest: Decodable { let name: String }
                let manifest: Manifest
            }
            let manifests: [Entry]
        }
        let answer = try run(variables, path, "--json")
        let document = try? JSONDecoder().decode(Document.self, from: Data(answer.output))
        return document?.manifests.first?.manifest.name ?? "nothing"
    }

    private func errors() throws -> String { try run([]).errors }

    private func run(
        _ variables: [String],
        _ path: String = "",
        _ options: String...
    ) throws -> Subprocess {
        let search = ["PATH=\(programs.path):\(Self.path)"]
        let words = [Program.path, "manifests", "\(folder.path)/\(path)", "--cache", cache.path]
        return try Subprocess.run("env", search + variables + words + options)
    }

    /// Puts a program before those of the toolchain.
    ///
    /// Another process writes it, because a program that is open for writing cannot be run. Here
    /// it would stay open in a child that another test starts at this moment.
    private func program(_ name: String, _ script: String) throws {
        try folder.write("#!/bin/sh\n\(script)\n", to: "program")
        let copy = try Subprocess.run(
            "install",
            ["\(folder.path)/program", "\(programs.path)/\(name)"]
        )
        try #require(copy.status == 0, "\(copy.errors)")
    }

    /// Lets every further evaluation fail, so that only the cache can answer.
    private func forbidEvaluation() throws { try program("swift", "exit 1") }

    @Test("follows the variables that a manifest reads, and no others")
    func variables() throws {
        try write("let package = Package(name: Context.environment[\"A\"] ?? \"none\")")
        #expect(try name() == "none")
        #expect(try name("A=first") == "first")
        #expect(try name("A=second") == "second")
        try forbidEvaluation()
        #expect(try name("OTHER=changed") == "none")
        #expect(try name("A=first", "OTHER=changed") == "first")
        #expect(try name("A=third") == "nothing")
    }

    @Test("follows every variable for a manifest that computes their names")
    func allVariables() throws {
        try write(
            "func value(_ name: String) -> String { Context.environment[name] ?? \"none\" }\n"
                + "let package = Package(name: value(\"A\" + \"B\"))"
        )
        #expect(try name() == "none")
        #expect(try name("AB=first") == "first")
        #expect(try name("AB=second") == "second")
    }

    @Test("follows the existence of files that a manifest looks for")
    func files() throws {
        try write(
            "import Foundation\n"
                + "let has = FileManager.default.fileExists(atPath: \"\(folder.path)/more/a\")\n"
                + "let package = Package(name: has ? \"With\" : \"Without\")"
        )
        #expect(try name() == "Without")
        try folder.write("", to: "more/a")
        #expect(try name() == "With")
        try folder.remove("more")
        #expect(try name() == "Without")
        try forbidEvaluation()
        #expect(try name() == "Without")
    }

    @Test("evaluates a manifest that reads the contents of files each time")
    func contents() throws {
        try write(
            "import Foundation\n"
                + "let text = try? String(contentsOfFile: \"\(folder.path)/name\", encoding: .utf8)\n"
                + "let package = Package(name: text ?? \"none\")"
        )
        #expect(try name() == "none")
        try folder.write("first", to: "name")
        #expect(try name() == "first")
        try folder.write("second", to: "name")
        #expect(try name() == "second")
    }

    @Test("remembers a refusal by the same inputs")
    func refusal() throws {
        try forbidEvaluation()
        try write("let package = nothing")
        #expect(try errors().hasPrefix("archlint: Package.swift: SwiftPM rejects the manifest"))
        try programs.remove("swift")
        let first = try errors()
        #expect(first.hasPrefix("archlint: Package.swift:3: SwiftPM rejects the manifest"))
        #expect(first.contains("cannot find 'nothing' in scope"))
        try forbidEvaluation()
        #expect(try errors() == first)
        try write("let package = missing")
        #expect(try errors() != first)
        try programs.remove("swift")
        try write("let package = Package(name: Context.environment[\"A\"] ?? \"none\")")
        #expect(try name() == "none")
    }

    @Test(
        "remembers a refusal for the tools version, or for the name of a package",
        arguments: [
            "// swift-tools-version: 999.0\nlet package = Package(name: \"A\")\n",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\n"
                + "name: \"A\", dependencies: [.package(path: \"../B\")], targets: [.target(name: \"A\", "
                + "dependencies: [.product(name: \"C\", package: \"C\")])])\n",
        ]
    )
    func lastingRefusal(text: String) throws {
        try folder.write(text + "let unread = Array(\"a\")\n", to: "Package.swift")
        try folder.write("", to: "Sources/A/A.swift")
        let first = try errors()
        #expect(first.contains("SwiftPM rejects the manifest"))
        try forbidEvaluation()
        #expect(try errors() == first)
    }

    @Test("follows the mirrors of a package, which replace the addresses of others")
    func mirrors() throws {
        try write("let package = Package(name: Context.environment[\"A\"] ?? \"1\")")
        #expect(try name() == "1")
        try forbidEvaluation()
        #expect(try name() == "1")
        try folder.write("{}", to: ".swiftpm/configuration/mirrors.json")
        #expect(try name() == "nothing")
    }

    @Test("forgets a refusal for a missing module, whatever the manifest's own words say")
    func quotedRefusal() throws {
        try write("import Missing // : unknown package 'x'\nlet package = Package(name: \"A\")")
        #expect(try name() == "nothing")
        try program("swift", "echo 'error: evaluated again' >&2; exit 1")
        #expect(try errors().contains("evaluated again"))
    }

    @Test("follows every manifest for versions of Swift")
    func versions() throws {
        func write(_ name: String, to file: String = "Package.swift") throws {
            try self.write(
                "let package = Package(name: Context.environment[\"A\"] ?? \"\(name)\")",
                to: file
            )
        }
        try write("Plain")
        try write("Old", to: "Package@swift-5.swift")
        #expect(try name() == "Plain")
        try write("New", to: "Package@swift-6.0.swift")
        #expect(try name() == "Plain")
        try write("New", to: "Package@swift-6.swift")
        #expect(try name() == "New")
        try write("Newer", to: "Package@swift-6.swift")
        #expect(try name() == "Newer")
        try forbidEvaluation()
        #expect(try name() == "Newer")
        try write("Newest", to: "Package@swift-6.swift")
        #expect(try name() == "nothing")
    }

    @Test("follows the folder of the package")
    func packageFolder() throws {
        let text = "let package = Package(name: Context.packageDirectory)"
        try write(text, to: "A/Package.swift")
        try write(text, to: "B/Package.swift")
        #expect(try name(at: "A") == "\(folder.path)/A")
        #expect(try name(at: "B") == "\(folder.path)/B")
    }

    @Test(
        "answers for a manifest whose words only look like inputs",
        arguments: [
            "#if canImport(Darwin)\nlet word = \"A\"\n#else\nlet word = \"A\"\n#endif",
            "import Foundation\nvar all = [\"A\"]\nall.append(contentsOf: [\"B\"])\nlet word = all[0]",
            "#if TUIST\nimport ProjectDescription\n#endif\nlet word = true ? \"A\" : \"random\"",
        ]
    )
    func harmless(text: String) throws {
        try write("\(text)\nlet package = Package(name: word)")
        #expect(try name() == "A")
        try forbidEvaluation()
        #expect(try name() == "A")
    }

    @Test("follows the files of the toolchain")
    func toolchain() throws {
        func install(_ version: String, _ name: String) throws {
            try program("swiftc", "echo Swift version \(version)")
            for file in ["swift-driver", "swift-frontend", "swift-package"] {
                try program(file, "# \(version)")
            }
            let dump =
                #"{"name": "\#(name)", "toolsVersion": {"_version": "6.0.0"}, "products": [], "#
                + #""dependencies": [], "targets": []}"#
            try program("swift", "echo '\(dump)'")
        }
        try write("let package = Package(name: true ? \"A\" : \"B\")")
        try install("9.1", "First")
        #expect(try name() == "First")
        try forbidEvaluation()
        #expect(try name() == "First")
        try install("9.2", "Second")
        #expect(try name() == "Second")
    }

    @Test("is not needed by diff for manifests that are the same in both states")
    func diff() throws {
        func git(_ words: String...) throws {
            let author = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
            #expect(try Subprocess.run("git", ["-C", folder.path] + author + words).status == 0)
        }
        let end = "\nif Context.environment[\"A\"] != nil { package.name = \"B\" }"
        try write(
            "let package = Package(name: \"Same\", targets: [.target(name: \"T\")])" + end,
            to: "Same/Package.swift"
        )
        try write("let package = Package(name: \"Other\")" + end, to: "Other/Package.swift")
        try folder.write("", to: "Same/Sources/T/t.swift")
        try git("init", "--quiet")
        try git("add", ".")
        try git("commit", "--quiet", "--message", "first")
        try write("let package = Package(name: \"New\")" + end, to: "Other/Package.swift")
        try program(
            "swift",
            "echo run >> \(programs.path)/runs\nPATH=\(Self.path) exec swift \"$@\""
        )
        let search = "PATH=\(programs.path):\(Self.path)"
        let answer = try Subprocess.run(
            "env",
            [search, Program.path, "diff", "HEAD", folder.path, "--no-cache"]
        )
        #expect(answer.errors == "")
        #expect(answer.status == 0)
        let runs = try String(contentsOfFile: "\(programs.path)/runs", encoding: .utf8)
        // Two for the present state, and one for the other text of one manifest.
        #expect(runs.split(separator: "\n").count == 3)
    }
}
