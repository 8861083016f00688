#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The Swift toolchain in `PATH`.
struct Toolchain: Sendable {
    /// The output of `swiftc --version`, which is part of the keys of cached answers.
    let version: String

    /// Finds the toolchain.
    ///
    /// - Throws: `Problem` for a missing toolchain.
    init() throws {
        let answer = try Self.run("swiftc", ["--version"])
        guard answer.status == 0 else {
            throw Problem(.internalError, "'swiftc --version' fails:\n\(answer.errors)")
        }
        version = String(decoding: answer.output, as: UTF8.self)
    }

    /// The number in `version`; nil for a development version.
    var toolsVersion: ToolsVersion? {
        let words = version.split { $0 == " " || $0.isNewline }
        guard let index = words.firstIndex(of: "version"), words.indices.contains(index + 1) else {
            return nil
        }
        return ToolsVersion(plain: words[index + 1])
    }

    /// Prints a manifest as JSON.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the package.
    ///   - manifest: The name of the manifest in a problem.
    /// - Throws: `Problem` for a manifest that SwiftPM rejects.
    func dumpPackage(at folder: String, manifest: String) throws -> String {
        // SwiftPM would wait for another process that uses the package's own scratch folder.
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

    /// The modules that sources import in the active branches, according to the compiler.
    ///
    /// - Parameters:
    ///   - files: The absolute paths of the sources.
    ///   - flags: The flags of the compiler.
    ///   - place: The name of the sources in a problem.
    /// - Throws: `Problem` for a source that the compiler rejects.
    func importedModules(of files: [String], flags: [String], place: String) throws -> Set<String> {
        var modules: Set<String> = []
        for batch in files.batches(of: 1_000) {
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
