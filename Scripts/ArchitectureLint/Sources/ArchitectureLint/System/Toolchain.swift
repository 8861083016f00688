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

    /// Finds the toolchain; reads its version from the cache if the files of the toolchain are
    /// unchanged.
    ///
    /// - Throws: `Problem` for a missing toolchain.
    init(rememberedBy cache: Cache?) throws {
        guard let cache, let files = Self.files else {
            self = try Toolchain()
            return
        }
        let key = Cache.Key(toolchain: "", question: "version of the toolchain", text: files)
        if let version = cache.answer(to: key) {
            self = Toolchain(version: version)
        } else {
            self = try Toolchain()
            cache.store(version, for: key)
        }
    }

    private init(version: String) { self.version = version }

    /// The folder of the toolchain's programs; nil if `PATH` contains no toolchain.
    private static var folder: String? {
        let path = RunEnvironment.processVariables["PATH"] ?? ""
        let folder = path.split(separator: ":").first { FileStatus.canRun("\($0)/swiftc") }
        return folder.flatMap { "\($0)/swiftc".withoutLinks?.folder }
    }

    /// A text that identifies the toolchain's files.
    ///
    /// The text is nil for a `swiftc` that selects one of several toolchains, such as Xcode's
    /// `swiftc`.
    private static var files: String? {
        guard let folder else { return nil }
        let names = ["swift-driver", "swift-frontend", "swift-package"]
        let files = names.compactMap { name in
            FileStatus("\(folder)/\(name)").map {
                "\(folder)/\(name) \($0.identity) \($0.size) \($0.modified) \($0.changed)"
            }
        }
        return files.count == names.count ? files.joined(separator: "\n") : nil
    }

    /// The version number in `version`; nil for a development version.
    var toolsVersion: ToolsVersion? {
        let words = version.split { $0 == " " || $0.isNewline }
        guard let index = words.firstIndex(of: "version"), words.indices.contains(index + 1) else {
            return nil
        }
        return ToolsVersion(plain: words[index + 1])
    }

    /// Returns the JSON that SwiftPM prints for a manifest.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the package.
    ///   - manifest: The name that a `Problem` shows for the manifest.
    /// - Throws: `Problem` for a manifest that SwiftPM rejects.
    func dumpPackage(at folder: String, manifest: String) throws -> String {
        // SwiftPM would wait for another process that uses the package's own scratch folder.
        let scratch = OutputFile.temporaryPath
        defer {
            OutputFile.remove(scratch)
            // SwiftPM leaves the lock of a scratch folder.
            let lock = scratch.split(separator: "/").joined(separator: "_")
            OutputFile.remove("\(scratch.folder)/_\(lock).lock")
        }
        let answer = try Self.run(
            "swift",
            [
                // The cache of SwiftPM ignores the files that a manifest looks at.
                "package", "--manifest-cache", "none", "--package-path", folder, "--scratch-path",
                scratch, "dump-package",
            ]
        )
        guard answer.status == 0 else {
            throw Problem(.badData, at: manifest, "SwiftPM rejects the manifest:\n\(answer.errors)")
        }
        return String(decoding: answer.output, as: UTF8.self)
    }

    /// Returns the modules that the compiler finds in the imports of active `#if` branches.
    ///
    /// - Parameters:
    ///   - files: The absolute paths of the sources.
    ///   - flags: The flags of the compiler.
    ///   - place: The name that a `Problem` shows for the sources.
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
                throw Problem(.badData, at: place, "the compiler rejects it:\n\(answer.errors)")
            }
            let lines = String(decoding: answer.output, as: UTF8.self)
                .split(whereSeparator: \.isNewline)
            modules.formUnion(lines.map(String.init))
        }
        return modules
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> Subprocess {
        let remedy = "Install Swift (https://www.swift.org/install) first."
        return try Subprocess.run(program, arguments, orElse: remedy)
    }
}
