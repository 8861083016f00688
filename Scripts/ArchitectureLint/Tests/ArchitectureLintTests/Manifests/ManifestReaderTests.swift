import Foundation
import Testing

@testable import ArchitectureLint

@Suite("Reading manifests")
struct ManifestReaderTests {
    /// Those that the toolchain is asked about: a few always, all in the long run.
    private static let asked: [ManifestFixture] = {
        let isLong = ProcessInfo.processInfo.environment["MODULARBANK_LONG"] == "1"
        let few: Set = [
            "plain", "remote", "traits", "swift-settings", "for-loop", "map", "if-environment",
            "not-swift", "target-twice", "prints", "resource-outside",
        ]
        return ManifestFixture.all.filter { isLong || few.contains($0.name) }
    }()

    private let folder: TemporaryFolder
    private let kept: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        kept = try TemporaryFolder()
    }

    private func reader() throws -> ManifestReader {
        ManifestReader(
            tree: try FileTree(root: folder.path),
            toolchain: try Toolchain(),
            cache: Cache(folder: kept.path)
        )
    }

    private func countKept() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: kept.path).count
    }

    /// What a tilde in a path stands for; `/visitor` in the records.
    private static let home = FileManager.default.homeDirectoryForCurrentUser.path

    private static let head = "// swift-tools-version: 6.2\nimport PackageDescription\n"

    @Test("says what SwiftPM says, whichever way it goes", arguments: asked)
    func agreesWithSwiftPM(fixture: ManifestFixture) throws {
        try folder.write(String(decoding: fixture.bytes, as: UTF8.self), to: "Sample/Package.swift")
        do {
            let read = try reader().manifest(at: "Sample")
            let dump = try #require(fixture.dump, "SwiftPM refuses it: \(fixture.refusal ?? "")")
            let moved = String(decoding: dump, as: UTF8.self)
                .moved(from: "/house", to: folder.path).moved(from: "/visitor", to: Self.home)
            let expected = try Manifest(dump: ManifestJSON(text: Array(moved.utf8)))
            #expect(read.manifest.withoutLines == expected)
            #expect((read.reading == .literal) == ((try? fixture.literal.get()) != nil))
        } catch let problem as Problem {
            #expect(fixture.dump == nil, "SwiftPM takes it: \(problem)")
        }
    }

    /// The recorded answers are SwiftPM's own.
    @Test("is held against what this toolchain says", arguments: asked)
    func recordIsTrue(fixture: ManifestFixture) throws {
        try folder.write(String(decoding: fixture.bytes, as: UTF8.self), to: "Sample/Package.swift")
        let place = "\(folder.path)/Sample"
        do {
            let dump = try Toolchain().dumpPackage(at: place, manifest: "Package.swift")
            let moved = dump.moved(from: folder.path, to: "/house")
                .moved(from: Self.home, to: "/visitor")
            let recorded = try #require(fixture.dump, "SwiftPM takes it now")
            #expect(
                try Manifest(dump: ManifestJSON(text: Array(moved.utf8)))
                    == (try Manifest(dump: ManifestJSON(text: recorded)))
            )
        } catch is Problem {
            #expect(fixture.refusal != nil, "SwiftPM refuses it now")
        }
    }

    /// Damaged manifests of which the reader of literal ones is certain are run too.
    @Test("never is certain of what the compiler sees otherwise")
    func damagedAgree() throws {
        let isLong = ProcessInfo.processInfo.environment["MODULARBANK_LONG"] == "1"
        let toolchain = try Toolchain()
        var damage = ManifestDamage(seed: 7)
        for index in 0..<(isLong ? 400 : 4) {
            let (text, manifest) = damage.nextCertain()
            let name = "Certain\(index)"
            try folder.write(String(decoding: text, as: UTF8.self), to: "\(name)/Package.swift")
            let place = "\(folder.path)/\(name)"
            let run = ManifestEvaluation(toolchain: ManifestToolchain()).output(
                of: "\(place)/Package.swift",
                folder: "/house/Sample",
                version: try #require(ToolsVersion(firstLineOf: text))
            )
            guard let run else {
                let dump = try? toolchain.dumpPackage(at: place, manifest: name)
                let answer = dump == nil ? "refuses" : "takes"
                let code = String(decoding: text, as: UTF8.self)
                Issue.record("it cannot be run (SwiftPM \(answer) it):\n\(code)")
                continue
            }
            let version = try #require(ToolsVersion(firstLineOf: text))
            let expected = try Manifest(
                output: ManifestJSON(text: run),
                folder: "/house/Sample",
                version: version
            )
            #expect(manifest.withoutLines == expected, "\(String(decoding: text, as: UTF8.self))")
        }
    }

    @Test("does not run what is certain")
    func literal() throws {
        try folder.write(Self.head + "let package = Package(name: \"A\")\n", to: "Package.swift")
        let read = try reader().manifest(at: "")
        #expect(read.reading == .literal)
        #expect(try countKept() == 0)
    }

    @Test("runs what is not certain once, and again when it changes")
    func evaluated() throws {
        func manifest(_ name: String) -> String {
            Self.head + "let package = Package(name: true ? \"\(name)\" : \"\")\n"
        }
        let reader = try reader()
        try folder.write(manifest("First"), to: "Package.swift")
        let read = try reader.manifest(at: "")
        #expect(read.manifest.name == "First")
        #expect(read.reading == .evaluated(Doubt(reason: "the operator ?", line: 3)))
        #expect(try countKept() == 1)
        #expect(try reader.manifest(at: "") == read)
        #expect(try countKept() == 1)
        try folder.write(manifest("Second"), to: "Package.swift")
        #expect(try reader.manifest(at: "").manifest.name == "Second")
        #expect(try countKept() == 2)
    }

    @Test("keeps what depends on the environment, without writing the environment down")
    func environment() throws {
        try folder.write(
            Self.head + "let name = Context.environment[\"PATH\"] == nil ? \"A\" : \"B\"\n"
                + "let package = Package(name: name)\n",
            to: "Package.swift"
        )
        #expect(try reader().manifest(at: "").manifest.name == "B")
        let file = try #require(
            try FileManager.default.contentsOfDirectory(atPath: kept.path).first
        )
        let entry = try String(contentsOfFile: "\(kept.path)/\(file)", encoding: .utf8)
        #expect(entry.contains("in the environment"))
        let path = try #require(ProcessInfo.processInfo.environment["PATH"])
        #expect(!entry.replacingOccurrences(of: "\\/", with: "/").contains(path))
    }

    @Test("does not keep what depends on files")
    func notKept() throws {
        try folder.write(
            Self.head
                + "import Foundation\nlet has = FileManager.default.fileExists(atPath: \"/none\")\n"
                + "let package = Package(name: has ? \"A\" : \"B\")\n",
            to: "Package.swift"
        )
        #expect(try reader().manifest(at: "").manifest.name == "B")
        #expect(try countKept() == 0)
    }

    @Test("asks SwiftPM which manifest counts when there are several")
    func several() throws {
        try folder.write(Self.head + "let package = Package(name: \"Old\")\n", to: "Package.swift")
        try folder.write(
            Self.head + "let package = Package(name: \"New\")\n",
            to: "Package@swift-6.swift"
        )
        let read = try reader().manifest(at: "")
        #expect(read.manifest.name == "New")
        #expect(
            read.reading
                == .dumped(Doubt(reason: "Package@swift-6.swift may stand in for it", line: 1))
        )
    }

    @Test("says where a manifest is broken, in the compiler's words")
    func broken() throws {
        try folder.write(Self.head + "\nlet package = nothing\n", to: "A/Package.swift")
        let problem = #expect(throws: Problem.self) { try reader().manifest(at: "A") }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "A/Package.swift:4")
        #expect(problem?.message.contains("cannot find 'nothing' in scope") == true)
    }
}

extension String {
    /// The same JSON text with other paths: slashes may be escaped in it.
    fileprivate func moved(from folder: String, to other: String) -> String {
        func escaped(_ path: String) -> String { path.replacingOccurrences(of: "/", with: "\\/") }
        return replacingOccurrences(of: folder + "/", with: other + "/")
            .replacingOccurrences(of: escaped(folder + "/"), with: escaped(other + "/"))
    }
}
