#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The Swift toolchain on the search path, as the authority on manifests and sources.
struct Toolchain: Sendable {
    /// What the compiler says it is; a manifest read by another one is read again.
    let version: String

    /// The toolchain on the search path.
    ///
    /// - Throws: `Problem` when there is none.
    init() throws {
        let answer = try Self.run("swiftc", ["--version"])
        guard answer.status == 0 else {
            throw Problem(.internalError, "`swiftc --version` fails:\n\(answer.errors)")
        }
        version = String(decoding: answer.output, as: UTF8.self)
    }

    /// What the manifest of a package states, in SwiftPM's own JSON.
    ///
    /// - Parameters:
    ///   - folder: the package's absolute path.
    ///   - manifest: how a problem names the manifest.
    /// - Throws: `Problem` when SwiftPM refuses the manifest.
    func dumpPackage(at folder: String, manifest: String) throws -> String {
        // A scratch folder of its own: SwiftPM waits for whoever else uses the package's.
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("archlint-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let answer = try Self.run(
            "swift",
            ["package", "--package-path", folder, "--scratch-path", scratch.path, "dump-package"]
        )
        guard answer.status == 0 else {
            throw Problem(.badData, at: manifest, "SwiftPM refuses it:\n\(answer.errors)")
        }
        return String(decoding: answer.output, as: UTF8.self)
    }

    /// The modules that sources import in the branches that are active here, by the compiler's own
    /// parser.
    ///
    /// - Parameters:
    ///   - files: absolute paths of one target's sources.
    ///   - flags: what the compiler has to be told in order to read them.
    ///   - place: how a problem names them.
    /// - Throws: `Problem` when a source is not Swift.
    func importedModules(
        of files: [String],
        flags: [String],
        place: String
    ) throws -> Set<String> {
        var modules: Set<String> = []
        // A command line has an end; the kernel's is far behind this many paths.
        for start in stride(from: 0, to: files.count, by: 1_000) {
            let batch = files[start..<min(start + 1_000, files.count)]
            let answer = try Self.run(
                "swiftc",
                ["-frontend", "-emit-imported-modules", "-module-name", "Examined", "-o", "-"]
                    + flags + batch
            )
            guard answer.status == 0 else {
                throw Problem(.badData, at: place, "the compiler cannot read it:\n\(answer.errors)")
            }
            let lines = String(decoding: answer.output, as: UTF8.self)
                .split(whereSeparator: \.isNewline)
            modules.formUnion(lines.map(String.init))
        }
        return modules
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> Subprocess {
        do {
            return try Subprocess.run(program, arguments)
        } catch let error as Subprocess.LaunchError {
            throw Problem(
                .internalError,
                "\(error). Install Swift (https://www.swift.org/install) first."
            )
        }
    }
}
