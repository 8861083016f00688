import Foundation

@testable import ArchitectureLint

/// A manifest among the fixtures, with the recorded answer of SwiftPM.
///
/// The script `record` in the folder of the fixtures records the answers.
struct ManifestFixture: CustomStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]

    /// The folder of the package in the answers of SwiftPM.
    static let folder = "/house/Sample"

    static let all: [ManifestFixture] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { file in
            ManifestFixture(
                name: String(file.dropLast(6)),
                bytes: [UInt8](FileManager.default.contents(atPath: "\(path)/\(file)") ?? Data())
            )
        }
    }()

    static let path = "\(Fixture.folder)/Manifests"

    var description: String { name }

    /// The output of `swift package dump-package`; nil for a manifest that SwiftPM rejects.
    var dump: [UInt8]? {
        FileManager.default.contents(atPath: "\(Self.path)/\(name).json").map { [UInt8]($0) }
    }

    /// The error of SwiftPM; nil for a manifest that SwiftPM accepts.
    var refusal: String? {
        try? String(contentsOfFile: "\(Self.path)/\(name).refused", encoding: .utf8)
    }

    /// The answer of the literal reader.
    var literal: Result<Manifest, UnsupportedSyntax> {
        Result { try LiteralReader.read(bytes, folder: Self.folder) }
            .mapError { $0 as? UnsupportedSyntax ?? UnsupportedSyntax("\($0)", line: 0) }
    }
}
