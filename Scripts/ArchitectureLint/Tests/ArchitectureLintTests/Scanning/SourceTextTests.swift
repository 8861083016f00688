import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The encoding of sources")
struct SourceTextTests {
    private let folder: PackageFolder

    init() throws {
        folder = try PackageFolder()
        try folder.package("A", "targets: [.target(name: \"A\")]")
        try folder.write("", to: "A/Sources/A/a.swift")
    }

    private func write(_ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.root)/A/Sources/A/a.swift"))
    }

    @Test(
        "a source that is not UTF-8 is a problem for the check and for the list of imports",
        arguments: [
            [0x69, 0x00, 0x6D], [0xFF, 0xFE, 0x69], [0xFE, 0xFF, 0x69], [0x2F, 0x2F, 0xFF, 0x0A],
            Array(repeating: UInt8(ascii: " "), count: 1000) + [0xC3, 0x28],
        ] as [[UInt8]]
    )
    func noText(bytes: [UInt8]) throws {
        try write(bytes)
        #expect(try folder.workspace().obstacles.map(\.place) == ["A/Sources/A/a.swift"])
        let answer = CommandLineTool().run(["imports", folder.root])
        #expect(answer.status == .badData)
        #expect(answer.errors.contains("A/Sources/A/a.swift: the source is "))
    }

    @Test("accepts a byte-order mark and characters outside of ASCII, also at the end of the head")
    func text() throws {
        let spaces = Array(repeating: UInt8(ascii: " "), count: 1018)
        for count in 0...8 {
            try write(spaces + Array(repeating: 0x20, count: count) + Array("/*é€😀*/".utf8))
            #expect(try folder.workspace().obstacles.isEmpty)
        }
        try write([0xEF, 0xBB, 0xBF] + Array("import é".utf8))
        #expect(try folder.workspace().obstacles.isEmpty)
    }
}
