import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The known toolchain modules")
struct KnownToolchainTests {
    @Test("include all modules of the present toolchain")
    func shipped() throws {
        let toolchain = try ToolchainFolders.asked()
        let folders =
            toolchain.modules
            + ["ManifestAPI", "PluginAPI"].map { "\(toolchain.resources)/pm/\($0)" }
        let ending = ".swiftmodule"
        let names = folders.flatMap { folder in
            // One for each kind of processor need not be there.
            (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
        #expect(names.contains("PackageDescription"))
        #if os(Linux)
            #expect(names.contains("Foundation"))
        #endif
        #expect(Set(names).subtracting(KnownToolchain.modules) == [])
    }

    @Test("include modules of other platforms")
    func elsewhere() {
        let some: Set = [
            "AppKit", "CFNetwork", "ClassKit", "Messages", "UIKit", "Virtualization", "Musl",
            "WinSDK",
        ]
        #expect(KnownToolchain.modules.isSuperset(of: some))
    }
}
