import Testing

@testable import ArchitectureLint

@Suite("The scanner held against the compiler")
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

    @Test("agrees, whether or not a branch is active")
    func agrees() throws {
        try compare([certain, conditional], ["A"])
        try compare([certain, conditional], ["A", "B"])
    }

    @Test("is an error of the proof when only the compiler sees an import")
    func missed() {
        let problem = Problem(
            .internalError,
            at: "Sources/A",
            "the scanner and the compiler disagree about its imports: only the compiler sees C. "
                + "This is a defect of archlint: please report it with the source."
        )
        #expect(throws: problem) { try compare([certain], ["A", "C"]) }
    }

    @Test("is an error of the proof when only the scanner sees an import outside every #if")
    func invented() {
        let problem = Problem(
            .internalError,
            at: "Sources/A",
            "the scanner and the compiler disagree about its imports: only the scanner sees A. "
                + "This is a defect of archlint: please report it with the source."
        )
        #expect(throws: problem) { try compare([certain], []) }
    }
}
