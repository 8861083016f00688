import Foundation

/// The program `ConsoleProbe`, as it was built beside the tests.
enum Probe {
    static let path: String = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            let folder = bundle.bundleURL.deletingLastPathComponent()
        #else
            let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
                .deletingLastPathComponent()
        #endif
        return folder.appending(path: "ConsoleProbe").path
    }()

    /// Runs a line of a shell in which `probe` is the program, away from any terminal.
    static func shell(_ line: String) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", "probe() { '\(path)' \"$@\"; }\n\(line)"]
        process.standardInput = FileHandle.nullDevice
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["output", "errors"].map { folder.appending(path: $0) }
        for file in files { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return (process.terminationStatus, texts[0], texts[1])
    }
}
