import Foundation

@testable import ArchitectureLint

/// The built program beside the tests.
enum Program {
    static let path: String = {
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
        let tests = bundles.first ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: tests).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("archlint").path
    }()

    /// Runs the program, and returns its exit code and output.
    static func run(_ arguments: String...) throws -> (
        status: Int32, output: String, errors: String
    ) {
        let ended = try Subprocess.run(path, arguments)
        return (ended.status, String(decoding: ended.output, as: UTF8.self), ended.errors)
    }
}
