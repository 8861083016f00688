import Foundation

@testable import ArchitectureLint

/// Where the toolchain at hand keeps what it ships, as it says itself.
struct ToolchainFolders: Decodable {
    /// Everything that belongs to the compiler.
    let resources: String
    /// Where it looks for the modules that come with it.
    let modules: [String]

    private enum CodingKeys: String, CodingKey {
        case resources = "runtimeResourcePath"
        case modules = "runtimeLibraryImportPaths"
    }

    /// Asks it.
    static func asked() throws -> ToolchainFolders {
        struct Answer: Decodable { let paths: ToolchainFolders }
        let answer = try Subprocess.run("swiftc", ["-print-target-info"])
        return try JSONDecoder().decode(Answer.self, from: Data(answer.output)).paths
    }
}
