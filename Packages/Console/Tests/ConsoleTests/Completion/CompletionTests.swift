import Console
import ConsoleTesting
import Foundation
import Testing

@Suite("Completions")
struct CompletionTests {
    @Test(
        "bash completes commands, options and values",
        arguments: [
            ("bank ", "account completions day help manual schema"), ("bank ac", "account"),
            ("bank account ", "statement transfer"), ("bank help account t", "transfer"),
            ("bank account transfer --m", "--masked --memo"),
            ("bank account transfer --memo ", ""), ("bank --color n", "never"),
            ("bank account transfer a --color=a", "always auto"),
            ("bank --book account ac", "account"), ("bank completions ", "bash fish zsh"),
            ("bank account statement ", ""), ("bank account statement salary ", "new old"),
            ("bank account statement --from 2026-01-05 salary ", "new old"),
            ("bank account statement --from=2026-01-05 salary ", "new old"),
            ("bank account statement salary new ", ""), ("bank --vers", "--version"),
            ("bank day --vers", ""), ("bank schema ac", "account"),
            ("bank help ", "account completions day environment exit-codes help manual schema"),
            ("bank manual account ", "statement transfer"), ("bank manual --i", "--into"),
        ]
    )
    func bash(line: String, expected: String) async throws {
        // bash treats an equals sign as a separate word.
        let words = line.replacingOccurrences(of: "=", with: " = ").components(separatedBy: " ")
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let asked = """
            COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _bank
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let script = try await completions("bash") + asked
        let lines = try shell("bash", ["-c", script]).split(separator: "\n")
        let offered = lines.filter { !$0.hasPrefix("--") || words.last?.hasPrefix("--") ?? false }
        #expect(offered.sorted().joined(separator: " ") == expected)
    }

    @Test(
        "options are offered only for a hyphen, or where no word is expected",
        arguments: [
            ("bank account ", "transfer statement"),
            ("bank account statement salary ", "new old"),
            ("bank account statement salary new ", "--from --save --book"),
            ("bank account -", "--book --store"),
        ]
    )
    func wordsFirst(line: String, expected: String) async throws {
        for shell in ["bash", "zsh"] where isInstalled(shell) {
            let words = line.components(separatedBy: " ").map { "'\($0)'" }.joined(separator: " ")
            let asked =
                shell == "bash"
                ? "COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _bank; "
                    + "printf '%s\\n' \"${COMPREPLY[@]}\""
                : "typeset -A compstate; words=(\(words)); CURRENT=${#words}; _bank"
            let stubs = """
                compdef() { }
                _describe() {
                    local -a found=("${(@M)${(@P)@[-1]}:#${words[CURRENT]}*}")
                    print -l -- $found; compstate[nmatches]=$((compstate[nmatches] + $#found))
                }

                """
            let script = (shell == "zsh" ? stubs : "") + (try await completions(shell)) + asked
            let offered = try ConsoleTests.shell(shell, ["-c", script]).split(separator: "\n")
                .map { $0.prefix { $0 != ":" } }
            #expect(offered.joined(separator: " ").hasPrefix(expected), "\(shell): \(offered)")
        }
    }

    @Test("bash completes the names of files that contain spaces")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "my book"))
        let script =
            try await completions("bash") + """
                cd '\(folder.path)'; COMP_WORDS=(bank --book m); COMP_CWORD=2; _bank
                printf '%s\\n' "${COMPREPLY[@]}"
                """
        #expect(try shell("bash", ["-c", script]) == "my book\n")
    }

    @Test("a completion offers the members of a list that begin with the typed text")
    func candidates() async throws {
        let list = Command("account list", abstract: "Lists.", examples: []) { invocation in
            var list = ListAnswer(invocation, "accounts", columns: [Column("Account")])
            let accounts = [("생활 비", "3333-01"), ("저축", "3333-02"), (nil, "4444-03")]
            try list.write(
                accounts.map { [$0.1] },
                json: accounts.map {
                    ["nickname": $0.0.map { .string($0) } ?? .null, "account": .string($0.1)]
                }
            )
            return try list.finish()
        }
        let commands = Bank.commands + [list]
        let all = try await runIn(["__candidates", "accounts"], commands)
        #expect(all.output == "생활 비\t3333-01\n3333-01\t생활 비\n저축\t3333-02\n3333-02\t저축\n4444-03\n")
        let some = try await runIn(["__candidates", "--", "accounts", "저"], commands)
        #expect(some == ProgramRun(exitCode: .success, output: "저축\t3333-02\n"))
    }

    @Test(
        "a word of two elements or an excluded one is no candidate; beginnings have other spellings"
    )
    func spellings() async throws {
        func list(_ name: String, _ elements: [JSONValue]) -> Command {
            Command("\(name) list", abstract: "Lists.", examples: []) { _ in
                Answer([], json: ["\(name)s": .array(elements)])
            }
        }
        let names = ["33-1": "월급", "33-2": "저축", "33-3": "저축"]
        let accounts = names.keys.sorted().map { number -> JSONValue in
            ["nickname": .string(names[number] ?? ""), "account": .string(number)]
        }
        let cards = names.keys.sorted().map { number -> JSONValue in
            ["card": .string("\(number)/card1"), "number": .string("*\(number)")]
        }
        let lost: JSONValue = ["card": "33-1/card2", "number": "*9", "state": "lost"]
        let show = Command(
            "card show",
            abstract: "Shows.",
            arguments: [
                Argument(
                    "card",
                    help: "The card.",
                    completion: Completion(
                        "card list",
                        "cards",
                        ["card"],
                        excluding: ["state": "lost"],
                        description: "number",
                        beginning: Completion("account list", "accounts", ["nickname", "account"])
                    )
                )
            ],
            examples: []
        ) { _ in Answer([], json: nil) }
        let commands =
            Bank.commands + [list("account", accounts), list("card", cards + [lost]), show]
        #expect(
            try await runIn(["__candidates", "accounts"], commands).output
                == "월급\t33-1\n33-1\t월급\n33-2\t저축\n33-3\t저축\n"
        )
        #expect(
            try await runIn(["__candidates", "cards"], commands).output
                == "33-1/card1\t*33-1\n33-2/card1\t*33-2\n33-3/card1\t*33-3\n월급/card1\t*33-1\n"
        )
        #expect(
            try await runIn(["__candidates", "--", "cards", "월"], commands).output
                == "월급/card1\t*33-1\n"
        )
    }

    @Test("a completion that fails is silent")
    func failedCandidates() async throws {
        let broken = Command("account list", abstract: "Fails.", examples: []) { _ in
            throw Failure(exitCode: .unreadable, code: "book", message: "There is no book.")
        }
        for commands in [Bank.commands + [broken], Bank.commands] {
            for list in ["accounts", "nonsense"] {
                #expect(
                    try await runIn(["__candidates", list], commands)
                        == ProgramRun(exitCode: .success)
                )
            }
        }
    }

    /// A shell function in place of the program, which prints its words and two candidates.
    private static let stub = "bank() { echo \"$*\" >&2; printf '생활비\\t3333\\nmy box\\n'; }; "

    @Test("bash completes the words of a list from the named book, and quotes spaces")
    func bashCandidates() async throws {
        let script =
            try await completions("bash") + Self.stub + """
                COMP_WORDS=(bank --book b account statement ''); COMP_CWORD=5; exec 3>&1
                eval "$(declare -f _bank_candidates | sed 's#2> */dev/null##')"
                _bank; printf '%s|' "${COMPREPLY[@]}"
                """
        let output = try shell("bash", ["-c", script])
        #expect(output.hasPrefix("__candidates --book b -- accounts \n"), "\(output)")
        #expect(output.contains("생활비|my\\ box|"), "\(output)")
    }

    @Test("zsh completes the words of a list", .enabled(if: isInstalled("zsh")))
    func zshCandidates() async throws {
        let script =
            "compdef() { }; _describe() { print -l -- \"${(@P)2}\"; }; "
            + (try await completions("zsh")) + Self.stub + """
                words=(bank account statement ''); CURRENT=4; book=()
                _bank_candidates accounts
                """
        #expect(try shell("zsh", ["-c", script]) == "생활비:3333\nmy box\n")
    }

    @Test(
        "zsh completes the words and the values of the argument at the cursor",
        .enabled(if: isInstalled("zsh")),
        arguments: [
            ("account statement salary", "new old"),
            ("account statement --from x salary", "new old"),
            ("account statement salary new", ""), ("schema account", "statement transfer"),
        ]
    )
    func zsh(words: String, expected: String) async throws {
        let script =
            "compdef() { }; _describe() { print -l -- \"${(@P)2}\"; }; "
            + (try await completions("zsh")) + """
                words=(bank \(words) ''); CURRENT=${#words}; _bank
                """
        let offered = try shell("zsh", ["-c", script]).split(separator: "\n")
            .filter { !$0.hasPrefix("--") }.map { $0.split(separator: ":")[0] }
        #expect(offered.sorted().joined(separator: " ") == expected)
    }

    @Test("fish completes the words of a list", .enabled(if: isInstalled("fish")))
    func fishCandidates() async throws {
        let script = """
            function bank; printf '생활비\\t3333\\nmy box\\n'; end

            """
            + (try await completions("fish")) + "complete -C 'bank account statement '\n"
        let output = try shell("fish", ["--no-config", "-c", script])
        #expect(output.contains("생활비\t3333\n"), "\(output)")
        #expect(output.contains("my\\ box") || output.contains("my box"), "\(output)")
    }

    @Test("the zsh script has valid syntax", .enabled(if: isInstalled("zsh")))
    func zshSyntax() async throws {
        let script = try await completions("zsh")
        #expect(script.hasPrefix("#compdef bank\n"))
        #expect(try shell("zsh", ["-n", "-c", script]) == "")
    }

    @Test(
        "fish completes commands, options and values",
        .enabled(if: isInstalled("fish")),
        arguments: [
            ("bank ", "account completions day help manual schema"),
            ("bank account ", "statement transfer"),
            ("bank help account t", "transfer"), ("bank --book account ac", "account"),
            ("bank account transfer --m", "--masked --memo"), ("bank --color n", "never"),
            ("bank completions ", "bash fish zsh"), ("bank schema ac", "account"),
            ("bank account statement --from x salary ", "new old"),
            ("bank account statement salary new ", ""),
            ("bank help ", "account completions day environment exit-codes help manual schema"),
        ]
    )
    func fish(line: String, expected: String) async throws {
        let script = try await completions("fish") + "complete -C '\(line)'\n"
        let offered = try shell("fish", ["--no-config", "-c", script])
            .split(separator: "\n")
            .map { $0.split(separator: "\t")[0] }
        #expect(offered.sorted().joined(separator: " ") == expected)
    }

    @Test("with '--json', the script is a member of a document")
    func json() async throws {
        let output = try await run("completions fish --json").output
        #expect(
            output.hasPrefix(
                "{\n  \"schemaVersion\": 1,\n  \"shell\": \"fish\",\n  \"script\": \"# Completions of bank"
            )
        )
    }

    @Test("an unknown shell is a usage error")
    func unknown() async throws {
        let result = try await run("completions bsh")
        #expect(result.exitCode == .usage)
        #expect(
            result.errorOutput.contains("use one of 'bash', 'zsh', 'fish'. Did you mean 'bash'?\n")
        )
    }

    private func runIn(_ words: [String], _ commands: [Command]) async throws -> ProgramRun {
        try await run(words, commands: commands)
    }

    private func completions(_ shell: String) async throws -> String {
        try await run("completions \(shell)").output
    }
}

func isInstalled(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
}

func shell(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
}
