import Testing

@testable import ArchitectureLint

/// A form of import, or a text that only looks like one.
struct ImportForm: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    /// The line and the module of each import.
    let expected: [String]

    init(_ name: String, _ source: String, _ expected: [String]) {
        self.name = name
        self.source = source
        self.expected = expected
    }

    var bytes: [UInt8] { Array(source.utf8) }
    var testDescription: String { name }

    static let all = attributes + accessAndKinds + layout + branches + lookalikes

    private static let attributes = [
        ImportForm("testable", "@testable import A", ["1 A"]),
        ImportForm("one SPI", "@_spi(X) import A", ["1 A"]),
        ImportForm(
            "four SPIs before and after testable",
            "@_spi(W) @_spi(X) @testable @_spi(Y) @_spi(Z) import A",
            ["1 A"]
        ),
        ImportForm("preconcurrency", "@preconcurrency import A", ["1 A"]),
        ImportForm("exported", "@_exported import A", ["1 A"]),
        ImportForm(
            "exported, public, of a kind",
            "@_exported public import struct A.B",
            ["1 A"]
        ),
        ImportForm("implementation only", "@_implementationOnly import A", ["1 A"]),
        ImportForm("weakly linked", "@_weakLinked import A", ["1 A"]),
        ImportForm("attributes on separate lines", "@testable\n@_spi(X)\nimport A", ["3 A"]),
    ]

    private static let accessAndKinds =
        ["public", "package", "internal", "private", "fileprivate"].map {
            ImportForm($0, "\($0) import A", ["1 A"])
        }
        + ["struct", "class", "protocol", "enum", "func", "let", "var", "typealias"].map {
            ImportForm("of the kind \($0)", "import \($0) A.b", ["1 A"])
        } + [
            ImportForm("submodule", "import os.log", ["1 os"]),
            ImportForm("deep submodule", "import MachO.dyld.utils", ["1 MachO"]),
        ]

    private static let layout = [
        ImportForm("indented", "    import A", ["1 A"]),
        ImportForm("a comment behind", "import A // and why\nimport B /* too */", ["1 A", "2 B"]),
        ImportForm(
            "behind line 200",
            String(repeating: "// a line\n", count: 250) + "import A",
            ["251 A"]
        ),
        ImportForm("several on a line", "import A; import B;import C", ["1 A", "1 B", "1 C"]),
        ImportForm("between backticks", "import `A`", ["1 A"]),
        ImportForm("a raw identifier", "import `a module`", ["1 a module"]),
        ImportForm("lines that end in CRLF", "import A\r\nimport B\r\n", ["1 A", "2 B"]),
        ImportForm("lines that end in CR", "import A\rimport B", ["1 A", "2 B"]),
        ImportForm("a byte-order mark", "\u{FEFF}import A", ["1 A"]),
        ImportForm("the name on the next line", "import\n    A", ["1 A"]),
        ImportForm("the name behind a comment", "import /* here */ A", ["1 A"]),
        ImportForm("the name behind a line of comment", "import // here\nA", ["1 A"]),
        ImportForm("a name that is not ASCII", "import 은행\nimport Éclair", ["1 은행", "2 Éclair"]),
        ImportForm("a no-break space", "import\u{A0}A\n\u{A0}import \u{A0}B", ["1 A", "2 B"]),
        ImportForm(
            "no-break spaces around all parts",
            "@_spi(X)\u{A0}public\u{A0}import\u{A0}struct\u{A0}A.B\u{A0};\u{A0}import\u{A0}C\u{A0}",
            ["1 A", "1 C"]
        ),
        ImportForm(
            "no-break spaces in a condition and around an operator",
            "#if\u{A0}os(Linux)\u{A0}\nimport A\n#endif\nlet b = 1\u{A0}/\u{A0}2 // /\nimport C",
            ["2 A", "5 C"]
        ),
        ImportForm("no final newline", "import A\nimport B", ["1 A", "2 B"]),
        ImportForm("a final newline", "import A\n", ["1 A"]),
        ImportForm("behind a declaration", "struct S {}\nlet s = [1, (2)]\nimport A", ["3 A"]),
        ImportForm("nothing", "", []),
    ]

    private static let branches = [
        ImportForm(
            "an active branch and an inactive one",
            "#if os(Haiku)\nimport A\n#else\nimport B\n#endif",
            ["2 A", "4 B"]
        ),
        ImportForm(
            "nested branches",
            "#if canImport(X)\n#if os(Haiku)\nimport A\n#elseif compiler(>=5)\nimport B\n#endif\n"
                + "#elseif swift(>=5)\nimport C\n#endif\nimport D",
            ["3 A", "5 B", "8 C", "10 D"]
        ),
        ImportForm(
            "a flag and a trait",
            "#if BANK && !TRAIT\nimport A\n#endif\nimport B",
            ["2 A", "4 B"]
        ),
        ImportForm(
            "a branch within a function",
            "func f() {\n#if DEBUG\nprint(1)\n#endif\n}\nimport A",
            ["6 A"]
        ),
        ImportForm(
            "a branch behind a dot",
            "let a = b\n#if DEBUG\n  .c()\n#endif\nimport A",
            ["5 A"]
        ),
    ]

    private static let lookalikes = [
        ImportForm("a comment", "// import A\n/// import B\n/* import C */\nimport D", ["4 D"]),
        ImportForm("nested comments", "/* /* import A */ import B */ import C", ["1 C"]),
        ImportForm("an operator is not a comment", "let a = b */*import A*/ c\nimport B", ["2 B"]),
        ImportForm("a string", #"let a = "import A; \" import B""# + "\nimport C", ["2 C"]),
        ImportForm(
            "a string of many lines",
            "let a = \"\"\"\n  import A\n  \\\"\"\" import B\n  \"\"\"\nimport C",
            ["5 C"]
        ),
        ImportForm(
            "a raw string",
            ##"let a = #"import A " import B \("#"## + "\nimport C",
            ["2 C"]
        ),
        ImportForm(
            "a raw string of many lines",
            "let a = ##\"\"\"\n  import A \"\"\"# \n  \"\"\"##\nimport B",
            ["4 B"]
        ),
        ImportForm("a raw string that is a quote", "let a = #\"\"\"#\nimport A", ["2 A"]),
        ImportForm("an empty string", "let a = \"\"\nimport A", ["2 A"]),
        ImportForm(
            "an interpolation",
            #"let a = "\(b("import A)", c: ["\(d)"]))""# + "\nimport B",
            ["2 B"]
        ),
        ImportForm(
            "a raw interpolation",
            ##"let a = #"\#(b(")"))\(import A"#"## + "\nimport B",
            ["2 B"]
        ),
        ImportForm(
            "an interpolation with a comment",
            "let a = \"\\(b /* ) import A */)\"\nimport B",
            ["2 B"]
        ),
        ImportForm("a regular expression", "let a = /\"import A/\nimport B", ["2 B"]),
        ImportForm(
            "a regular expression as an argument",
            "f(/['\"]/, try! /\\/\"/)\nimport A",
            ["2 A"]
        ),
        ImportForm("a division", "let a = b / c\nlet d = (e)/f/g\nimport A", ["3 A"]),
        ImportForm(
            "a regular expression between pounds",
            "let a = #/ \" / import A \"/#\nimport B",
            ["2 B"]
        ),
        ImportForm(
            "a regular expression of many lines",
            "let a = #/\n  import A \"\n/#\nimport B",
            ["4 B"]
        ),
        ImportForm("a member", "let a = b.import\nlet c = d\n  .import\nimport A", ["4 A"]),
        ImportForm("a label", "f(import: 1)\nfunc g(import a: Int) {}\nimport A", ["3 A"]),
        ImportForm("a word between backticks", "let `import` = 1\nimport A", ["2 A"]),
        ImportForm(
            "a message",
            "@available(*, deprecated, message: \"import X\")\nfunc f() {}\nimport A",
            ["3 A"]
        ),
        ImportForm("a longer word", "let importA = 1\nlet reimport = 2\nimport A", ["3 A"]),
        ImportForm(
            "braces in text",
            "let a = \"{\"\nlet b = \"}}\" // }\n/* { */\nimport A",
            ["4 A"]
        ),
    ]
}

extension Import {
    /// An import of a whole module.
    init(
        module: String,
        attributes: [String] = [],
        line: Int,
        column: Int = 1,
        conditions: [Condition] = []
    ) {
        self.init(
            module: module,
            attributes: attributes,
            conditions: conditions,
            line: line,
            column: column
        )
    }
}
