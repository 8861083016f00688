import Foundation

@testable import ArchitectureLint

/// A manifest that is kept beside the tests, with what SwiftPM says of it.
///
/// The script `record` in their folder asks SwiftPM.
struct ManifestFixture: CustomStringConvertible, Sendable {
    /// Its name: what is special about it.
    let name: String
    /// Its text.
    let bytes: [UInt8]

    /// The folder that SwiftPM was told the package is in.
    static let folder = "/house/Sample"

    /// All of them, in the order of their names.
    static let all: [ManifestFixture] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { file in
            ManifestFixture(
                name: String(file.dropLast(6)),
                bytes: [UInt8](FileManager.default.contents(atPath: "\(path)/\(file)") ?? Data())
            )
        }
    }()

    /// Where they are.
    static let path = "\(Fixture.folder)/Manifests"

    var description: String { name }

    /// What `swift package dump-package` prints; nothing when SwiftPM refuses the manifest.
    var dump: [UInt8]? {
        FileManager.default.contents(atPath: "\(Self.path)/\(name).json").map { [UInt8]($0) }
    }

    /// What SwiftPM says when it refuses the manifest.
    var refusal: String? {
        try? String(contentsOfFile: "\(Self.path)/\(name).refused", encoding: .utf8)
    }

    /// What the reader of literal manifests makes of it.
    var literal: Result<Manifest, Doubt> {
        Result { () throws(Doubt) in try LiteralReader.read(bytes, folder: Self.folder) }
    }
}
