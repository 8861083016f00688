import BookkeepingTesting
import Console
import ConsoleTesting
import Foundation
import Testing

/// The bank's program and `Scripts/verify-receipt` share no code.
@Suite("The two verifiers of receipts and checkpoints")
struct VerifierTests {
    private static let script = URL(filePath: #filePath)
        .appending(path: "../../../../Scripts/verify-receipt").standardized.path
    private static let documents = GeneratedWork.documents.amount
    /// The number of files that one process of the script gets.
    private static let batch = 250

    @Test("agree on each document, genuine or altered")
    func agree() async throws {
        let book = try await Story.shared.value.book.copy()
        let key = try await book.text("key", in: "checkpoint key")
        var genuine = [Data((await book.run("checkpoint", input: [])).output.utf8)]
        for entry in [1, 2, 7, 40, 64, 65, 128, 180] {
            genuine.append(Data((await book.run("receipt \(entry)", input: [])).output.utf8))
        }
        let folder = try TemporaryFolder(named: "receipts", inMemory: true)
        var random = SeededGenerator(seed: 15)
        var accepted = 0
        for start in stride(from: 0, to: Self.documents, by: Self.batch) {
            var bank: Set<String> = []
            let files = (start..<start + Self.batch).map { folder.file("\($0)") }
            for file in files {
                let text = Self.document(from: genuine, using: &random)
                try text.write(to: URL(filePath: file))
                let outcome = await book.run("verify --key \(key) \(file)", input: [])
                if outcome.status == .success { bank.insert(file) }
            }
            let script = try Self.accepted(files, key: key)
            for file in bank.symmetricDifference(script) {
                let text = String(
                    decoding: try Data(contentsOf: URL(filePath: file)),
                    as: UTF8.self
                )
                Issue.record("only the \(bank.contains(file) ? "bank" : "script") accepts\n\(text)")
            }
            accepted += bank.count
            for file in files { try FileManager.default.removeItem(atPath: file) }
        }
        GeneratedWork.documents.report(Self.documents)
        #expect(accepted > Self.documents / 10 && accepted < Self.documents / 2)
    }

    /// Returns the files that the script calls valid.
    private static func accepted(_ files: [String], key: String) throws -> Set<String> {
        let run = try ChildProcess.run(
            ["/usr/bin/env", "python3", script, "--key", key] + files,
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"]
        )
        let valid = files.filter { run.output.contains("\($0): valid, ") }
        let invalid = files.filter { run.errorOutput.contains("'\($0)' is not valid") }
        try #require(valid.count + invalid.count == files.count, "\(run.errorOutput)")
        return Set(valid)
    }

    /// Returns a genuine document, or one with an alteration.
    private static func document(
        from genuine: [Data],
        using random: inout SeededGenerator
    ) -> Data {
        let first = genuine.randomElement(using: &random) ?? Data()
        var lines = first.split(separator: 10, omittingEmptySubsequences: false).map { Data($0) }
        let other = genuine.randomElement(using: &random) ?? Data()
        let others = other.split(separator: 10, omittingEmptySubsequences: false)
        let index = lines.indices.randomElement(using: &random) ?? 0
        let second = lines.indices.randomElement(using: &random) ?? 0
        let inserted =
            [
                "\n", "\r\n", " ", "0", "=", "A", "+", "{", "\u{0}", "\u{FEFF}", "é", "index 1",
            ].randomElement(using: &random) ?? ""
        var text = first
        let place = text.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<3: return first
        case 3: text[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 4: text.remove(at: place)
        case 5: text.insert(contentsOf: Data(inserted.utf8), at: place)
        case 6: text = text.prefix(place)
        case 7: text += Data(inserted.utf8)
        case 8: text.insert(contentsOf: Data(inserted.utf8), at: text.startIndex)
        case 9: text = Data(String(decoding: text, as: UTF8.self).uppercased().utf8)
        default:
            switch Int.random(in: 0..<4, using: &random) {
            case 0: lines.remove(at: index)
            case 1: lines.insert(lines[index], at: second)
            case 2: lines.swapAt(index, second)
            default: lines[index] = others.randomElement(using: &random).map { Data($0) } ?? Data()
            }
            text = Data(lines.joined(separator: [10]))
        }
        return text
    }
}
