import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The corpus of imports")
struct ImportCorpusTests {
    private static let toolchain = Result { try Toolchain() }

    @Test("has the annotated imports", arguments: ImportCorpus.all)
    func annotations(name: String) throws {
        let found = ImportScanner.imports(in: try ImportCorpus.bytes(name)).map {
            "\($0.line):\($0.column): \($0)\n"
        }
        let annotated = name.replacingOccurrences(of: ".swift", with: ".imports")
        #expect(
            found.joined() == String(decoding: try ImportCorpus.bytes(annotated), as: UTF8.self)
        )
    }

    @Test(
        "has all imports named Yes, and none named No",
        arguments: ImportCorpus.all
    )
    func names(name: String) throws {
        let bytes = try ImportCorpus.bytes(name)
        let modules = ImportScanner.imports(in: bytes).map(\.module)
        #expect(!modules.contains("No"))
        let text = String(decoding: bytes, as: UTF8.self)
        let meant = text.matches(of: /Yes[_ ]?(\d+)/).map(\.1)
        let found = modules.joined(separator: "\n").matches(of: /Yes[_ ]?(\d+)/).map(\.1)
        #expect(found == meant)
    }

    @Test("has the imports that the compiler finds", arguments: ImportCorpus.accepted)
    func compiler(name: String) throws {
        let found = ImportScanner.imports(in: try ImportCorpus.bytes(name))
        let modules = try Self.toolchain.get().importedModules(
            of: ["\(ImportCorpus.folder)/\(name)"],
            flags: ["-swift-version", "6", "-package-name", "examined"],
            place: name
        )
        let certain = Set(found.filter(\.isUnconditional).map(\.module))
        #expect(modules.subtracting(found.map(\.module)) == [])
        #expect(certain.subtracting(modules) == [])
    }

    @Test(
        "has the same imports without the candidate search",
        arguments: ImportCorpus.all
    )
    func search(name: String) throws {
        let bytes = try ImportCorpus.bytes(name)
        #expect(
            ImportScanner.imports(in: bytes)
                == ImportScanner.imports(in: bytes, through: bytes.count)
        )
        // An editor may save an incomplete source.
        for count in stride(from: 0, to: bytes.count, by: 7) {
            let start = Array(bytes.prefix(count))
            #expect(
                ImportScanner.imports(in: start)
                    == ImportScanner.imports(in: start, through: start.count)
            )
        }
    }
}
