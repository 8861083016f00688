import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint imports")
struct ImportsCommandTests {
    private let tool = CommandLineTool()

    @Test("lists the imports of a folder, sorted and without hidden sources")
    func folder() throws {
        let folder = try TemporaryFolder()
        try folder.write("import C", to: "b/B.swift")
        try folder.write("#if DEBUG\n@testable import struct A.S\n#endif\n", to: "a.swift")
        try folder.write("import No", to: ".build/checkouts/C.swift")
        try folder.write("import No", to: "b/.hidden.swift")
        try folder.write("import No", to: "b/notes.txt")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/b/circle",
            withDestinationPath: folder.path
        )
        let answer = tool.run(["imports", folder.path])
        #expect(answer.status == .success)
        #expect(answer.errors == "")
        let output = answer.output.replacingOccurrences(of: folder.path, with: "<root>")
        #expect(
            output == """
                <root>/a.swift:2: @testable import struct A.S  #if DEBUG
                <root>/b/B.swift:1: import C

                """
        )
    }

    @Test("reads a file with any extension")
    func file() throws {
        let folder = try TemporaryFolder()
        try folder.write("import A; import B\n", to: "A.swiftinterface")
        let path = "\(folder.path)/A.swiftinterface"
        #expect(tool.run(["imports", path]).output == "\(path):1: import A\n\(path):1: import B\n")
    }

    @Test("prints one JSON document")
    func json() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "#if A\n#else\n  @_spi(X) public import var B.`c \"d\"`\n#endif",
            to: "a.swift"
        )
        let answer = tool.run(["imports", "--json", "\(folder.path)/a.swift", "/nowhere"])
        #expect(answer.status == .unreadable)
        #expect(answer.errors == "")
        let output = answer.output.replacingOccurrences(of: folder.path, with: "<root>")
        #expect(
            output == #"""
                {
                  "imports" : [
                    {
                      "accessLevel" : "public",
                      "attributes" : [
                        "@_spi(X)"
                      ],
                      "column" : 19,
                      "conditions" : [
                        {
                          "holds" : false,
                          "text" : "A"
                        }
                      ],
                      "file" : "<root>/a.swift",
                      "kind" : "var",
                      "line" : 3,
                      "module" : "B",
                      "path" : [
                        "B",
                        "c \"d\""
                      ]
                    }
                  ],
                  "problems" : [
                    {
                      "kind" : "unreadable",
                      "message" : "cannot be read: No such file or directory",
                      "place" : "/nowhere"
                    }
                  ]
                }

                """#
        )
    }

    @Test("lists many files in order")
    func many() throws {
        let folder = try TemporaryFolder()
        let names = (0..<500).map { "\($0 + 1_000).swift" }
        for name in names { try folder.write("import M\(name.prefix(4))", to: name) }
        let answer = tool.run(["imports", folder.path])
        let expected = names.map { "\(folder.path)/\($0):1: import M\($0.prefix(4))\n" }
        #expect(answer.output == expected.joined())
        let json = tool.run(["imports", "--json", folder.path]).output
        let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect((document?["imports"] as? [Any])?.count == 500)
    }

    @Test("reports a missing file, and lists the other files")
    func missing() throws {
        let folder = try TemporaryFolder()
        try folder.write("import A", to: "a.swift")
        let path = "\(folder.path)/a.swift"
        let answer = tool.run(["imports", "/nowhere", path])
        #expect(
            answer
                == .init(
                    status: .unreadable,
                    output: "\(path):1: import A\n",
                    errors: "archlint: /nowhere: cannot be read: No such file or directory\n"
                )
        )
    }

    @Test("reports a link without a target")
    func brokenLink() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a.swift"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
        let answer = tool.run(["imports", folder.path])
        #expect(answer.status == .unreadable)
        #expect(answer.errors == "archlint: \(path): cannot be read: No such file or directory\n")
    }

    @Test("refuses an empty path")
    func emptyPath() {
        let answer = tool.run(["imports", ""])
        #expect(answer.status == .usage)
        #expect(answer.errors.hasPrefix("archlint: a path is empty; name a file or folder\n"))
    }

    @Test("treats everything behind -- as a path, and reads the current folder by default")
    func paths() throws {
        #expect(
            try ImportsCommand.paths(
                Arguments(["--", "--json"], options: ImportsCommand.help.options)
            ) == ["--json"]
        )
        #expect(
            try ImportsCommand.paths(
                Arguments(["--json"], options: ImportsCommand.help.options)
            ) == ["."]
        )
    }
}
