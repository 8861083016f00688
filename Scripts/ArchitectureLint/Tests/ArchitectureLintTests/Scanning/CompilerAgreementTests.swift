import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The scanner and the compiler find the same imports")
struct CompilerAgreementTests {
    private static let toolchain = Result { try Toolchain() }

    @Test("in the sources of this repository")
    func repository() throws {
        let root = URL(fileURLWithPath: Fixture.folder)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let files = try FileListing(of: "", base: FileTree(root: root).base).files
            .filter { $0.hasSuffix(".swift") && !$0.contains("/Fixtures/") }
            .map { "\(root)/\($0)" }
        try #require(files.count > 100)
        let work = GeneratedWork.compiledSources
        let count = min(work.amount, files.count)
        let chosen = (0..<count).map { files[$0 * files.count / count] }
        compare(chosen)
        work.report(chosen.count)
    }

    @Test("in the interfaces of the toolchain")
    func interfaces() throws {
        let folder = try URL(fileURLWithPath: ToolchainFolders.asked().resources)
        let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = (names?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
            .filter { $0.hasSuffix(".swiftinterface") }.sorted()
        try #require(!files.isEmpty)
        compare(files)
    }

    private func compare(_ files: [String]) {
        let differences = files.mapInParallel { file in Result { try difference(file) } }
        for (file, difference) in zip(files, differences) {
            #expect(throws: Never.self, "\(file)") { try difference.get() }
        }
    }

    private func difference(_ file: String) throws {
        let bytes = try FileReader.read(file)
        let found = ImportScanner.imports(in: bytes)
        #expect(found == ImportScanner.imports(in: bytes, through: bytes.count), "\(file)")
        let compiler = try Self.toolchain.get().importedModules(
            of: [file],
            flags: ["-swift-version", "6", "-package-name", "examined"],
            place: file
        )
        try CrossCheck.compare(
            scanned: [SourceFile(path: file, imports: found)],
            compiler: compiler,
            place: file
        )
    }
}
