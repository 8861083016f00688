import Foundation

@testable import ArchitectureLint

/// A sound house, the smallest repository that keeps to all the rules, to be broken by a test.
///
/// It is always built in one place, so that what the toolchain answered about it holds for the next
/// test. Only one test at a time may have one.
struct House {
    private static let site = Result { try TemporaryFolder.forAllTests() }

    private let site: TemporaryFolder

    /// Its absolute path.
    var root: String { "\(site.path)/House" }

    /// A new house, in the place of the one before.
    init() throws {
        site = try Self.site.get()
        if FileManager.default.fileExists(atPath: root) { try site.remove("House") }
        try overlay("\(Fixture.folder)/House")
    }

    /// Writes a file.
    func write(_ text: String, to file: String) throws {
        try site.write(text, to: "House/\(file)")
    }

    /// Copies the files of a folder over those that are here.
    func overlay(_ source: String) throws {
        try site.overlay(source, to: "House")
    }

    /// Removes a file or folder.
    func remove(_ name: String) throws {
        try site.remove("House/\(name)")
    }

    /// The answer of archlint about the house.
    func examine(_ options: String...) -> CommandLineTool.Answer {
        CommandLineTool().run([root, "--complete", "--cache", "\(site.path)/cache"] + options)
    }
}
