import Testing

@testable import ArchitectureLint

@Suite("The output of nm")
struct SymbolListTests {
    private func list(_ text: String, of paths: String...) throws -> [SymbolList.Symbols] {
        try SymbolList(Array(text.utf8), of: paths).files
    }

    @Test("is parsed in the formats of LLVM and GNU, file by file")
    func dialects() throws {
        let expected = [
            SymbolList.Symbols(own: ["$s4Card4openyyF", "data"], shared: ["x"], needed: ["$sSiN"]),
            SymbolList.Symbols(),
            SymbolList.Symbols(needed: ["maybe"]),
        ]
        let llvm = """

            /b/a.o:
            $s4Card4openyyF T a0 1b
            $sSiN U 0 0
            data D c d
            x W 0 8

            /b/b.o:

            /b/c.o:
            maybe w 0 0

            """
        #expect(try list(llvm, of: "/b/a.o", "/b/b.o", "/b/c.o") == expected)
        let gnu = """
            /b/a.o:
            $s4Card4openyyF T 00000000000000a0 000000000000001b
            $sSiN U        \u{20}
            data D 000000000000000c
            x V 0000000000000000 0000000000000008
            /b/b.o:
            /b/c.o:
            maybe v        \u{20}

            """
        #expect(try list(gnu, of: "/b/a.o", "/b/b.o", "/b/c.o") == expected)
    }

    @Test("may omit the path of a single file")
    func single() throws {
        #expect(try list("_main T 0 0\n", of: "/a.o") == [.init(own: ["_main"])])
    }

    @Test("may contain symbols with spaces")
    func spaces() throws {
        let text = "symbolic _____ 7BankApp0B6ModuleV V 196 6\nsymbolic Si D U 0 0\na b c T\n"
        #expect(
            try list(text, of: "/a.o")
                == [
                    .init(
                        own: ["a b c"],
                        shared: ["symbolic _____ 7BankApp0B6ModuleV"],
                        needed: ["symbolic Si D"]
                    )
                ]
        )
    }

    @Test(
        "is rejected with an unknown line",
        arguments: ["word\n", "name Q 0 0\n", "/other.o:\n", "T 0 0\n", "name T 0 0 0\n", "a \n"]
    )
    func unknownLine(text: String) {
        #expect(throws: Problem.self) { try list(text, of: "/a.o", "/b.o") }
        #expect(throws: Problem.self) {
            try list("/a.o:\n" + text, of: "/a.o", "/b.o")
        }
    }
}

@Suite("References by symbols")
struct ReferenceTableTests {
    private func references(
        _ objects: [(String, own: [String], shared: [String], needed: [String])]
    ) -> ReferenceTable {
        ReferenceTable(
            objects.map { ($0.0, .init(own: $0.own, shared: $0.shared, needed: $0.needed)) }
        )
    }

    @Test("a symbol belongs to the only module that defines it, also in several builds")
    func owner() {
        let found = references([
            ("Card", [], [], ["deposit", "dep", "own"]),
            ("Card", ["own"], [], []),
            ("Deposit", ["deposit", "dep"], [], []),
            ("Deposit", ["deposit", "dep"], [], []),
        ])
        #expect(found.byObject.map { $0.map(\.module) } == [["Deposit"], [], [], []])
        #expect(found.byObject[0].map(\.symbol) == ["dep"])
        #expect(found.count == 2)
    }

    @Test("a symbol that several modules define, or may define, belongs to no module")
    func shared() {
        let found = references([
            ("Card", [], [], ["twice", "thrice", "shared", "also", "unknown"]),
            ("Deposit", ["twice", "thrice", "also"], ["shared"], []),
            ("Safe", ["twice", "thrice"], ["also"], []),
            ("Deposit", ["thrice"], [], []),
        ])
        #expect(found.byObject.map(\.count) == [0, 0, 0, 0])
        #expect(found.count == 0)
    }
}

@Suite("The list of dependencies of a C source")
struct DependencyListTests {
    @Test(
        "names the source as its first file",
        arguments: [
            ("dependencies: /a/b.c \\\n  /a/b.h\n", "/a/b.c"),
            ("dependencies: \\\n  /a/b.c /a/b.h\n", "/a/b.c"),
            ("x.o: /with\\ space/b.c", "/with space/b.c"),
            ("dependencies:\n", nil), ("", nil), ("\\", nil), (":\\", nil),
        ]
    )
    func source(text: String, source: String?) {
        #expect(DependencyList.first(in: Array(text.utf8)) == source)
    }
}
