import Console
import Foundation
import Testing

@Suite("Completions")
struct CompletionTests {
    @Test(
        "bash completes commands, options and values",
        arguments: [
            ("bank ", "account completions day help"), ("bank ac", "account"),
            ("bank account ", "statement transfer"), ("bank help account t", "transfer"),
            ("bank account transfer --m", "--masked --memo"),
            ("bank account transfer --memo ", ""), ("bank --color n", "never"),
            ("bank account transfer a --color=a", "always auto"),
            ("bank --book account ac", "account"), ("bank completions ", "bash fish zsh"),
            ("bank account statement ", "new old"), ("bank --vers", "--version"),
            ("bank day --vers", ""),
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
            ("bank ", "account completions day help"), ("bank account ", "statement transfer"),
            ("bank help account t", "transfer"), ("bank --book account ac", "account"),
            ("bank account transfer --m", "--masked --memo"), ("bank --color n", "never"),
            ("bank completions ", "bash fish zsh"),
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
            output.hasPrefix("{\n  \"shell\": \"fish\",\n  \"script\": \"# Completions of bank")
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

    private func completions(_ shell: String) async throws -> String {
        try await run("completions \(shell)").output
    }
}

private func isInstalled(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
}

private func shell(_ name: String, _ arguments: [String]) throws -> String {
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
