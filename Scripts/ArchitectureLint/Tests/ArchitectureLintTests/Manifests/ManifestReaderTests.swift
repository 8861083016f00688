import ArchitectureLintFuzzing
import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The manifest reader")
struct ManifestReaderTests {
    /// The manifests for which a test runs the toolchain, the most different ones first.
    private static let evaluated: [ManifestFixture] = {
        let different: Set = [
            "plain", "remote", "traits", "swift-settings", "for-loop", "map", "if-environment",
            "not-swift", "target-twice", "prints", "resource-outside",
        ]
        let first = ManifestFixture.all.filter { different.contains($0.name) }
        let others = ManifestFixture.all.filter { !different.contains($0.name) }
        return Array((first + others).prefix(GeneratedWork.evaluatedManifests.amount))
    }()

    private let folder: TemporaryFolder
    private let cache: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        cache = try TemporaryFolder()
    }

    private func reader() throws -> ManifestReader {
        ManifestReader(
            tree: try FileTree(root: folder.path),
            toolchain: try Toolchain(),
            cache: Cache(folder: cache.path)
        )
    }

    private func cacheCount() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: cache.path).count
    }

    /// The home folder, which is `/visitor` in the recorded answers.
    private static let home = FileManager.default.homeDirectoryForCurrentUser.path

    private static let head = "// swift-tools-version: 6.2\nimport PackageDescription\n"

    @Test("agrees with SwiftPM", arguments: evaluated)
    func agreesWithSwiftPM(fixture: ManifestFixture) throws {
        try folder.write(String(decoding: fixture.bytes, as: UTF8.self), to: "Sample/Package.swift")
        do {
            let read = try reader().package(at: "Sample")
            let dump = try #require(fixture.dump, "SwiftPM rejects it: \(fixture.refusal ?? "")")
            let moved = String(decoding: dump, as: UTF8.self)
                .moved(from: "/house", to: folder.path).moved(from: "/visitor", to: Self.home)
            let expected = try Manifest(dump: Array(moved.utf8))
            #expect(read.content.withoutLines == expected)
            #expect((read.unsupportedSyntax == nil) == ((try? fixture.literal.get()) != nil))
        } catch let problem as Problem {
            #expect(fixture.dump == nil, "SwiftPM accepts it: \(problem)")
        }
    }

    @Test("is tested with the answers of this toolchain", arguments: evaluated)
    func recordIsTrue(fixture: ManifestFixture) throws {
        try folder.write(String(decoding: fixture.bytes, as: UTF8.self), to: "Sample/Package.swift")
        let place = "\(folder.path)/Sample"
        do {
            let dump = try Toolchain().dumpPackage(at: place, manifest: "Package.swift")
            let moved = dump.moved(from: folder.path, to: "/house")
                .moved(from: Self.home, to: "/visitor")
            let recorded = try #require(fixture.dump, "SwiftPM accepts it now")
            #expect(
                try Manifest(dump: Array(moved.utf8))
                    == (try Manifest(dump: recorded))
            )
        } catch is Problem {
            #expect(fixture.refusal != nil, "SwiftPM rejects it now")
        }
    }

    @Test("agrees with SwiftPM on damaged manifests that it reads literally")
    func damagedAgree() throws {
        let work = GeneratedWork.evaluatedDamage
        let toolchain = try Toolchain()
        var damage = ManifestDamage(seed: 7)
        for index in 0..<work.amount {
            let (text, manifest) = damage.nextReadable()
            let code = String(decoding: text, as: UTF8.self)
            try folder.write(code, to: "\(index)/Sample/Package.swift")
            let site = "\(folder.path)/\(index)"
            let dump = try? toolchain.dumpPackage(at: "\(site)/Sample", manifest: "\(index)")
            guard let moved = dump?.moved(from: site, to: "/house") else {
                Issue.record("SwiftPM rejects it:\n\(code)")
                continue
            }
            let expected = try Manifest(dump: Array(moved.utf8))
            #expect(manifest.withoutLines == expected, "\(code)")
        }
        work.report(work.amount)
    }

    @Test("does not evaluate a literal manifest")
    func literal() throws {
        try folder.write(Self.head + "let package = Package(name: \"A\")\n", to: "Package.swift")
        let read = try reader().package(at: "")
        #expect(read.unsupportedSyntax == nil)
        #expect(try cacheCount() == 0)
    }

    @Test("caches a manifest with environment variables without storing them")
    func environment() throws {
        try folder.write(
            Self.head + "let name = Context.environment[\"PATH\"] == nil ? \"A\" : \"B\"\n"
                + "let package = Package(name: name)\n",
            to: "Package.swift"
        )
        #expect(try reader().package(at: "").content.name == "B")
        let file = try #require(
            try FileManager.default.contentsOfDirectory(atPath: cache.path).first
        )
        let entry = try String(contentsOfFile: "\(cache.path)/\(file)", encoding: .utf8)
        #expect(entry.contains("in the environment"))
        let path = try #require(ProcessInfo.processInfo.environment["PATH"])
        #expect(!entry.replacingOccurrences(of: "\\/", with: "/").contains(path))
    }

    /// A file with a comment on its first line may have its tools version below.
    @Test("evaluates a package where the choice of SwiftPM is not certain")
    func uncertainChoice() throws {
        let text = "let package = Package(name: \"A\")\n"
        try folder.write(Self.head + text, to: "Package.swift")
        try folder.write("// License\n" + Self.head + text, to: "Package@swift-5.9.swift")
        let read = try reader().package(at: "")
        #expect(read.unsupportedSyntax == UnsupportedSyntax("several possible manifests", line: 1))
    }

    @Test(
        "ignores files that SwiftPM does not take for a manifest",
        arguments: ["-", "-6-beta", "-6.1.2.3", "-six"]
    )
    func ignored(version: String) throws {
        try folder.write(Self.head + "let package = Package(name: \"A\")\n", to: "Package.swift")
        try folder.write("", to: "Package@swift\(version).swift")
        let read = try reader().package(at: "")
        #expect(read.unsupportedSyntax == nil && !read.hasVersions)
    }

    @Test("refuses a manifest for a newer toolchain without asking SwiftPM")
    func newerTools() throws {
        let text = "// swift-tools-version: 99.1\nimport PackageDescription\nnothing()\n"
        try folder.write(text, to: "A/Package.swift")
        let problem = #expect(throws: Problem.self) { try reader().package(at: "A") }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "A/Package.swift")
        let own = try #require(try Toolchain().toolsVersion)
        #expect(
            problem?.message == "the manifest needs Swift 99.1.0 or newer, but the toolchain is "
                + "\(own.description); install a newer toolchain, or lower the tools version"
        )
    }

    @Test("asks SwiftPM when it may choose an older manifest than one for a newer toolchain")
    func newerToolsBesideOlder() throws {
        let text = "let package = Package(name: \"A\")\n"
        try folder.write("// swift-tools-version: 99.0\n" + text, to: "Package.swift")
        try folder.write("// License\n" + Self.head + text, to: "Package@swift-6.0.swift")
        #expect(try reader().package(at: "").content.name == "A")
    }

    @Test("reports the line of an error in a manifest for a version of Swift")
    func brokenVersion() throws {
        try folder.write(Self.head + "let package = Package(name: \"A\")\n", to: "A/Package.swift")
        try folder.write(Self.head + "\nlet package = nothing\n", to: "A/Package@swift-6.swift")
        let problem = #expect(throws: Problem.self) { try reader().package(at: "A") }
        #expect(problem?.place == "A/Package@swift-6.swift:4")
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
