import Testing

@testable import ArchitectureLint

@Suite("The inputs of a manifest")
struct ManifestEnvironmentTests {
    @Test(
        "are found by its words",
        arguments: [
            ("let package = Package(name: \"A\")", "nothing"),
            ("let a = [1, 2].map { $0 + 1 }", "nothing"),
            ("let a = Context.packageDirectory", "nothing"),
            ("let a = Context.environment[\"A\"]", "A"),
            (
                "let a = Context.environment[\"A\", default: \"\"] + Context.environment[\"B\"]!",
                "A B"
            ),
            ("let a = Context.environment[\"A\" + b]", "all variables"),
            ("let a = Context.environment[\"\\(b)\"]", "all variables"),
            ("let a = Context.environment[#\"A\"#]", "all variables"),
            ("let a = Context.environment.keys.sorted()", "all variables"),
            ("import Foundation\nlet a = ProcessInfo.processInfo.environment[\"A\"]", "A"),
            (
                "import class Foundation.ProcessInfo\n"
                    + "if ProcessInfo.processInfo.environment[\"A\"] != nil {}", "A"
            ),
            (
                "import Foundation\nfunc has(_ name: String) -> Bool { "
                    + "ProcessInfo.processInfo.environment[name] != nil }\nlet a = has(\"A\")",
                "all variables"
            ),
            ("import Glibc\nlet a = getenv(\"A\")", "A"),
            ("import Glibc\nlet a = getenv(b)", "all variables"),
            ("import Glibc\nlet a = environ", "all variables"),
            (
                "import Foundation\npackage.targets.append(contentsOf: [.target(name: \"A\")])",
                "nothing"
            ),
            ("import Foundation\nfunc same<T>(_ a: [T]) -> [T] { a }", "nothing"),
            (
                "import Foundation\nstruct Layer { let name: String }\nlet a = Layer(name: \"A\")",
                "nothing"
            ),
            (
                "#if canImport(Darwin)\nlet a = 1\n#elseif canImport(FoundationEssentials)\n#endif",
                "nothing"
            ),
            ("#if TUIST\nimport ProjectDescription\n#endif", "nothing"),
            (
                "import Foundation\nlet a = FileManager.default.fileExists(atPath: \"b/c\")",
                "b/c?"
            ),
            ("import Foundation\nlet a = FileManager.default.fileExists(atPath: b)", "anything"),
            (
                "import Foundation\nlet a = FileManager.default.fileExists(atPath: \"a\" + b)",
                "anything"
            ),
            ("import Foundation\nlet a = FileManager.default", "anything"),
            ("import Glibc\nlet a = access(\"/a\", 0)", "anything"),
            ("import Foundation\nlet a = try? String(contentsOfFile: \"/a\")", "anything"),
            ("import Foundation\na.append(contentsOf: String(contentsOf: b))", "anything"),
            ("import Foundation\nlet a = Date()", "anything"),
            ("import Foundation\nlet a = Foundation.Date()", "anything"),
            ("import Foundation\nlet a = ProcessInfo.processInfo.systemUptime", "anything"),
            ("import Foundation\nlet a = ProcessInfo()", "anything"),
            ("import Elsewhere", "anything"),
            ("#if canImport(Elsewhere)\nimport Elsewhere\n#endif", "anything"),
            ("#if canImport(SwiftGlibc)\nimport SwiftGlibc\nlet a = time(nil)\n#endif", "anything"),
            ("#if canImport(PackageConfig)\nimport PackageConfig\n#endif", "nothing"),
            (
                "import Foundation\n#if canImport(ObjectiveC)\nlet a = 1\n#endif",
                "nothing"
            ),
            (
                "#if canImport(PackageConfig)\nimport PackageConfig\n"
                    + "let a = PackageConfiguration([]).write()\n#endif",
                "nothing"
            ),
            ("#if canImport(PackageConfig)\nlet a = Bool.random()\n#endif", "anything"),
            ("#if canImport(PackageConfig)\nimport Foundation\nlet a = Date()\n#endif", "anything"),
            ("let a = canImport", "anything"),
            (
                "import Glibc\nenum A { case canImport(Int) }\nlet a = A.canImport(time(nil))",
                "anything"
            ),
            (#"let a = "https://\(Context.environment["HOST"] ?? "b")/c""#, "HOST"),
            (#"let a = "/* \(Bool.random())""#, "anything"),
            (#"let a = "https://\(b)/c.git""#, "nothing"),
            (#"let a = "say \"a/b\"""#, "nothing"),
            (#"let a = Context.environment["A\u{42}"]"#, "all variables"),
            (#"let a = "\(Bool.random())""#, "anything"),
            (##"let a = #"\#(Bool.random())"#"##, "anything"),
            ("#if !TUIST\nimport ProjectDescription\n#endif", "anything"),
            ("#if os(Linux)\nimport ProjectDescription\n#endif", "anything"),
            (
                "import Foundation\n#if os(Linux) && arch(x86_64) || swift(>=6) && compiler(<7)\n"
                    + "@MainActor let a = 1\n#endif",
                "nothing"
            ),
            ("let a = Bool.random()", "anything"),
            ("let a = Context.gitInformation", "anything"),
            ("@_silgen_name(\"getenv\") func a()", "anything"),
        ]
    )
    func inputs(manifest: String, expected: String) {
        let found = ManifestEnvironment(of: Array("import PackageDescription\n\(manifest)".utf8))
        let names = found.variables?.sorted() ?? ["all variables"]
        let inputs = names + found.files.sorted().map { "\($0)?" }
        let text = inputs.isEmpty ? "nothing" : inputs.joined(separator: " ")
        #expect((found.isKnown ? text : "anything") == expected)
    }
}
