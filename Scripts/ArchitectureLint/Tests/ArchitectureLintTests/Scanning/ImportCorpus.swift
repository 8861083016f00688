import Foundation

@testable import ArchitectureLint

/// The sources that show every form of an import, and everything that only looks like one. True
/// imports name modules called Yes, false ones a module called No.
///
/// Beside each `name.swift` stands `name.imports`: the line, the column and the whole of each import.
enum ImportCorpus {
    /// Where it is.
    static let folder = "\(Fixture.folder)/Imports"
    /// The sources that the compiler takes.
    static let accepted: [String] = names(in: folder)
    /// All of them, also those that are not Swift.
    static let all: [String] = accepted + names(in: "\(folder)/NotSwift").map { "NotSwift/\($0)" }

    /// The bytes of a file.
    static func bytes(_ name: String) throws -> [UInt8] {
        try SourceReader.read("\(folder)/\(name)")
    }

    private static func names(in folder: String) -> [String] {
        Fixture.names(in: folder, endingIn: ".swift")
    }
}
