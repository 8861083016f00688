#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Runs a manifest, as the compiler interprets it, with the toolchain's own PackageDescription.
///
/// It is what SwiftPM does without its detour over a linked program. It says what the manifest
/// states on this machine, in this environment.
struct ManifestEvaluation: Sendable {
    let toolchain: ManifestToolchain

    /// What a manifest states.
    ///
    /// - Parameters:
    ///   - manifest: the manifest's absolute path.
    ///   - folder: the package's absolute path.
    ///   - version: the tools version of its first line.
    /// - Returns: what the manifest prints; nothing when it could not be run this way, so that
    ///   SwiftPM has to be asked.
    func output(of manifest: String, folder: String, version: ToolsVersion) -> [UInt8]? {
        guard let library = toolchain.library,
            let context = try? JSONEncoder().encode(["packageDirectory": folder]),
            let answer = try? Subprocess.run(
                "swiftc",
                arguments(library: library, manifest: manifest, version: version)
                    + ["--", "-fileno", "1", "-context", String(decoding: context, as: UTF8.self)]
            ), answer.status == 0
        else { return nil }
        return answer.output
    }

    private func arguments(library: String, manifest: String, version: ToolsVersion) -> [String] {
        [
            "-frontend", "-interpret", manifest, "-I", library, "-L", library,
            "-lPackageDescription", "-disable-objc-interop", "-swift-version",
            version.languageMode, "-package-description-version", version.description,
            "-module-name", "main",
        ]
    }
}

/// Where the toolchain keeps what manifests import, asked for once and only when it is needed.
final class ManifestToolchain: Sendable {
    /// The folder of PackageDescription; nothing where it is not where Linux toolchains keep it.
    let library: String?

    /// The toolchain on the search path.
    init() {
        library = Self.runtime().flatMap { runtime in
            let folder = "\(runtime)/pm/ManifestAPI"
            let library = "\(folder)/libPackageDescription.so"
            return FileManager.default.fileExists(atPath: library) ? folder : nil
        }
    }

    private struct TargetInfo: Decodable {
        let paths: Paths

        struct Paths: Decodable {
            let runtimeResourcePath: String
        }
    }

    private static func runtime() -> String? {
        guard let answer = try? Subprocess.run("swiftc", ["-print-target-info"]),
            answer.status == 0
        else { return nil }
        let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output))
        return info?.paths.runtimeResourcePath
    }
}
