import Foundation

@testable import ArchitectureLint

/// Sources with every form of import, and with text that only looks like one.
///
/// The modules of imports are named Yes, and the words in other text No.
///
/// For each `name.swift`, `name.imports` lists the line, the column and the text of each import.
enum ImportCorpus {
    static let folder = "\(Fixture.folder)/Imports"
    /// The sources that the compiler accepts.
    static let accepted: [String] = names(in: folder)
    /// All sources, also those that the compiler rejects.
    static let all: [String] = accepted + names(in: "\(folder)/NotSwift").map { "NotSwift/\($0)" }

    static func bytes(_ name: String) throws -> [UInt8] {
        try FileReader.read("\(folder)/\(name)")
    }

    private static func names(in folder: String) -> [String] {
        Fixture.names(in: folder, endingIn: ".swift")
    }
}
