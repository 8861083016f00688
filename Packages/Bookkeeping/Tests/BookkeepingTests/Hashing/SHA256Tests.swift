import Bookkeeping
import BookkeepingTesting
import Foundation
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    /// The examples of FIPS 180 (NIST, "Cryptographic Standards and Guidelines: Examples with
    /// Intermediate Values"), and the empty message and the million letters of its test vectors.
    @Test(
        "digests equal the test vectors of NIST",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                    + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
            (
                String(repeating: "a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ]
    )
    func vectors(message: String, digest: String) {
        #expect(SHA256.digest(of: message.utf8).description == digest)
    }

    private static let sha256sum = [
        "/usr/bin/sha256sum", "/sbin/sha256sum", "/opt/homebrew/bin/sha256sum",
    ]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(
        "digests equal those of sha256sum for every length up to three blocks",
        .enabled(if: sha256sum != nil)
    )
    func program() throws {
        let program = try #require(Self.sha256sum)
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("sha256-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var generator = SeededGenerator(seed: 2)
        var digests: [String] = []
        var files: [String] = []
        for length in 0...200 {
            let message = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            digests.append(SHA256.digest(of: message).description)
            let file = folder.appendingPathComponent("\(length)")
            try Data(message).write(to: file)
            files.append(file.path)
        }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = files
        process.standardOutput = output
        try process.run()
        let text = try #require(try output.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        #expect(lines.map { String($0.prefix(64)) } == digests)
    }
}
