import Console
import ConsoleTesting
import Foundation

/// The executable `ConsoleProbe`, which is built beside the tests.
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

    /// Runs a line of bash, in which `probe` is the executable, without a terminal.
    static func shell(_ line: String) throws -> ChildProcess.Result {
        try ChildProcess.run(
            ["/bin/bash", "-c", "probe() { '\(path)' \"$@\"; }\n\(line)"],
            environment: ProcessInfo.processInfo.environment
        )
    }

    /// Starts the executable at a terminal.
    static func terminal(
        _ arguments: String...,
        environment: [String: String] = ["TERM": "xterm"],
        size: FrameSize? = nil,
        typedBefore: String = ""
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            [path] + arguments,
            environment: environment,
            size: size,
            typedBefore: typedBefore
        )
    }
}
