import Testing

@testable import ArchitectureLint

@Suite("The comparison with the compiler")
struct CrossCheckTests {
    private func compare(_ imports: [Import], _ compiler: Set<String>) throws {
        let file = SourceFile(path: "A.swift", imports: imports)
        try CrossCheck.compare(scanned: [file], compiler: compiler, place: "Sources/A")
    }

    private let certain = Import(module: "A", line: 1)
    private let conditional = Import(
        module: "B",
        line: 2,
        conditions: [.init(text: "DEBUG", holds: true)]
    )

    @Test("accepts an inactive branch")
    func agrees() throws {
        try compare([certain, conditional], ["A"])
        try compare([certain, conditional], ["A", "B"])
    }

    @Test("reports an import that only the compiler finds")
    func missed() {
        let problem = Problem(
            .internalError,
            at: "Sources/A",
            "the scanner and the compiler find different imports in this target: only the compiler finds C. "
                + "This is a defect of archlint: please report it with the source."
        )
        #expect(throws: problem) { try compare([certain], ["A", "C"]) }
    }

    @Test("reports an unconditional import that only the scanner finds")
    func invented() {
        let problem = Problem(
            .internalError,
            at: "Sources/A",
            "the scanner and the compiler find different imports in this target: only the scanner finds A. "
                + "This is a defect of archlint: please report it with the source."
        )
        #expect(throws: problem) { try compare([certain], []) }
    }
}
