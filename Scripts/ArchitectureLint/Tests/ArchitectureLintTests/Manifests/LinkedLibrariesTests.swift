import Testing

@testable import ArchitectureLint

@Suite("The system libraries of a target")
struct LinkedLibrariesTests {
    private let folder: PackageFolder

    init() throws {
        folder = try PackageFolder()
    }

    @Test(
        "are those of its linker settings and linker flags",
        arguments: [
            (".linkedLibrary(\"z\")", ["z"]),
            (".unsafeFlags([\"-lz\", \"-L/usr/lib\"])", ["z"]),
            (".unsafeFlags([\"-l\", \"z\", \"-Xlinker\", \"-lm\"])", ["z", "m"]),
            (".unsafeFlags([\"-Wl,-rpath,/lib,-lz\"])", ["z"]),
            (".unsafeFlags([\"-l\"])", []), (".linkedFramework(\"z\")", []),
        ]
    )
    func flags(setting: String, libraries: [String]) throws {
        try folder.package(
            "A",
            "targets: [.target(name: \"A\", linkerSettings: [\(setting)])]"
        )
        try folder.write("", to: "A/Sources/A/a.swift")
        let module = try #require(try folder.workspace().repository.module("A"))
        #expect(module.target.linkedLibraries == libraries)
    }
}
