import Foundation
import Testing

@testable import ArchitectureLint

@Suite("What is kept of the sources")
struct KeptImportsTests {
    private let folder: TemporaryFolder
    private var cache: String { "\(folder.path)/cache" }
    private var root: String { "\(folder.path)/root" }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(name: "P", targets: [.target(name: "A")])
            """,
            to: "root/P/Package.swift"
        )
        for name in ["a", "b", "c", "d"] {
            try write(
                "#if os(Linux)\n@_spi(X) public import struct M.\(name.uppercased())\n#endif\n",
                to: name
            )
        }
        try write("import Plain\nimport Other\n", to: "sub/e")
    }

    /// Writes a source as if some time ago, so that it counts as settled.
    private func write(_ text: String, to name: String, at time: Double = -3_600) throws {
        try folder.write(text, to: "root/P/Sources/A/\(name).swift")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: time)],
            ofItemAtPath: "\(root)/P/Sources/A/\(name).swift"
        )
    }

    /// What a run reads that starts some time ahead: the system itself sets when a file was changed,
    /// so only the clock of the run can make that long ago.
    private func landscape(ahead: Int64 = 3_600_000_000_000) throws -> Landscape {
        try Landscape(
            of: FileTree(root: root),
            cacheFolder: cache,
            start: FileStamp.now() + ahead
        )
    }

    private func imports(_ landscape: Landscape) -> [SourceFile] {
        landscape.repository.modules.flatMap(\.files)
    }

    /// The file in which it is kept.
    private var file: String {
        get throws {
            let names = try FileManager.default.contentsOfDirectory(atPath: cache)
            return "\(cache)/\(try #require(names.first { $0.hasSuffix(".imports") }))"
        }
    }

    private func fresh() throws -> [SourceFile] {
        imports(try Landscape(of: FileTree(root: root), cacheFolder: nil))
    }

    @Test("is found again, the same in every respect, for this user only")
    func again() throws {
        let cold = try landscape()
        let warm = try landscape()
        #expect(cold.keptFiles == 0)
        #expect(warm.keptFiles == 5)
        #expect(imports(cold) == imports(warm))
        #expect(try imports(warm) == fresh())
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("does not count for a source that was edited, even to the same size and time")
    func edit() throws {
        _ = try landscape()
        let path = "\(root)/P/Sources/A/sub/e.swift"
        let times = try FileManager.default.attributesOfItem(atPath: path)
        try folder.write("import Plane\nimport Other\n", to: "root/P/Sources/A/sub/e.swift")
        try FileManager.default.setAttributes(
            [.modificationDate: try #require(times[.modificationDate])],
            ofItemAtPath: path
        )
        let warm = try landscape()
        #expect(warm.keptFiles == 4)
        #expect(imports(warm).last?.imports.map(\.module) == ["Plane", "Other"])
        #expect(try imports(warm) == fresh())
    }

    @Test("leaves out what was changed just before it was read")
    func justChanged() throws {
        #expect(try landscape(ahead: 0).keptFiles == 0)
        #expect(try landscape(ahead: 0).keptFiles == 0)
    }

    @Test("forgets a source that is gone, and learns of one that is new or was replaced")
    func comingAndGoing() throws {
        _ = try landscape()
        try folder.remove("root/P/Sources/A/b.swift")
        try write("import New\n", to: "bb")
        // A file of another inode in the place of one that was kept.
        try folder.write("import Moved\n", to: "root/P/Sources/A/c.new")
        try folder.remove("root/P/Sources/A/c.swift")
        try FileManager.default.moveItem(
            atPath: "\(root)/P/Sources/A/c.new",
            toPath: "\(root)/P/Sources/A/c.swift"
        )
        let warm = try landscape()
        #expect(warm.keptFiles == 3)
        #expect(try imports(warm) == fresh())
        #expect(try landscape().keptFiles == 5)
    }

    @Test("only costs the reading when it is damaged, cut short, or somebody else's")
    func damage() throws {
        let sound = try imports(landscape())
        let bytes = try SourceReader.read(file)
        var chance = SeededChance(seed: 7)
        for round in 0..<300 {
            var damaged = bytes
            switch round % 4 {
            case 0: damaged.removeLast(chance.below(bytes.count) + 1)
            case 1: damaged.append(UInt8(chance.below(256)))
            default: damaged[chance.below(bytes.count)] ^= UInt8(chance.below(255) + 1)
            }
            #expect(throws: ByteReader.Damage.self) {
                _ = try KeptImports(damaged, KeptFile.identity(root: FileTree(root: root).root))
            }
            if round % 30 == 0 {
                try Data(damaged).write(to: URL(fileURLWithPath: file))
                let read = try landscape()
                #expect(read.keptFiles == 0)
                #expect(imports(read) == sound)
            }
        }
        let other = KeptImports.bytes(of: [], identity: "another program")
        try Data(other).write(to: URL(fileURLWithPath: file))
        #expect(try landscape().keptFiles == 0)
        #expect(try landscape().keptFiles == 5)
    }

    @Test("is read by two runs at once while they write it")
    func twoRuns() throws {
        let sound = try fresh()
        let failures = (0..<40).map { $0 }.mapInParallel { _ in
            (try? landscape()).map { imports($0) } == sound ? 0 : 1
        }
        #expect(failures.reduce(0, +) == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache).count == 2)
        #expect(try landscape().keptFiles == 5)
    }

    @Test("is neither read nor written without a cache")
    func without() throws {
        _ = try Landscape(of: FileTree(root: root), cacheFolder: nil)
        #expect(!FileManager.default.fileExists(atPath: cache))
    }
}
