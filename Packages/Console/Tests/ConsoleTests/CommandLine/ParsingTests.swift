import ConsoleTesting
import Testing

@testable import Console

@Suite("Parsing")
struct ParsingTests {
    @Test(
        "options are accepted anywhere after their command, with a space or an equals sign",
        arguments: [
            "account transfer a b 1 --memo lunch --masked",
            "account transfer --masked --memo=lunch a b 1",
            "account transfer a --memo lunch b --masked 1",
        ]
    )
    func order(line: String) async throws {
        #expect(
            try await run(line).output
                == "from = a\nto = b\namount = 1\n--memo = lunch\n--masked = true\n"
        )
    }

    @Test(
        "where there are more words than arguments, an amount may be several words",
        arguments: [
            ("a b 1만 5천", ["a", "b", "1만 5천"]), ("a b '1만 5천'", ["a", "b", "1만 5천"]),
            ("a b 5 --memo 7천 8", nil), ("a b 1 5", nil), ("1만 5천 b 1", nil), ("a b 5천 x", nil),
            ("a b 1 만 5 천 won", ["a", "b", "1 만 5 천 won"]),
            ("a b 1,000 won", ["a", "b", "1,000 won"]), ("1만 5천 7", ["1만", "5천", "7"]),
            ("5천 7 1만", ["5천", "7", "1만"]),
        ] as [(String, [String]?)]
    )
    func phrase(line: String, expected: [String]?) async throws {
        let result = try await run(["account", "transfer"] + ShellWords.split(line))
        let lines = expected.map { zip(["from", "to", "amount"], $0).map { "\($0) = \($1)\n" } }
        #expect(result.exitCode == (expected == nil ? .usage : .success))
        #expect(result.output.hasPrefix(lines?.joined() ?? ""))
    }

    @Test(
        "global options are accepted anywhere before '--'",
        arguments: [
            "--json day", "day --json", "--book=x --json day", "--book x day --json",
        ]
    )
    func global(line: String) async throws {
        #expect(
            try await run(line).output
                == "{\n  \"schemaVersion\": 1,\n  \"date\": \"2026-01-05\"\n}\n"
        )
    }

    @Test("every global option is parsed")
    func allGlobals() throws {
        let (globals, rest) = try GlobalOptions.extract(
            from: [
                "--book", "b", "one", "--json", "--color=never", "--yes", "--dry-run", "two",
                "--no-input", "--pin-file", "p", "--idempotency-key", "k", "--", "--yes",
            ],
            declaring: Bank.options
        )
        #expect(rest == ["one", "two", "--", "--yes"])
        #expect(globals.value(of: "book") == "b")
        #expect(globals.json && globals.yes && globals.dryRun && globals.noInput)
        #expect(globals.color == .never)
        #expect(globals.value(of: "pin-file") == "p")
        #expect(!globals.isGiven("pin-stdin"))
        #expect(globals.value(of: "idempotency-key") == "k")
        let (flag, _) = try GlobalOptions.extract(from: ["--pin-stdin"], declaring: Bank.options)
        #expect(flag.isGiven("pin-stdin") && flag.value(of: "pin-stdin") == nil)
    }

    @Test("every word after '--' is an argument")
    func terminator() async throws {
        let result = try await run("account transfer a -- --memo --json")
        #expect(
            result.output
                == "from = a\nto = --memo\namount = --json\n--memo = -\n--masked = false\n"
        )
    }

    @Test("a hyphen with a digit, a lone hyphen and an empty word are arguments")
    func negative() async throws {
        let result = try await run(["account", "transfer", "-", "", "-5"])
        #expect(result.output == "from = -\nto = \namount = -5\n--memo = -\n--masked = false\n")
    }

    @Test("an option's value can be empty, contain '=', or begin with a hyphen after '='")
    func oddValues() async throws {
        for value in ["", "a=b", "--masked", "-x"] {
            let words = ["account", "transfer", "a", "b", "1", "--memo=\(value)"]
            #expect(try await run(words).output.contains("--memo = \(value)\n--masked = false\n"))
        }
    }

    @Test("subcommands cannot be abbreviated", arguments: ["acc", "account trans", "d"])
    func abbreviations(line: String) async throws {
        #expect(try await run(line).exitCode == .usage)
    }

    @Test("the order of options does not change the result", arguments: 0..<200 as Range<UInt64>)
    func anyOrder(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let memo = random.text(upTo: 6)
        let positional = (0..<3).map { _ in "x" + random.text(upTo: 5) }
        var options: [[String]] = [
            ["--masked"], ["--memo=\(memo)"], ["--yes"], ["--color", "never"],
        ]
        options.shuffle(using: &random)
        let kept = Array(options.prefix(Int.random(in: 0...4, using: &random)))

        // Only the order of the arguments matters.
        var pieces = positional.map { [$0] }
        for option in kept {
            pieces.insert(option, at: Int.random(in: 0...pieces.count, using: &random))
        }
        let seen = try await parsed(["account", "transfer"] + pieces.flatMap(\.self))

        #expect(seen.arguments == positional)
        #expect(seen.memo == (kept.contains(["--memo=\(memo)"]) ? memo : nil))
        #expect(seen.masked == kept.contains(["--masked"]))
        #expect(seen.globals.yes == kept.contains(["--yes"]))
        #expect(seen.globals.color == (kept.contains(["--color", "never"]) ? .never : .auto))
    }

    @Test(
        "random words lead to an answer or to one usage error",
        arguments: 0..<300 as Range<UInt64>
    )
    func anyWords(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let known = [
            "account", "transfer", "statement", "day", "help", "completions", "bash", "a", "5만",
            "--memo", "--memo=x", "--masked", "--from", "--json", "--yes", "--color", "always",
            "--pin-file", "--help", "-h", "--version", "--", "-", "-5", "", "=", "--=", "---",
        ]
        let words = (0..<Int.random(in: 0...8, using: &random)).map { _ in
            Bool.random(using: &random)
                ? known.randomElement(using: &random) ?? "" : random.text(upTo: 5)
        }
        let result = try await run(words)
        #expect([.success, .usage].contains(result.exitCode))
        #expect(result.errorOutput.isEmpty == (result.exitCode == .success))
        #expect(
            result.errorOutput.split(separator: "\n").count == (result.exitCode == .success ? 0 : 3)
        )
        for text in [result.output, result.errorOutput] {
            #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 })
        }
    }
}

private struct Parsed: Sendable {
    var arguments: [String] = []
    var memo: String?
    var masked = false
    var globals = GlobalOptions()
}

private func parsed(_ words: [String]) async throws -> Parsed {
    let seen = Box()
    let command = Command(
        "account transfer",
        abstract: "Records its arguments.",
        arguments: Bank.transfer.arguments,
        options: Bank.transfer.options,
        accepts: .signedRequest,
        examples: []
    ) { invocation in
        await seen.set(
            Parsed(
                arguments: try ["from", "to", "amount"].map(invocation.argument),
                memo: invocation.option("memo"),
                masked: invocation.flag("masked"),
                globals: invocation.globals
            )
        )
        return Answer([], json: nil)
    }
    #expect(try await run(words, commands: [command]).exitCode == .success)
    return await seen.value
}

private actor Box {
    private(set) var value = Parsed()
    func set(_ value: Parsed) { self.value = value }
}
